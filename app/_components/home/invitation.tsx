import { useTranslations } from 'next-intl';
import { ArrowRight } from '@/app/_components/icons/icons';
import { Picture } from '@/app/_components/picture/picture';
import { PageLink } from '@/app/_components/shell/page-link';
import breakpoints from '@/app/_styles/breakpoints.module.scss';
import { hobbies } from '@/content/hobbies';
import styles from './destination.module.scss';

/** The `sizes` of the large world and of the small one. */
const sizes = [
  `(width < ${breakpoints.wide}) 62vw, min(32vw, 500px)`,
  `(width < ${breakpoints.wide}) 11vw, min(7vw, 120px)`,
];

/** The link to Exoplanets, with its first two worlds. */
export function Invitation() {
  const t = useTranslations();
  return (
    <PageLink className={`panel ${styles.destination} ${styles.invitation}`} route="hobbies">
      <span className={styles.words}>
        <span className={styles.name}>
          {t('nav.hobbies')} <ArrowRight />
        </span>
        <span className="telemetry">{t('home.destinations.hobbies', { count: hobbies.length })}</span>
        <span className={`small ${styles.line}`}>{t('home.invitation')}</span>
      </span>
      <span className={styles.worlds} aria-hidden="true">
        {hobbies.slice(0, 2).map(({ url, world }, index) => (
          <Picture key={url} id={world} alt="" sizes={sizes[index] ?? ''} className={styles.world} />
        ))}
      </span>
    </PageLink>
  );
}
