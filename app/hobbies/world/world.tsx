import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { savesData } from '@/app/browser/save-data';
import { whenNear } from '@/app/browser/scheduling';
import { breakpoints } from '@/app/styles/breakpoints';
import { Decoration } from '@/app/ui/decoration';
import { Picture } from '@/app/ui/picture';
import type { PictureId } from '@/content/types';
import type { Live } from './live-world';
import styles from './world.module.scss';

type Props = { picture: PictureId; name: string };

/** A planet: a picture and, with WebGL 2 and unless data is saved, a live drawing over it. */
export function World({ picture, name }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live | null>(null);

  useEffect(() => {
    const element = stage.current;
    if (!element || savesData() || !('WebGL2RenderingContext' in window)) return;
    const ended = new AbortController();
    whenNear(element, ended.signal, () => {
      import('./live-world')
        .then(({ startWorld }) => ended.signal.aborted || startWorld(element, picture, ended, setLive))
        .catch(() => ended.abort()); // The picture stays.
    });
    return () => ended.abort();
  }, [picture]);

  return (
    <div className={styles.stage} ref={stage}>
      {/* Two device pixels per CSS pixel on phones: three double the bytes for no visible gain. */}
      <Picture id={picture} alt="" sizes={`(width < ${breakpoints.wide}) 60vw, 55vw`} />
      <Decoration>{live && <TurnControl live={live} name={name} />}</Decoration>
    </div>
  );
}

/** Degrees of a press of an arrow key. */
const STEP = 5;

/** For keyboards and screen readers: a slider, seen while focused, that starts again after 360°. */
function TurnControl({ live, name }: { live: Live; name: string }) {
  const t = useTranslations();
  const [degrees, setDegrees] = useState(0);

  const label = t('hobbies.turn', { planet: name });

  const show = (angle: number) => setDegrees((((Math.round(angle / STEP) * STEP) % 360) + 360) % 360);
  const turn = ({ target }: ChangeEvent<HTMLInputElement>) => {
    live.turnBy(target.valueAsNumber - degrees);
    show(target.valueAsNumber);
  };

  return (
    <label className={`control small ${styles.control}`}>
      <span aria-hidden="true">{label}</span>
      <input
        aria-label={label}
        type="range"
        min={-STEP}
        max={360}
        step={STEP}
        value={degrees}
        aria-valuetext={`${degrees}°`}
        onFocus={() => show(live.angle())}
        onChange={turn}
      />
    </label>
  );
}
