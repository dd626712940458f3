import { useEffect, useRef, useState } from 'react';
import { whenNear } from '@/app/lib/when';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Picture } from '@/app/ui/picture';
import type { PictureId } from '@/content/types';
import type { Live } from './live-world';
import { TurnControl } from './turn-control';
import styles from './world.module.scss';

/** A planet: its picture, and in its place the turning world where the browser can draw it well. */
export function World({ picture }: { picture: PictureId }) {
  const stage = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live | null>(null);

  useEffect(() => {
    const element = stage.current;
    if (!element || navigator.connection?.saveData || !('WebGL2RenderingContext' in window)) return;
    const controller = new AbortController();
    const { signal } = controller;
    whenNear(element, signal, () => {
      import('./live-world').then(
        ({ startWorld }) => signal.aborted || startWorld(element, picture, controller, setLive),
        () => {}, // The picture stays.
      );
    });
    return () => controller.abort();
  }, [picture]);

  return (
    <div className={styles.stage} ref={stage}>
      {/* Phones get two device pixels per CSS pixel: three would double the bytes for no visible gain. */}
      <Picture id={picture} alt="" sizes={`(width < ${breakpoints.wide}) 60vw, 55vw`} />
      {live && <TurnControl live={live} />}
    </div>
  );
}
