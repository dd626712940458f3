'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useRef, useState } from 'react';
import { Picture } from '@/app/_components/picture/picture';
import { pictureSources } from '@/app/_lib/pictures';
import { isPair } from '@/app/_lib/works';
import { type ContentPictureId, descriptionKey } from '@/content/pictures';
import styles from './gallery.module.scss';
import { Lightbox } from './lightbox';

/**
 * The `sizes` of a picture: of a pair, each has half the panel; else the first has all of the width there is, which in a
 * wide window is beside the words, and the others share it. A phone's three pixels a point would double the bytes for
 * what nobody sees: it is asked for two.
 */
function sizesAt(index: number, pictures: ContentPictureId[]) {
  const inRow = index === 0 ? 1 : pictures.length - 1;
  const below = isPair(pictures) ? 2 : inRow;
  return `(width < 48rem) 46vw, (width < 80rem) calc(66vw / ${below}), calc(min(36vw, 670px) / ${inRow})`;
}

/** The pictures of a work. Each is a link to its largest file, which opens in the lightbox once there is a script. */
export function Gallery({ pictures }: { pictures: ContentPictureId[] }) {
  const t = useTranslations();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number | null>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  };

  return (
    <>
      <ul
        className={isPair(pictures) ? styles.gallery : `${styles.gallery} ${styles.led}`}
        ref={list}
        aria-label={t('portfolio.pictures')}
      >
        {pictures.map((id, index) => (
          <li key={id}>
            <a
              className={styles.thumbnail}
              href={pictureSources(id).largest}
              onClick={(event) => open(event, index)}
            >
              <Picture
                id={id}
                alt={t('portfolio.openPicture', { description: t(descriptionKey(id)) })}
                sizes={sizesAt(index, pictures)}
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Lightbox
          index={opened}
          pictures={pictures}
          thumbnails={list}
          onMove={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
