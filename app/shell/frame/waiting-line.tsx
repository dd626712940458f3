import { useTranslations } from 'next-intl';
import { use } from 'react';
import { AwaitedContext } from '@/app/router/router-contexts';
import styles from './waiting-line.module.scss';

/** Says that a move waits for its page: a thin line for the eye, words for the ear. */
export function WaitingLine() {
  const t = useTranslations();
  const awaited = use(AwaitedContext);
  return (
    <>
      {awaited && <i className={styles.line} aria-hidden="true" />}
      <p className="unseen" role="status">
        {awaited && t('nav.awaited', { page: t(`nav.${awaited}`) })}
      </p>
    </>
  );
}
