import { type RefObject, type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Cross, Next, Previous } from '@/app/_components/icons/icons';
import { Picture } from '@/app/_components/picture/picture';
import type { PortfolioKey } from '@/app/_components/portfolio/portfolio.words';
import { useWords } from '@/app/_lib/messages';
import { growFrom, shrinkInto } from '@/app/_lib/thumbnail-motion';
import breakpoints from '@/app/_styles/breakpoints.module.scss';
import { type ContentPictureId, descriptionKey } from '@/content/pictures';
import styles from './lightbox.module.scss';

type Props = {
  pictures: ContentPictureId<'works'>[];
  /** Which one is shown. */
  index: number;
  /** The list of thumbnails: a picture grows out of its own, and shrinks back into it. */
  thumbnails: RefObject<HTMLElement | null>;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** How far a finger goes sideways, in pixels, before it turns the page. */
const swipe = 48;

/** One picture at a time over the page, in a modal dialog: arrows, swipe, Escape, or a tap beside it. */
export function Lightbox({ pictures, index, thumbnails, onMove, onClose }: Props) {
  const t = useWords<PortfolioKey>();
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const id = pictures[index];

  const show = useEffectEvent((box: HTMLDialogElement) => {
    box.showModal();
    const image = box.querySelector('img');
    const origin = thumbnails.current?.children[index];
    if (image && origin) growFrom(origin, image);
  });

  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    show(box);
    // React hides a page that the visitor leaves, it does not remove it.
    return () => box.close();
  }, []);

  if (!id) return null;

  const move = (step: 1 | -1) => onMove((index + step + pictures.length) % pictures.length);

  const close = async () => {
    const box = dialog.current;
    const image = box?.querySelector('img');
    const origin = thumbnails.current?.children[index];
    if (box && image && origin) await shrinkInto(origin, image, box);
    // The browser returns the focus to the thumbnail.
    box?.close();
  };

  const onTouchStart = ({ touches }: TouchEvent) => {
    const first = touches[0];
    // Two fingers zoom.
    touch.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
  };

  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const last = changedTouches[0];
    if (!touch.current || !last) return;
    const x = last.clientX - touch.current.x;
    const y = last.clientY - touch.current.y;
    touch.current = null;
    if (Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 1 : -1);
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
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1);
        if (key === 'ArrowLeft') move(-1);
      }}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <figure className={styles.figure}>
        <Picture
          key={id}
          id={id}
          alt={t(descriptionKey(id))}
          sizes={`(width < ${breakpoints.wide}) 100vw, 90vw`}
          eager
        />
        <figcaption className={styles.caption} aria-live="polite">
          <span className="telemetry">
            {t('lightbox.position', { index: index + 1, count: pictures.length })}
          </span>
          <span aria-hidden="true">{t(descriptionKey(id))}</span>
        </figcaption>
      </figure>
      <div className={styles.controls}>
        {pictures.length > 1 && (
          <>
            <button
              className={styles.control}
              type="button"
              onClick={() => move(-1)}
              aria-label={t('lightbox.previous')}
            >
              <Previous />
            </button>
            <button
              className={styles.control}
              type="button"
              onClick={() => move(1)}
              aria-label={t('lightbox.next')}
            >
              <Next />
            </button>
          </>
        )}
        <button className={styles.control} type="button" onClick={close} aria-label={t('lightbox.close')}>
          <Cross />
        </button>
      </div>
    </dialog>
  );
}
