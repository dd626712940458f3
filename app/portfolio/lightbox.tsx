import { useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hasModifier } from '@/app/browser/plain-events';
import { pictureSources } from '@/app/lib/pictures';
import { breakpoints } from '@/app/styles/breakpoints';
import { type Drawing, Icon } from '@/app/ui/icons';
import { Picture } from '@/app/ui/picture';
import type { ScreenshotName } from '@/content/types';
import styles from './lightbox.module.scss';
import { type Touch, touchedPoint } from './touched-point';

const drawings = {
  previous: [16, 16, 'M10.5 2 4.5 8l6 6'],
  next: [16, 16, 'm5.5 2 6 6-6 6'],
  close: [16, 16, 'm2 2 12 12M14 2 2 14'],
} satisfies Record<string, Drawing>;

type Props = {
  pictures: ScreenshotName[];
  /** Which one is shown. */
  index: number;
  /** What was touched of it is in the middle at first, where it is larger than the window. */
  touch: Touch;
  onMove: (index: number) => void;
  onClose: () => void;
};

/**
 * The pictures of a work over the page, in a modal dialog. They are side by side in a box that
 * scrolls from one to the next, and each is in a box of its own that scrolls where the picture is
 * larger: swipe, pan and pinch are the browser's.
 */
export function Lightbox({ pictures, index, touch, onMove, onClose }: Props) {
  const t = useTranslations();
  const captionId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [isStripFocused, setIsStripFocused] = useState(false);
  const id = pictures[index];

  const frameAt = (at: number) => strip.current?.children[at] as HTMLElement | undefined;

  // Where words run from right to left, offsets are negative.
  const side = () => (strip.current?.matches(':dir(rtl)') ? -1 : 1);

  const scrollTo = (next: number) => {
    if (strip.current) strip.current.scrollLeft = side() * next * strip.current.clientWidth;
  };

  const show = useEffectEvent((box: HTMLDialogElement) => {
    box.showModal();
    scrollTo(index);
    const frame = frameAt(index);
    if (!frame) return;
    const point = touchedPoint(touch);
    frame.scrollLeft = point.x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = point.y * frame.scrollHeight - frame.clientHeight / 2;
    frame.focus({ preventScroll: true });
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
    const frame = strip.current?.children[index];
    if (strip.current?.contains(document.activeElement) && frame instanceof HTMLElement)
      frame.focus({ preventScroll: true });
  }, [index]);

  if (!id) return null;

  const move = (step: 1 | -1) => scrollTo((index + step + pictures.length) % pictures.length);

  // Escape closes a modal dialog too, and the browser returns the focus to the thumbnail.
  const close = () => dialog.current?.close();

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    const frame = frameAt(index);
    if (!step || !frame || hasModifier(event)) return;
    event.preventDefault();
    // In a picture that is wider than the window the arrow keys scroll to its end first.
    const before = frame.scrollLeft;
    frame.scrollLeft += (step * frame.clientWidth) / 2;
    if (frame.scrollLeft === before) move(step === side() ? 1 : -1);
  };

  const button = (name: keyof typeof drawings, onClick: () => void) => (
    <button
      className={`control ${styles.control}`}
      type="button"
      onClick={onClick}
      aria-label={t(`lightbox.${name}`)}
    >
      <Icon drawing={drawings[name]} />
    </button>
  );

  return (
    <dialog
      className={styles.lightbox}
      ref={dialog}
      aria-label={t('lightbox.label')}
      onClose={onClose}
      onFocus={({ target }) => setIsStripFocused(Boolean(strip.current?.contains(target)))}
      // Beside the picture and its words.
      onClick={({ target }) => (target as Element).matches('dialog, div, figure, p') && close()}
      onKeyDown={onKeyDown}
    >
      <div
        className={`swipe ${styles.strip}`}
        ref={strip}
        tabIndex={-1}
        onScroll={({ currentTarget }) =>
          onMove(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
        }
      >
        {pictures.map((picture, at) => (
          <ZoomablePicture key={picture} id={picture} captionId={captionId} isShown={at === index} />
        ))}
      </div>
      {/* A picture that has the focus says it by itself. */}
      <p
        className={`row small ${styles.caption}`}
        id={captionId}
        aria-live={isStripFocused ? 'off' : 'polite'}
      >
        {pictures.length > 1 && (
          <span className="telemetry">
            {t('lightbox.position', { index: index + 1, count: pictures.length })}
          </span>
        )}{' '}
        <span>{t(`captions.${id}`)}</span>
      </p>
      <div className={`row ${styles.controls}`}>
        {pictures.length > 1 && button('previous', () => move(-1))}
        {pictures.length > 1 && button('next', () => move(1))}
        <a className="target small text-link" href={pictureSources(`works/${id}`).largest}>
          {t('lightbox.open')}
        </a>
        {button('close', close)}
      </div>
    </dialog>
  );
}

type ZoomableProps = { id: ScreenshotName; captionId: string; isShown: boolean };

/** One picture, which a double click or tap makes twice as large, and back. */
function ZoomablePicture({ id, captionId, isShown }: ZoomableProps) {
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
    <figure
      className={styles.frame}
      style={{ '--own-width': width, '--own-height': height } as CSSProperties}
      dir="ltr"
      aria-labelledby={isShown ? captionId : undefined}
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
    </figure>
  );
}
