import { useTranslations } from 'next-intl';
import { useLatestEntry } from '@/app/shell/build-facts';
import { PageLink } from '@/app/shell/page-link';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { ArrowRight } from '@/app/ui/icons';
import { Picture } from '@/app/ui/picture';
import { hobbies } from '@/content/hobbies';
import { facts } from '@/content/profile';
import styles from './destination.module.scss';

/** The link to Portfolio, with the latest work. */
export function LatestWork() {
  const t = useTranslations();
  const latest = useLatestEntry();
  return (
    <PageLink className={`panel ${styles.destination}`} route="portfolio" data-travel="panel">
      <span className={styles.words}>
        <span className={styles.name}>
          {t('nav.portfolio')} <ArrowRight />
        </span>
        <span className="telemetry">{t('home.destinations.portfolio', facts)}</span>
        {latest && (
          <span className={`small ${styles.line}`}>
            {t('home.latest', { title: t(`entries.${latest.key}.title`) })}
          </span>
        )}
      </span>
      {latest?.picture && (
        <Picture
          id={`works/${latest.picture}`}
          alt=""
          sizes={`(width < ${breakpoints.wide}) 90vw, (width < ${breakpoints.beside}) 64vw, min(44vw, 750px)`}
          className={styles.picture}
        />
      )}
    </PageLink>
  );
}

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
