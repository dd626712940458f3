'use client';

import { useTranslations } from 'next-intl';
import type { VideoId } from '@/content/videos';
import { Video } from './video';
import styles from './video.module.scss';

export function VideoList({ ids }: { ids: readonly VideoId[] }) {
  const t = useTranslations();
  return (
    <ul className={styles.videos} aria-label={t('portfolio.videos')}>
      {ids.map((id) => (
        <li key={id}>
          <Video id={id} />
        </li>
      ))}
    </ul>
  );
}
