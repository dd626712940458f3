'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { use, useMemo, useState } from 'react';
import { type Entry as EntryInWords, entriesIn } from '@/app/lib/works';
import { ArrivalContext } from '@/app/shell/address';
import { PageHeading } from '@/app/shell/page-heading';
import { CvLink } from '@/app/ui/cv-link';
import { facts, profile } from '@/content/profile';
import type { TechnologyId } from '@/content/types';
import { Entry } from './entry';
import { Horizon } from './horizon';
import { starsReached } from './near-stars';
import styles from './portfolio-page.module.scss';
import { TechnologyFilter } from './technology-filter';

/** The works on the horizon of time, then each of them, the latest first. */
export function PortfolioPage() {
  const t = useTranslations();
  const messages = useMessages();
  const locale = useLocale();
  const entries = useMemo(() => entriesIn(messages, locale), [messages, locale]);
  const arrival = use(ArrivalContext);
  const [choice, setChoice] = useState<{ technology: TechnologyId | null; arrival: typeof arrival }>();
  // A choice holds until the next move: a shared work is never filtered out.
  const chosen = choice?.arrival === arrival ? choice?.technology : undefined;
  const filter = chosen ?? null;
  const shown = useMemo(() => worksWith(entries, filter), [entries, filter]);
  const [star] = starsReached(profile.firstYear, profile.year);
  return (
    <main className={`page ${styles.page}`} data-page="portfolio" tabIndex={-1}>
      <header className={styles.header}>
        <PageHeading>{t('portfolio.title')}</PageHeading>
        <p className={styles.lead}>
          {t('portfolio.lead', facts)}{' '}
          {star && t('portfolio.light', { star: star.name, year: Math.floor(star.departure) })}{' '}
          <CvLink className={`text-link ${styles.cv}`} />
        </p>
      </header>
      <Horizon entries={entries} shown={shown} />
      <TechnologyFilter
        entries={entries}
        chosen={chosen}
        onChoose={(technology) => setChoice({ technology, arrival })}
      />
      {entries.map(
        (entry, index) =>
          entry.worksArray.some(({ id }) => shown.has(id)) && (
            <Entry
              key={entry.key}
              entry={entry}
              number={entries.length - index}
              isFirst={index === 0}
              shown={shown}
            />
          ),
      )}
    </main>
  );
}

/** The names of the works that used a technology; of all works when there is none. */
function worksWith(entries: EntryInWords[], technology: TechnologyId | null): ReadonlySet<string> {
  const works = entries.flatMap(({ worksArray }) => worksArray);
  const used = works.filter(({ technologies }) => !technology || technologies.includes(technology));
  return new Set(used.map(({ id }) => id));
}
