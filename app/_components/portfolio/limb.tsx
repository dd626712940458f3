import { useStillOffScreen } from '@/app/_lib/use-still-off-screen';
import styles from './limb.module.scss';

/** The parabola y = (1 - x)² as a quadratic curve, from beyond the first year to beyond today. */
const arc = 'M-.5 2.25Q.5-.75 1.5 .25';

const box = {
  viewBox: '0 0 1 1',
  preserveAspectRatio: 'none',
  focusable: false,
} as const;

/** The edge of the planet and the light behind it. Layers, as a filter inside a stretched drawing would be stretched. */
export function Limb() {
  return (
    <div className={styles.view}>
      <svg className={styles.glow} {...box} aria-hidden="true">
        <linearGradient id="air" gradientUnits="userSpaceOnUse" x1="-.1" x2="1" y1="0" y2="0">
          <stop stopColor="rgb(42 95 174 / 0.12)" />
          <stop stopColor="rgb(95 168 255 / 0.85)" offset=".55" />
          <stop stopColor="var(--sun)" offset=".96" />
        </linearGradient>
        <path d={arc} />
      </svg>
      <svg className={styles.air} {...box} aria-hidden="true">
        <path d={arc} />
      </svg>
      <svg className={styles.edge} {...box} aria-hidden="true">
        <path className={styles.body} d={`${arc}V3H-.5Z`} />
        <path d={arc} />
      </svg>
      <i className={styles.sun} aria-hidden="true" ref={useStillOffScreen()} />
    </div>
  );
}
