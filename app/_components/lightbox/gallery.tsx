'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useRef, useState } from 'react';
import { Picture } from '@/app/_components/picture/picture';
import { pictureSources } from '@/app/_lib/pictures';
import { type ContentPictureId, descriptionKey } from '@/content/pictures';
import styles from './gallery.module.scss';
import { Lightbox } from './lightbox';

/**
 * The `sizes` of a picture among `count`: two share the width of the panel; else the first has it whole, or whole beside
 * the words in a wide window, and the others share it. A phone's three pixels a point would double the bytes for what
 * nobody sees: it is asked for two.
 */
function sizesAt(index: number, count: number) {
  const inRow = index === 0 ? 1 : count - 1;
  return `(width < 48rem) 46vw, (width < 80rem) ${66 / (count === 2 ? 2 : inRow)}vw, min(${36 / inRow}vw, ${670 / inRow}px)`;
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
      <ul className={styles.gallery} ref={list} aria-label={t('portfolio.pictures')}>
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
                sizes={sizesAt(index, pictures.length)}
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
