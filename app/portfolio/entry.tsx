import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { formatPeriod } from '@/app/lib/periods';
import type { Entry as EntryInWords } from '@/app/lib/works';
import styles from './entry.module.scss';
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

/** One entry: its months, company and title, then its works. Several works share a row; a single one has its own. */
export const Entry = memo(function Entry({ entry, number, isFirst, shown }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { isSubPart, company, title, date, positionMonths, worksArray } = entry;
  const headingId = `entry-${number}`;
  const works = worksArray.filter(({ id }) => shown.has(id));
  return (
    <section
      className={`${styles.entry} ${isSubPart ? `sub-part ${styles.subPart}` : 'work'}`}
      aria-labelledby={headingId}
    >
      <header className={`row ${styles.head}`}>
        <p className="telemetry lit">{positionMonths ? t('portfolio.stay', { period: date }) : date}</p>
        {company && <p className={`small ${styles.company}`}>{company}</p>}
        <h2 className={`display ${styles.title}`} id={headingId}>
          {title}
        </h2>
        {positionMonths && (
          <p className="telemetry">
            {t('portfolio.position', { period: formatPeriod(positionMonths, locale) })}
          </p>
        )}
      </header>
      <div className={styles.works}>
        {works.map((work, index) => (
          <WorkItem key={work.key} work={work} share={works.length} isFirst={isFirst && index === 0} />
        ))}
      </div>
    </section>
  );
});
