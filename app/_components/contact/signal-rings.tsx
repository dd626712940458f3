'use client';

import { useStillOffScreen } from '@/app/_lib/use-still-off-screen';
import styles from './signal-rings.module.scss';

/** Radius, opacity and dashes of each ring, from the source outward. */
const rings = [
  [14, 0.9, 'none'],
  [34, 0.6, '2 2'],
  [56, 0.42, '1 3'],
  [78, 0.28, '1 4'],
  [98, 0.16, '1 5'],
] as const;

/** A signal sent over the planet: decoration. */
export function SignalRings() {
  return (
    <svg
      className={styles.rings}
      ref={useStillOffScreen()}
      viewBox="0 0 200 200"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {rings.map(([radius, opacity, dashes]) => (
        <circle
          key={radius}
          className={styles.ring}
          cx="100"
          cy="100"
          r={radius}
          strokeOpacity={opacity}
          strokeDasharray={dashes}
        />
      ))}
      <circle className={styles.source} cx="100" cy="100" r="4" />
    </svg>
  );
}
