import { useTranslations } from 'next-intl';
import { type MouseEvent, useRef, useState } from 'react';
import { pictureSources } from '@/app/lib/pictures';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Picture } from '@/app/ui/picture';
import type { ScreenshotName } from '@/content/types';
import styles from './gallery.module.scss';
import { Lightbox } from './lightbox';

/**
 * The `sizes` of a picture. The first one has the width of its work, the others are thumbnails below it, three in a row.
 * In a wide window two share the place of one, which each of them would fill if it were not cut off.
 * @param share how many works share the width in a wide window
 */
function sizesAt(index: number, count: number, share: number): string {
  const [width, most] = share === 1 ? [58, 930] : [46, share === 2 ? 790 : 546];
  const part = index === 0 ? 1 : 3;
  return [
    `(width < ${breakpoints.beside}) ${Math.floor(92 / part)}vw`,
    count === 2 || index === 0
      ? `min(${width}vw, ${most}px)`
      : `min(${Math.ceil(width / 3)}vw, ${Math.ceil(most / 3)}px)`,
  ].join(', ');
}

type Props = {
  pictures: ScreenshotName[];
  /** How many works share the width in a wide window. */
  share: number;
  /** Whether the first picture is seen first. */
  eager: boolean;
};

/** The pictures of a work. Each is a link to its largest file, which opens in the lightbox once there is a script. */
export function Gallery({ pictures, share, eager }: Props) {
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
              href={pictureSources(`works/${id}`).largest}
              onClick={(event) => open(event, index)}
            >
              <Picture
                id={`works/${id}`}
                alt={t('portfolio.openPicture', { description: t(`pictures.works.${id}`) })}
                sizes={sizesAt(index, pictures.length, share)}
                eager={eager && index === 0}
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
