import { useTranslations } from 'next-intl';
import { use } from 'react';
import { ArrowRight } from '@/app/_components/icons/icons';
import { Picture } from '@/app/_components/picture/picture';
import { PageLink } from '@/app/_components/shell/page-link';
import breakpoints from '@/app/_styles/breakpoints.module.scss';
import { facts } from '@/content/profile';
import styles from './destination.module.scss';
import { LatestContext } from './latest-context';

/** The link to Portfolio, with the latest work. */
export function LatestWork() {
  const t = useTranslations();
  const latest = use(LatestContext);
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
