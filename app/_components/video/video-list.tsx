'use client';

import type { PortfolioKey } from '@/app/_components/portfolio/portfolio.words';
import { useWords } from '@/app/_lib/messages';
import type { VideoId } from '@/content/videos';
import { Video } from './video';
import styles from './video.module.scss';

export function VideoList({ ids }: { ids: readonly VideoId[] }) {
  const t = useWords<PortfolioKey>();
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
