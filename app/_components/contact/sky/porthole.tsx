import type { ReactNode, Ref } from 'react';
import type { ContactKey } from '@/app/_components/contact/contact.words';
import { Ring } from '@/app/_components/porthole/ring';
import { basePath } from '@/app/_lib/addresses';
import { useWords } from '@/app/_lib/messages';
import skyPicture from '@/content/sky-picture.generated.json';
import styles from './porthole.module.scss';

/** The middle of each letter, in the units of the ring. */
const letters = [
  ['north', 63, 7],
  ['east', 7, 63],
  ['south', 63, 119],
  ['west', 119, 63],
] as const;

/** A porthole with the picture of the sky, which a chart may cover. North is up and east is left, as on every sky chart. */
export function Porthole({ ref, children }: { ref?: Ref<HTMLElement>; children?: ReactNode }) {
  const t = useWords<ContactKey>();
  return (
    <figure className={styles.porthole} ref={ref}>
      {/* biome-ignore lint/performance/noImgElement: next/image can't optimise in an export */}
      <img
        className={styles.view}
        src={`${basePath}/${skyPicture.file}`}
        width={400}
        height={400}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {children}
      <Ring className={styles.ring}>
        <circle
          cx="63"
          cy="63"
          r="56.5"
          pathLength="360"
          strokeDasharray=".7 29.3"
          strokeDashoffset=".35"
          strokeWidth="4.5"
        />
        {letters.map(([name, x, y]) => (
          <g key={name} className={styles.letter}>
            <circle cx={x} cy={y} r="4" />
            <text x={x} y={y + 1.5}>
              {t(`contact.compass.${name}`)}
            </text>
          </g>
        ))}
      </Ring>
    </figure>
  );
}
