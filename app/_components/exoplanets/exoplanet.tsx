import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Hobby } from '@/content/types';
import styles from './exoplanets-page.module.scss';
import { World } from './world/world';

/** The planet of a hobby, with its panel beside it. */
export function Exoplanet({ hobby, children }: { hobby: Hobby; children: ReactNode }) {
  const t = useTranslations();
  return (
    <section className={styles.exoplanet}>
      <div className={styles.world}>
        <World picture={hobby.world} />
        <p className={`telemetry ${styles.poster}`}>{t(`hobbies.${hobby.key}.poster`)}</p>
      </div>
      {children}
    </section>
  );
}
