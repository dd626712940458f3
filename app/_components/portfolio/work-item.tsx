'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrowOut } from '@/app/_components/icons/icons';
import { Gallery } from '@/app/_components/lightbox/gallery';
import { useList } from '@/app/_lib/messages';
import { linksOf, workId } from '@/app/_lib/works';
import type { ContentPictureId } from '@/content/pictures';
import type { Work } from '@/content/schema';
import type { TechnologyId } from '@/content/technologies';
import { Share } from './share';
import { Technologies } from './technologies';
import styles from './work-item.module.scss';

type Props = {
  work: Work;
  pictures: ContentPictureId[];
  technologies: TechnologyId[];
  /** Its videos. */
  children: ReactNode;
};

/** One piece of work: what it was, where to see it, what was done, what it looks like and what it was made with. */
export function WorkItem({ work, pictures, technologies, children }: Props) {
  const t = useTranslations();
  const list = useList();
  const id = workId(work);
  return (
    <article className={styles.work}>
      <div className={styles.head}>
        {/* Focused by whoever comes by a shared link, by the browser itself where there is no script. */}
        <h3 className={styles.subTitle} id={id} tabIndex={-1}>
          {t(work.subTitle)}
        </h3>
        <Share id={id} title={t(work.subTitle)} />
      </div>
      {linksOf(work).map(({ url, label }) => (
        <a key={url} className={styles.deployed} href={url}>
          {t(label)}
          <span className="visually-hidden"> — {t(work.subTitle)}</span> <ArrowOut />
        </a>
      ))}
      <ul className={styles.actions}>
        {list(work.actions).map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
      <div className={pictures.length === 2 ? undefined : styles.beside}>
        {pictures.length > 0 && <Gallery pictures={pictures} />}
        {children}
      </div>
      <Technologies ids={technologies} />
    </article>
  );
}
