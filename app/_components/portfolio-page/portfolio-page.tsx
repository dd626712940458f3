'use client';

import { useTranslations } from 'next-intl';
import { CvLink } from '@/app/_components/cv-link/cv-link';
import { Scene } from '@/app/_components/scene/scene';
import { PageHeading } from '@/app/_components/site/page-heading';
import { PageTitle } from '@/app/_components/site/page-title';
import { portfolio } from '@/content/portfolio';
import { facts } from '@/content/profile';
import { Entry } from './entry';
import styles from './portfolio-page.module.scss';

/** The log: one waypoint an entry, the latest first. */
export function PortfolioPage() {
  const t = useTranslations();
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <PageTitle page="portfolio" />
      <div className={styles.sky}>
        <Scene wide="scenes/portfolio" phone="scenes/portfolio-phone" />
      </div>
      <header className={styles.header}>
        <p className={styles.telemetry}>{t('portfolio.telemetry')}</p>
        <PageHeading className={styles.title}>{t('portfolio.title')}</PageHeading>
        <p className={styles.lead}>{t('portfolio.lead', facts)}</p>
        <CvLink className={styles.cv} />
      </header>
      {portfolio.map((entry, index) => (
        <Entry key={entry.title} entry={entry} number={portfolio.length - index} />
      ))}
    </main>
  );
}
