'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { memo, use, useMemo } from 'react';
import { addressName } from '@/app/lib/addresses';
import { capitalize } from '@/app/lib/facts';
import { type Entry, entriesIn, technologiesByUse, unlessSaid } from '@/app/lib/works';
import { TechnologyContext } from '@/app/router/router';
import { CvLink } from '@/app/ui/links';
import { PageHeading } from '@/app/ui/page-heading';
import { facts } from '@/content/profile';
import type { TechnologyId } from '@/content/types';
import { Horizon, starsReached } from './horizon';
import styles from './portfolio-page.module.scss';
import { TechnologyFilter } from './technology-filter';
import { WorkItem } from './work-item';

/** The works on the horizon of time, then each of them, the latest first. */
export function PortfolioPage() {
  const t = useTranslations();
  const messages = useMessages();
  const locale = useLocale();
  const entries = useMemo(() => entriesIn(messages, locale), [messages, locale]);
  const { technology, choose } = use(TechnologyContext);
  const used = useMemo(() => technologiesByUse(entries).map((use) => use.technology), [entries]);
  const filter = used.find((one) => addressName(one) === technology) ?? null;
  const shown = useMemo(() => worksWith(entries, filter), [entries, filter]);
  const [star] = starsReached(facts.firstYear, facts.year);
  return (
    <main className={`page ${styles.page}`} data-page="portfolio">
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
        chosen={filter}
        onChoose={(chosen) => choose(chosen ? addressName(chosen) : undefined)}
      />
      {entries.map(
        (entry, index) =>
          entry.worksArray.some(({ id }) => shown.has(id)) && (
            <EntrySection
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
function worksWith(entries: Entry[], technology: TechnologyId | null): ReadonlySet<string> {
  const works = entries.flatMap(({ worksArray }) => worksArray);
  const used = works.filter(({ technologies }) => !technology || technologies.includes(technology));
  return new Set(used.map(({ id }) => id));
}

type EntryProps = {
  entry: Entry;
  /** Its number, counted from the oldest entry. */
  number: number;
  /** Whether it is the first one of the page. */
  isFirst: boolean;
  /** The names of the works that are shown. */
  shown: ReadonlySet<string>;
};

const worksForColumns = 3;

/** One entry: its months, company and title, then its works. */
const EntrySection = memo(function EntrySection({ entry, number, isFirst, shown }: EntryProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { isSubPart, company, title, date, stay, worksArray } = entry;
  const contract = unlessSaid(entry.contract, `${company} ${title}`);
  const headingId = `entry-${number}`;
  const works = worksArray.filter(({ id }) => shown.has(id));
  // Where entry and work have the same title, the company is the heading of the entry.
  const isNamedByWork = company !== undefined && worksArray.every(({ subTitle }) => subTitle === title);
  const layout = works.length >= worksForColumns ? 'column' : isFirst ? 'lead' : 'row';
  return (
    <section
      className={`${styles.entry} ${isSubPart ? styles.subPart : 'sunlit'}`}
      aria-labelledby={headingId}
    >
      <header className={`row ${styles.head}`}>
        <p className="telemetry lit">
          {stay ? t('portfolio.stay', { period: stay }) : capitalize(date, locale)}
          {contract && ` · ${contract}`}
        </p>
        {isNamedByWork ? (
          <h2 className={styles.company} id={headingId}>
            {company}
          </h2>
        ) : (
          <>
            {company && <p className={styles.company}>{company}</p>}
            <h2 className={styles.title} id={headingId}>
              {title}
            </h2>
          </>
        )}
        {stay && <p className="telemetry">{t('portfolio.position', { period: date })}</p>}
      </header>
      <div className={layout === 'column' ? styles.columns : styles.rows}>
        {works.map((work, index) => (
          <WorkItem key={work.key} work={work} layout={layout} isFirst={isFirst && index === 0} />
        ))}
      </div>
    </section>
  );
});
