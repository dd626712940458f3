'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { VideoList } from '@/app/_components/video/video-list';
import { formatPeriod } from '@/app/_lib/periods';
import { picturesOf, technologiesOf, videosOf } from '@/app/_lib/works';
import type { PortfolioEntry } from '@/content/schema';
import type { TechnologyId } from '@/content/technologies';
import styles from './entry.module.scss';
import { WorkItem } from './work-item';

type Props = {
  entry: PortfolioEntry;
  /** Its place in the voyage, the first job being 1. */
  number: number;
  /** The technology whose works are shown; all works when there is none. */
  filter: TechnologyId | null;
};

/** One entry of the log: date and number in the margin, the works in a panel. */
export const Entry = memo(function Entry({ entry, number, filter }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const headingId = `entry-${number}`;
  return (
    <section className={entry.isSubPart ? styles.subPart : styles.entry} aria-labelledby={headingId}>
      <div className={styles.margin}>
        <p className={styles.date}>{formatPeriod(entry.date, locale)}</p>
        {/* Decoration: drawn by the style sheet, so that it isn't text. */}
        <p className={styles.number} data-number={String(number).padStart(2, '0')} aria-hidden="true" />
      </div>
      <div className={styles.panel}>
        {entry.company && <p className={styles.company}>{t(entry.company)}</p>}
        <h2 className={styles.title} id={headingId}>
          {t(entry.title)}
        </h2>
        {entry.positionDate && <p className={styles.position}>{formatPeriod(entry.positionDate, locale)}</p>}
        {entry.worksArray.map((work) => {
          const technologies = technologiesOf(entry, work);
          const videos = videosOf(entry, work);
          return (
            (!filter || technologies.includes(filter)) && (
              <WorkItem
                key={work.subTitle}
                work={work}
                pictures={picturesOf(entry, work)}
                technologies={technologies}
              >
                {videos.length > 0 && <VideoList ids={videos} />}
              </WorkItem>
            )
          );
        })}
      </div>
    </section>
  );
});
