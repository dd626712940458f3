'use client';

import { useTranslations } from 'next-intl';
import { VideoList } from '@/app/_components/video/video-list';
import { usesTechnology } from '@/app/_lib/overview';
import type { PortfolioEntry } from '@/content/portfolio';
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
export function Entry({ entry, number, filter }: Props) {
  const t = useTranslations();
  const headingId = `entry-${number}`;
  return (
    <section className={entry.isSubPart ? styles.subPart : styles.entry} aria-labelledby={headingId}>
      <div className={styles.margin}>
        <p className={styles.date}>{t(entry.date)}</p>
        {/* Decoration: drawn by the style sheet, so that it isn't text. */}
        <p className={styles.number} data-number={String(number).padStart(2, '0')} aria-hidden="true" />
      </div>
      <div className={styles.panel}>
        {entry.company && <p className={styles.company}>{t(entry.company)}</p>}
        <h2 className={styles.title} id={headingId}>
          {t(entry.title)}
        </h2>
        {entry.worksArray.map(
          (work, index) =>
            (!filter || usesTechnology(entry, index, filter)) && (
              <WorkItem
                key={work.subTitle}
                work={work}
                pictures={
                  entry.isImagesOn
                    ? entry.imagesArray.filter((image) => image.work === index).map((image) => image.picture)
                    : []
                }
                technologies={entry.technos
                  .filter(({ works }) => works.includes(index))
                  .map(({ technology }) => technology)}
              >
                {entry.isVideosOn && index === entry.worksArray.length - 1 && (
                  <VideoList ids={entry.videoIdsArray} />
                )}
              </WorkItem>
            ),
        )}
      </div>
    </section>
  );
}
