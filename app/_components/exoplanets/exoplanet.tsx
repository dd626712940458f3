'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/app/_components/picture/picture';
import { useStillOffScreen } from '@/app/_lib/use-still-off-screen';
import type { Hobby } from '@/content/schema';
import styles from './exoplanet.module.scss';

/** A hobby as a world: its planet, and its panel beside it. */
export function Exoplanet({ hobby, children }: { hobby: Hobby; children: ReactNode }) {
  const t = useTranslations();
  return (
    <section className={styles.exoplanet}>
      <div className={styles.world} ref={useStillOffScreen()}>
        {/* A phone's three pixels a point would double the bytes for what nobody sees: asks for two. */}
        <Picture id={hobby.world} alt="" sizes="(width < 48rem) 60vw, 55vw" />
        <p className={styles.poster}>{t(hobby.poster)}</p>
      </div>
      {children}
    </section>
  );
}
