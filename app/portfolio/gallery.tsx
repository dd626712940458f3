import { useTranslations } from 'next-intl';
import { type CSSProperties, type MouseEvent, useEffect, useState } from 'react';
import { savesData } from '@/app/browser/save-data';
import { whenQuiet } from '@/app/browser/scheduling';
import { pictureSources } from '@/app/lib/pictures';
import { breakpoints } from '@/app/styles/breakpoints';
import { ActionLink } from '@/app/ui/action-link';
import { Decoration } from '@/app/ui/decoration';
import { Picture } from '@/app/ui/picture';
import type { ScreenshotName } from '@/content/types';
import styles from './gallery.module.scss';
import type { Lightbox } from './lightbox';
import type { Touch } from './touched-point';

/** Few visitors enlarge a picture, so the page does not wait for what it takes. */
const loadLightbox = () => import('./lightbox');

/** In a wide window: a work beside its pictures, or works beside each other. */
type Layout = 'row' | 'column';

/** The width of a work's pictures in a wide window: in percent of it, and at most, in pixels. */
const widths: Record<Layout, [percent: number, most: number]> = { row: [66, 1700], column: [31, 720] };

/** The others are a line below the first picture on a phone, and a column beside it else. */
function sizesAt(index: number, count: number, layout: Layout): string {
  const [percent, most] = widths[layout];
  const others = count - 1;
  // In a column, each of two is as wide as one alone: the rest is cut off.
  const part = layout === 'column' && count === 2 ? 1 : (index ? 1 : others || 1) / count;
  return [
    `(width < ${breakpoints.beside}) ${Math.ceil(index ? 100 / others : 96)}vw`,
    `min(${Math.ceil(percent * part)}vw, ${Math.ceil(most * part)}px)`,
  ].join(', ');
}

type Props = {
  /** The work's. */
  title: string;
  pictures: ScreenshotName[];
  layout: Layout;
  /** Whether the first picture is seen first. */
  isFirst: boolean;
};

/** The pictures of a work. Each is a link to its file, and opens the lightbox with script. */
export function Gallery({ title, pictures, layout, isFirst }: Props) {
  const t = useTranslations();
  const [opened, setOpened] = useState<{
    Dialog: typeof Lightbox;
    index: number;
    touch: Touch;
    /** The time of the event. */
    at: number;
  }>();

  useEffect(() => {
    if (!savesData()) whenQuiet(() => void loadLightbox().catch(() => {}));
  }, []);

  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    const { currentTarget: thumbnail, clientX, clientY, detail, timeStamp: at } = event;
    const lightbox = await loadLightbox().catch(() => null);
    const touch = { thumbnail, clientX, clientY, isKey: detail === 0 };
    if (lightbox) setOpened({ Dialog: lightbox.Lightbox, index, touch, at });
    // Offline, or after a new deployment.
    else location.assign(thumbnail.href);
  };

  const thumbnail = (id: ScreenshotName, index: number) => {
    const { width, height, largest } = pictureSources(`works/${id}`);
    // Its frame would cut off half of it.
    const isWhole = width > 2 * height || height > width;
    return (
      <ActionLink
        className={`${styles.thumbnail} ${isWhole ? styles.whole : ''}`}
        style={{ '--width': width, '--height': height } as CSSProperties}
        href={largest}
        aria-haspopup="dialog"
        onAct={(event) => open(event, index)}
      >
        <Picture
          id={`works/${id}`}
          alt={t('portfolio.openPicture', { description: t(`pictures.works.${id}`) })}
          sizes={sizesAt(index, pictures.length, layout)}
          eager={isFirst && index === 0}
        />
      </ActionLink>
    );
  };

  const [only, ...others] = pictures;
  if (!only) return null;
  const gallery = {
    className: `${styles.gallery} ${styles[layout]}`,
    'data-travel': isFirst ? 'panel' : undefined,
  };
  return (
    <>
      {others.length ? (
        <ul
          {...gallery}
          role="list"
          style={{ '--others': others.length } as CSSProperties}
          aria-label={t('portfolio.pictures', { title })}
        >
          {pictures.map((id, index) => (
            <li key={id}>{thumbnail(id, index)}</li>
          ))}
        </ul>
      ) : (
        <p {...gallery}>{thumbnail(only, 0)}</p>
      )}
      {opened && (
        <Decoration key={opened.at}>
          <opened.Dialog
            index={opened.index}
            touch={opened.touch}
            pictures={pictures}
            onMove={(index) => setOpened({ ...opened, index })}
            // Its event comes late: another picture may have been opened meanwhile.
            onClose={() => setOpened((last) => (last?.at === opened.at ? undefined : last))}
          />
        </Decoration>
      )}
    </>
  );
}
