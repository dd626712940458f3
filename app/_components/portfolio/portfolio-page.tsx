'use client';

import { use, useMemo, useState } from 'react';
import { ArrivalContext } from '@/app/_components/shell/address';
import { CvLink } from '@/app/_components/shell/cv-link';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { useWords } from '@/app/_lib/messages';
import { technologiesOf, workId } from '@/app/_lib/works';
import { portfolio } from '@/content/portfolio';
import { facts } from '@/content/profile';
import type { TechnologyId } from '@/content/technologies';
import { Entry } from './entry';
import { Horizon } from './horizon';
import type { PortfolioKey } from './portfolio.words';
import styles from './portfolio-page.module.scss';
import { TechnologyFilter } from './technology-filter';

/** The works on the horizon of time, then each of them, the latest first. */
export function PortfolioPage() {
  const t = useWords<PortfolioKey>();
  const arrival = use(ArrivalContext);
  const [choice, setChoice] = useState<{ technology: TechnologyId | null; arrival: typeof arrival }>();
  // A choice holds until the next move: a shared work is never filtered out.
  const chosen = choice?.arrival === arrival ? choice?.technology : undefined;
  const filter = chosen ?? null;
  const shown = useMemo(() => worksWith(filter), [filter]);
  return (
    <main className={styles.page} data-page="portfolio" tabIndex={-1}>
      <header className={styles.header}>
        <PageHeading className={styles.title}>{t('portfolio.title')}</PageHeading>
        <p className={styles.lead}>
          <span>{t('portfolio.lead', facts)}</span> <CvLink className={styles.cv} />
        </p>
      </header>
      <Horizon shown={shown} />
      <TechnologyFilter chosen={chosen} onChoose={(technology) => setChoice({ technology, arrival })} />
      {portfolio.map(
        (entry, index) =>
          entry.worksArray.some((work) => shown.has(workId(work))) && (
            <Entry
              key={entry.title}
              entry={entry}
              number={portfolio.length - index}
              isFirst={index === 0}
              shown={shown}
            />
          ),
      )}
    </main>
  );
}

/** The names of the works that used a technology; of all works when there is none. */
function worksWith(technology: TechnologyId | null): ReadonlySet<string> {
  const used = portfolio.flatMap((entry) =>
    entry.worksArray.filter((work) => !technology || technologiesOf(entry, work).includes(technology)),
  );
  return new Set(used.map(workId));
}
