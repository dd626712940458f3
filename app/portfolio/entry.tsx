import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { formatPeriod } from '@/app/lib/periods';
import type { Entry as EntryInWords } from '@/app/lib/works';
import styles from './portfolio-page.module.scss';
import { WorkItem } from './work-item';

type Props = {
  entry: EntryInWords;
  /** Its number, counted from the oldest entry. */
  number: number;
  /** Whether it is the first one of the page. */
  isFirst: boolean;
  /** The names of the works that are shown. */
  shown: ReadonlySet<string>;
};

/** From so many works on, they are beside each other in a wide window. */
const worksForColumns = 3;

/** One entry: its months, company and title, then its works. */
export const Entry = memo(function Entry({ entry, number, isFirst, shown }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { isSubPart, company, title, date, positionMonths, worksArray } = entry;
  const headingId = `entry-${number}`;
  const works = worksArray.filter(({ id }) => shown.has(id));
  // Where entry and work have the same title, the company is the heading of the entry.
  const isNamedByWork = company !== undefined && worksArray.every(({ subTitle }) => subTitle === title);
  const place = works.length >= worksForColumns ? 'column' : isFirst ? 'lead' : 'row';
  return (
    <section
      className={`${styles.entry} ${isSubPart ? styles.subPart : 'sunlit'}`}
      aria-labelledby={headingId}
    >
      <header className={`row ${styles.head}`}>
        <p className="telemetry lit">{positionMonths ? t('portfolio.stay', { period: date }) : date}</p>
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
        {positionMonths && (
          <p className="telemetry">
            {t('portfolio.position', { period: formatPeriod(positionMonths, locale) })}
          </p>
        )}
      </header>
      <div className={place === 'column' ? styles.columns : styles.rows}>
        {works.map((work, index) => (
          <WorkItem key={work.key} work={work} place={place} isFirst={isFirst && index === 0} />
        ))}
      </div>
    </section>
  );
});
