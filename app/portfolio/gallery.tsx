import { useTranslations } from 'next-intl';
import { type CSSProperties, type MouseEvent, useState } from 'react';
import { isPlainClick } from '@/app/lib/is-plain-click';
import { pictureSources } from '@/app/lib/pictures';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Picture } from '@/app/ui/picture';
import { showFocused } from '@/app/ui/show-focused';
import type { ScreenshotName } from '@/content/types';
import styles from './gallery.module.scss';
import { Lightbox } from './lightbox';

/** Of a work in a wide window: over its whole width, beside its pictures, or beside other works. */
export type Layout = 'lead' | 'row' | 'column';

/** Of all pictures of a work in a wide window: in percent of it, and at most, in pixels. */
const widths: Record<Layout, [number, number]> = { lead: [92, 1800], row: [53, 1030], column: [30, 580] };

/** In a wide window the others are thumbnails beside the first one; on a phone all are a row. */
function sizesAt(index: number, count: number, layout: Layout): string {
  const [width, most] = widths[layout];
  const thumbnails = count - 1;
  // In a column, each of two fills the place of one, but for what is cut off.
  const part = layout === 'column' && count === 2 ? 1 : (index ? 1 : thumbnails || 1) / (thumbnails + 1 || 1);
  return [
    `(width < ${breakpoints.beside}) ${count > 1 ? 84 : 92}vw`,
    `min(${Math.ceil(width * part)}vw, ${Math.ceil(most * part)}px)`,
  ].join(', ');
}

type Props = {
  pictures: ScreenshotName[];
  layout: Layout;
  /** Whether the first picture is seen first. */
  eager: boolean;
};

/** Each picture is a link to its largest file; once there is a script, it opens in the lightbox. */
export function Gallery({ pictures, layout, eager }: Props) {
  const t = useTranslations();
  const [opened, setOpened] = useState<number | null>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpened(index);
  };

  return (
    <>
      <ul
        className={`swipe ${styles.gallery} ${layout === 'column' ? styles.column : ''}`}
        style={{ '--thumbnails': pictures.length - 1 } as CSSProperties}
        aria-label={t('portfolio.pictures')}
      >
        {pictures.map((id, index) => (
          <li key={id}>
            <a
              className={styles.thumbnail}
              href={pictureSources(`works/${id}`).largest}
              onClick={(event) => open(event, index)}
              onFocus={showFocused}
            >
              <Picture
                id={`works/${id}`}
                alt={t('portfolio.openPicture', { description: t(`pictures.works.${id}`) })}
                sizes={sizesAt(index, pictures.length, layout)}
                eager={eager && index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Lightbox index={opened} pictures={pictures} onMove={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
