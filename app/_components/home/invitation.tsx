import { ArrowRight } from '@/app/_components/icons/icons';
import { Picture } from '@/app/_components/picture/picture';
import { PageLink } from '@/app/_components/shell/page-link';
import { useWords } from '@/app/_lib/messages';
import { hobbies } from '@/content/hobbies';
import styles from './destination.module.scss';
import type { HomeKey } from './home.words';

/** The link to Exoplanets, with its first two worlds. */
export function Invitation() {
  const t = useWords<HomeKey>();
  return (
    <PageLink className={styles.invitation} route="hobbies">
      <span className={styles.words}>
        <span className={styles.name}>
          {t('nav.hobbies')} <ArrowRight />
        </span>
        <span className="telemetry">{t('home.destinations.hobbies', { count: hobbies.length })}</span>
        <span className={styles.line}>{t('home.invitation')}</span>
      </span>
      <span className={styles.worlds}>
        {hobbies.slice(0, 2).map(({ url, world }) => (
          <Picture key={url} id={world} alt="" sizes="280px" className={styles.world} />
        ))}
      </span>
    </PageLink>
  );
}
