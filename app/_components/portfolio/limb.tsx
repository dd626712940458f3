import { depthAt } from '@/app/_lib/horizon';
import { useStillOffScreen } from '@/app/_lib/use-still-off-screen';
import styles from './limb.module.scss';

/** From and to where the arc is drawn: beyond both ends of the time that is shown. */
const [from, to] = [-0.5, 1.5];

/** The arc as a quadratic curve, which is exact for a parabola. */
const arc = `M${from} ${depthAt(from)}Q${(from + to) / 2} ${(1 - from) * (1 - to)} ${to} ${depthAt(to)}`;

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
          <stop className={styles.night} />
          <stop className={styles.dusk} offset=".55" />
          <stop className={styles.day} offset=".96" />
        </linearGradient>
        <path d={arc} />
      </svg>
      <svg className={styles.air} {...box} aria-hidden="true">
        <path d={arc} />
      </svg>
      <svg className={styles.edge} {...box} aria-hidden="true">
        <path className={styles.body} d={`${arc}V3H${from}Z`} />
        <path d={arc} />
      </svg>
      <i className={styles.sun} ref={useStillOffScreen()} />
    </div>
  );
}
