import { useTranslations } from 'next-intl';
import type { Work } from '@/app/_lib/works';
import styles from './work-item.module.scss';

/** How many are shown at first on a phone. */
const first = 3;

/** What was done in a work. */
export function Actions({ actions }: { actions: Work['actions'] }) {
  const t = useTranslations();
  const rest = actions.slice(first);
  return (
    <>
      <ActionList actions={actions.slice(0, first)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className="target small text-link">{t('portfolio.more', { count: rest.length })}</summary>
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
