import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import type { Live } from './live-world';
import styles from './world.module.scss';

/** Degrees of a press of an arrow key. */
const STEP = 5;

/** Turns a world from the keyboard and for screen readers: a slider without ends, seen while it has the focus. */
export function TurnControl({ live }: { live: Live }) {
  const t = useTranslations();
  const [degrees, setDegrees] = useState(0);

  const turn = ({ target }: ChangeEvent<HTMLInputElement>) => {
    live.turnBy(target.valueAsNumber - degrees);
    setDegrees((target.valueAsNumber + 360) % 360);
  };

  return (
    <label className={`control small ${styles.control}`}>
      {t('hobbies.turn')}
      <input
        type="range"
        min={-STEP}
        max={360}
        step={STEP}
        value={degrees}
        aria-valuetext={`${degrees}°`}
        onFocus={() => setDegrees(Math.round(live.degrees / STEP) * STEP)}
        onChange={turn}
      />
    </label>
  );
}
