import type { ReactNode } from 'react';
import { useWords } from '@/app/_lib/messages';
import type { Hobby } from '@/content/schema';
import styles from './exoplanet.module.scss';
import type { HobbiesKey } from './exoplanets.words';
import { World } from './world/world';

/** The planet of a hobby, with its panel beside it. */
export function Exoplanet({ hobby, children }: { hobby: Hobby; children: ReactNode }) {
  const t = useWords<HobbiesKey>();
  return (
    <section className={styles.exoplanet}>
      <div className={styles.world}>
        <World picture={hobby.world} />
        <p className={styles.poster}>{t(hobby.poster)}</p>
      </div>
      {children}
    </section>
  );
}
