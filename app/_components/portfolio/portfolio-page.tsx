'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Scene } from '@/app/_components/scene/scene';
import { useArrival } from '@/app/_components/shell/address';
import { CvLink } from '@/app/_components/shell/cv-link';
import { withWords } from '@/app/_components/shell/locale-provider';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { technologiesOf } from '@/app/_lib/works';
import { portfolio } from '@/content/portfolio';
import { facts } from '@/content/profile';
import type { TechnologyId } from '@/content/technologies';
import { Entry } from './entry';
import { Overview } from './overview';
import words from './portfolio.words';
import styles from './portfolio-page.module.scss';

function Portfolio() {
  const t = useTranslations();
  const arrival = useArrival();
  const [choice, setChoice] = useState<{ technology: TechnologyId | null; arrival: typeof arrival }>();
  // A choice holds until the next move: a shared work is never filtered out.
  const chosen = choice?.arrival === arrival ? choice?.technology : undefined;
  const filter = chosen ?? null;
  return (
    <main className={styles.page} tabIndex={-1}>
      <div className={styles.sky}>
        <Scene wide="scenes/portfolio" phone="scenes/portfolio-phone" />
      </div>
      <header className={styles.header}>
        <p className={styles.telemetry}>{t('portfolio.telemetry', { steps: portfolio.length })}</p>
        <PageHeading className={styles.title}>{t('portfolio.title')}</PageHeading>
        <p className={styles.lead}>{t('portfolio.lead', facts)}</p>
        <CvLink className={styles.cv} />
      </header>
      <Overview chosen={chosen} onChoose={(technology) => setChoice({ technology, arrival })} />
      {portfolio.map(
        (entry, index) =>
          (!filter || entry.worksArray.some((work) => technologiesOf(entry, work).includes(filter))) && (
            <Entry key={entry.title} entry={entry} number={portfolio.length - index} filter={filter} />
          ),
      )}
    </main>
  );
}

/** The log: one waypoint an entry, the latest first. */
export const PortfolioPage = withWords(words, Portfolio);
