'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Scene } from '@/app/_components/scene/scene';
import { useAddress } from '@/app/_components/shell/address-provider';
import { CvLink } from '@/app/_components/shell/cv-link';
import { withWords } from '@/app/_components/shell/locale-provider';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { PageTitle } from '@/app/_components/shell/page-title';
import { TravellingPanel } from '@/app/_components/shell/travelling-panel';
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
  const aim = useAddress()?.aim;
  const [choice, setChoice] = useState<{ technology: TechnologyId | null; aim: typeof aim }>();
  // A choice holds until the next move: a shared work is never filtered out.
  const chosen = choice?.aim === aim ? choice?.technology : undefined;
  const filter = chosen ?? null;
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
      <TravellingPanel>
        <Overview chosen={chosen} onChoose={(technology) => setChoice({ technology, aim })} />
      </TravellingPanel>
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
