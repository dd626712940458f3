import { useWords } from '@/app/_lib/messages';
import type { Work } from '@/content/schema';
import styles from './actions.module.scss';
import type { PortfolioKey } from './portfolio.words';

/** How many are shown at first on a phone. */
const first = 3;

/** What was done in a work. */
export function Actions({ actions }: { actions: Work['actions'] }) {
  const t = useWords<PortfolioKey>();
  const list = t.raw(actions);
  // A missing list is its path.
  const all: string[] = Array.isArray(list) ? list : [];
  const rest = all.slice(first);
  return (
    <>
      <ActionList actions={all.slice(0, first)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{t('portfolio.more', { count: rest.length })}</summary>
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
