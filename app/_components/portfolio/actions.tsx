'use client';

import { useTranslations } from 'next-intl';
import { useList } from '@/app/_lib/messages';
import type { ListKey } from '@/content/types';
import styles from './actions.module.scss';

/** How many are shown at first on a phone. */
const first = 3;

/** What was done in a work. */
export function Actions({ actions }: { actions: ListKey }) {
  const t = useTranslations('portfolio');
  const all = useList()(actions);
  const rest = all.slice(first);
  return (
    <>
      <ActionList actions={all.slice(0, first)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{t('more', { count: rest.length })}</summary>
          <ActionList actions={rest} />
        </details>
      )}
    </>
  );
}

function ActionList({ actions }: { actions: readonly string[] }) {
  return (
    <ul className={styles.actions}>
      {actions.map((action) => (
        <li key={action}>{action}</li>
      ))}
    </ul>
  );
}
