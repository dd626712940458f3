'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { type CSSProperties, memo, use, useMemo } from 'react';
import { toSlug } from '@/app/lib/address/addresses';
import { localeData } from '@/app/lib/texts/locale-data';
import { facts } from '@/app/lib/texts/message-values';
import { technologiesToFilterBy } from '@/app/lib/texts/technologies';
import { isDrawn, unlessSaid } from '@/app/lib/texts/work-summary';
import { type Entry, entriesIn } from '@/app/lib/texts/works';
import { TechnologyContext } from '@/app/router/router-contexts';
import { CvLink } from '@/app/ui/cv-link';
import { DateRange } from '@/app/ui/date-range';
import { Decoration } from '@/app/ui/decoration';
import { PageHeading } from '@/app/ui/page-heading';
import type { TechnologyId } from '@/content/types';
import { Horizon } from './horizon';
import styles from './portfolio-page.module.scss';
import { starsReached } from './stars';
import { TechnologyFilter } from './technology-filter';
import { WorkItem } from './work-item';

/** The works on the horizon of time, then each of them, the latest first. */
export function PortfolioPage() {
  const t = useTranslations();
  const messages = useMessages();
  const locale = useLocale();
  const entries = useMemo(() => entriesIn(messages, localeData(locale)), [messages, locale]);
  const { technology, chooseTechnology } = use(TechnologyContext);
  const used = useMemo(() => technologiesToFilterBy(entries).map((use) => use.technology), [entries]);
  const filter = used.find((one) => toSlug(one) === technology) ?? null;
  const shown = useMemo(() => worksWith(entries, filter), [entries, filter]);
  const [star] = starsReached(facts.firstYear, facts.year);
  return (
    <main className={`page ${styles.page}`} data-page="portfolio">
      <header className={styles.opening}>
        <PageHeading>{t('portfolio.title')}</PageHeading>
        <p className={styles.lead}>
          {t('portfolio.lead', facts)}{' '}
          {star && (
            <span className={styles.light}>
              {t('portfolio.light', { star: star.name, year: Math.floor(star.departure) })}{' '}
            </span>
          )}
          <CvLink className={`text-link ${styles.cv}`} />
        </p>
      </header>
      <Decoration>
        <Horizon entries={entries} shown={shown} />
      </Decoration>
      <TechnologyFilter
        entries={entries}
        chosen={filter}
        onChoose={(chosen) => chooseTechnology(chosen ? toSlug(chosen) : undefined)}
      />
      {entries.map(
        (entry, index) =>
          entry.worksArray.some(({ slug }) => shown.has(slug)) && (
            <EntrySection key={entry.key} entry={entry} isFirst={index === 0} shown={shown} />
          ),
      )}
    </main>
  );
}

/** The slugs of the works that used a technology; of all works when there is none. */
function worksWith(entries: Entry[], technology: TechnologyId | null): ReadonlySet<string> {
  const works = entries.flatMap(({ worksArray }) => worksArray);
  const used = works.filter(({ technologies }) => !technology || technologies.includes(technology));
  return new Set(used.map(({ slug }) => slug));
}

type EntryProps = {
  entry: Entry;
  /** Whether it is the first one of the page. */
  isFirst: boolean;
  /** The slugs of the works that are shown. */
  shown: ReadonlySet<string>;
};

/** From so many works on, they are columns beside each other in a wide window. */
const worksForColumns = 3;

/** One entry: the owner's title, the company and the months, then its works. */
const EntrySection = memo(function EntrySection({ entry, isFirst, shown }: EntryProps) {
  const t = useTranslations();
  const { company, title, position, period, stay, worksArray } = entry;
  const contract = unlessSaid(entry.contract, `${position} ${title}`);
  const works = worksArray.filter(({ slug }) => shown.has(slug));
  // What position, company or the only work say is said once.
  const isSaid = (name: string) => name === position || name === company;
  const isTitleSaid = isSaid(title) || worksArray.every(({ subTitle }) => subTitle === title);
  const areColumns = works.length >= worksForColumns;
  const [only, second] = works;
  const isScene = only && !second && only.figures && !isDrawn(only);
  return (
    <section
      className={`${styles.entry} ${isScene ? styles.scene : ''} ${areColumns ? styles.columns : ''}`}
      style={{ '--works': works.length } as CSSProperties}
      data-far={isFirst ? undefined : ''}
    >
      <header className={styles.head}>
        <div className={styles.line}>
          <h2>
            <b>{position ?? company}</b>{' '}
            {position && company && (
              <span className={styles.part}>
                <i>·</i> {company}
              </span>
            )}
          </h2>{' '}
          <p>
            <span className={styles.part}>
              {period && (
                <>
                  <i>·</i> <DateRange period={period} />
                </>
              )}
            </span>{' '}
            {contract && (
              <span className={styles.part}>
                <i>·</i> {contract}
              </span>
            )}
          </p>
        </div>
        {(!isTitleSaid || stay) && (
          <div className={styles.title}>
            {!isTitleSaid && <p>{title}</p>}
            {stay && <p>{t.rich('portfolio.stay', { period: () => <DateRange period={stay} /> })}</p>}
          </div>
        )}
      </header>
      {works.map((work, index) => (
        <WorkItem
          key={work.key}
          work={work}
          isColumn={areColumns}
          isNamed={isSaid(work.subTitle)}
          isFirst={isFirst && index === 0}
        />
      ))}
    </section>
  );
});
