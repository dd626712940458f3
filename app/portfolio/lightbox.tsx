import { useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { pictureSources } from '@/app/lib/pictures';
import { isStill } from '@/app/lib/stillness';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Cross, Next, Previous } from '@/app/ui/icons';
import { Picture } from '@/app/ui/picture';
import type { ScreenshotName } from '@/content/types';
import styles from './lightbox.module.scss';

type Props = {
  pictures: ScreenshotName[];
  /** Which one is shown. */
  index: number;
  /** The list of thumbnails: a picture grows out of its own, and shrinks back into it. */
  thumbnails: RefObject<HTMLElement | null>;
  onMove: (index: number) => void;
  onClose: () => void;
};

/**
 * The pictures of a work over the page, in a modal dialog. They are side by side in a box that scrolls from one to the next,
 * and each is in a box of its own that scrolls where the picture is larger. So a swipe, a pan and a pinch are the browser's.
 */
export function Lightbox({ pictures, index, thumbnails, onMove, onClose }: Props) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const id = pictures[index];

  const scrollTo = (next: number) => {
    if (strip.current) strip.current.scrollLeft = next * strip.current.clientWidth;
  };

  /** The thumbnail and the picture of the one that is shown. */
  const ends = () =>
    [thumbnails.current?.children[index], strip.current?.children[index]?.querySelector('img')] as const;

  const show = useEffectEvent((box: HTMLDialogElement) => {
    box.showModal();
    scrollTo(index);
    const [thumbnail, image] = ends();
    if (thumbnail && image) growFrom(thumbnail, image);
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

  const close = async () => {
    const [thumbnail, image] = ends();
    if (dialog.current && thumbnail && image) await shrinkInto(thumbnail, image, dialog.current);
    // The browser returns the focus to the thumbnail.
    dialog.current?.close();
  };

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
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // Beside the picture and its words.
      onClick={({ target }) => (target as Element).matches('dialog, ul, li, p') && close()}
      onKeyDown={onKeyDown}
    >
      <ul
        className={styles.strip}
        ref={strip}
        aria-label={t('portfolio.pictures')}
        onScroll={({ currentTarget }) =>
          onMove(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {pictures.map((picture, at) => (
          <Frame key={picture} id={picture} isShown={at === index} />
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
              <Previous />
            </button>
            <button
              className={`control ${styles.control}`}
              type="button"
              onClick={() => move(1)}
              aria-label={t('lightbox.next')}
            >
              <Next />
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
          <Cross />
        </button>
      </div>
    </dialog>
  );
}

/** One picture, which a double click or a double tap makes twice as large, and back. */
function Frame({ id, isShown }: { id: ScreenshotName; isShown: boolean }) {
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus to be scrolled by keys
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

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** The transform that makes an element look as large as another one, in its place; none where one of them has no size. */
function placeOf(origin: Element, element: Element): string {
  const from = origin.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return 'none';
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}

/** Lets an element grow from the place and size of another one into its own. */
function growFrom(origin: Element, element: Element) {
  if (isStill() || !('animate' in element)) return;
  element.animate([{ transform: placeOf(origin, element) }, { transform: 'none' }], {
    duration: 280,
    easing,
  });
}

/**
 * Lets an element shrink back, while a dialog's backdrop and what else is in it fade.
 * @returns when it has; at once where nothing may move
 */
async function shrinkInto(origin: Element, element: Element, dialog: Element) {
  if (isStill() || !('animate' in element)) return;
  const timing = { duration: 200, easing, fill: 'forwards' } as const;
  for (const part of dialog.querySelectorAll('p, a, button')) part.animate({ opacity: 0 }, timing);
  dialog.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' });
  // Whatever interrupts it, the dialog has to close.
  await element.animate({ transform: placeOf(origin, element) }, timing).finished.catch(() => {});
}
