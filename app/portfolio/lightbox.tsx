import { useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { pictureSources } from '@/app/lib/pictures';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Icon } from '@/app/ui/icons';
import { Picture } from '@/app/ui/picture';
import type { ScreenshotName } from '@/content/types';
import styles from './lightbox.module.scss';

type Props = {
  pictures: ScreenshotName[];
  /** Which one is shown. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/**
 * The pictures of a work over the page, side by side in a box that scrolls from one to the next.
 * Each has a box that scrolls where it is larger: swipe, pan and pinch are the browser's.
 */
export function Lightbox({ pictures, index, onMove, onClose }: Props) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const id = pictures[index];

  const scrollTo = (next: number) => {
    if (strip.current) strip.current.scrollLeft = next * strip.current.clientWidth;
  };

  const show = useEffectEvent((box: HTMLDialogElement) => {
    box.showModal();
    scrollTo(index);
  });

  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    show(box);
    // React hides a page that the visitor leaves, it does not remove it.
    return () => box.close();
  }, []);

  // A picture that is no longer shown is inert: the focus follows, or the keys would be lost.
  useLayoutEffect(() => {
    const shown = strip.current?.children[index];
    if (strip.current?.contains(document.activeElement) && shown instanceof HTMLElement)
      shown.focus({ preventScroll: true });
  }, [index]);

  if (!id) return null;

  const move = (step: 1 | -1) => scrollTo((index + step + pictures.length) % pictures.length);

  // The browser returns the focus to the thumbnail that opened the dialog.
  const close = () => dialog.current?.close();

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    const frame = strip.current?.children[index];
    if (!step || !frame) return;
    event.preventDefault();
    // To the end of a picture that is wider than the window, then to the next one.
    const before = frame.scrollLeft;
    frame.scrollLeft += (step * frame.clientWidth) / 2;
    if (frame.scrollLeft === before) move(step);
  };

  return (
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-label={t('lightbox.label')}
      onClose={onClose}
      // Beside the picture and its words.
      onClick={({ target }) => (target as Element).matches('dialog, ul, li, p') && close()}
      onKeyDown={onKeyDown}
    >
      <ul
        className={`swipe ${styles.strip}`}
        ref={strip}
        aria-label={t('portfolio.pictures')}
        onScroll={({ currentTarget }) =>
          onMove(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {pictures.map((picture, at) => (
          <ZoomablePicture key={picture} id={picture} isShown={at === index} />
        ))}
      </ul>
      <p className={`row small ${styles.caption}`} aria-live="polite">
        <span className="telemetry">
          {t('lightbox.position', { index: index + 1, count: pictures.length })}
        </span>{' '}
        <span>{t(`captions.${id}`)}</span>
      </p>
      <div className={`row ${styles.controls}`}>
        {pictures.length > 1 && (
          <>
            <button
              className={`control ${styles.control}`}
              type="button"
              onClick={() => move(-1)}
              aria-label={t('lightbox.previous')}
            >
              <Icon name="previous" />
            </button>
            <button
              className={`control ${styles.control}`}
              type="button"
              onClick={() => move(1)}
              aria-label={t('lightbox.next')}
            >
              <Icon name="next" />
            </button>
          </>
        )}
        <a className="target small text-link" href={pictureSources(`works/${id}`).largest}>
          {t('lightbox.open')}
        </a>
        <button
          className={`control ${styles.control}`}
          type="button"
          onClick={close}
          aria-label={t('lightbox.close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** A double click or tap makes the picture twice as large, and back. */
function ZoomablePicture({ id, isShown }: { id: ScreenshotName; isShown: boolean }) {
  const t = useTranslations();
  const { width, height } = pictureSources(`works/${id}`);

  const zoom = ({ currentTarget: frame, target, clientX, clientY }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLImageElement)) return;
    const before = target.getBoundingClientRect();
    frame.toggleAttribute('data-zoomed');
    const { left, top, width: wide } = target.getBoundingClientRect();
    const scale = wide / before.width;
    // What was under the finger stays there.
    frame.scrollLeft += left + (clientX - before.left) * scale - clientX;
    frame.scrollTop += top + (clientY - before.top) * scale - clientY;
  };

  return (
    <li
      className={styles.frame}
      style={{ '--ratio': width / height } as CSSProperties}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus
      tabIndex={0}
      inert={!isShown}
      onDoubleClick={zoom}
    >
      <Picture
        id={`works/${id}`}
        alt={t(`pictures.works.${id}`)}
        sizes={`(width < ${breakpoints.wide}) and (orientation: portrait) 130vh, 90vw`}
        eager={isShown}
      />
    </li>
  );
}
