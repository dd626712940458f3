import { useLocale } from 'next-intl';
import { memo } from 'react';
import { useWords } from '@/app/_lib/messages';
import { formatPeriod } from '@/app/_lib/periods';
import { workId } from '@/app/_lib/works';
import type { PortfolioEntry } from '@/content/schema';
import styles from './entry.module.scss';
import type { PortfolioKey } from './portfolio.words';
import { WorkItem } from './work-item';

type Props = {
  entry: PortfolioEntry;
  /** Its number, counted from the oldest entry. */
  number: number;
  /** Whether it is the first one of the page. */
  isFirst: boolean;
  /** The names of the works that are shown. */
  shown: ReadonlySet<string>;
};

/** One entry: its months, company and title, then its works. Several works share a row; a single one has its own. */
export const Entry = memo(function Entry({ entry, number, isFirst, shown }: Props) {
  const t = useWords<PortfolioKey>();
  const locale = useLocale();
  const headingId = `entry-${number}`;
  const period = formatPeriod(entry.date, locale);
  const works = entry.worksArray.filter((work) => shown.has(workId(work)));
  return (
    <section className={entry.isSubPart ? styles.subPart : styles.entry} aria-labelledby={headingId}>
      <header className={styles.head}>
        <p className={styles.date}>{entry.positionDate ? t('portfolio.stay', { period }) : period}</p>
        {entry.company && <p className={styles.company}>{t(entry.company)}</p>}
        <h2 className={styles.title} id={headingId}>
          {t(entry.title)}
        </h2>
        {entry.positionDate && (
          <p className="telemetry">
            {t('portfolio.position', { period: formatPeriod(entry.positionDate, locale) })}
          </p>
        )}
      </header>
      <div className={styles.works}>
        {works.map((work, index) => (
          <WorkItem
            key={work.subTitle}
            entry={entry}
            work={work}
            share={works.length}
            isFirst={isFirst && index === 0}
          />
        ))}
      </div>
    </section>
  );
});
