'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrowOut } from '@/app/_components/icons/icons';
import { Picture } from '@/app/_components/picture/picture';
import { useStillOffScreen } from '@/app/_lib/use-still-off-screen';
import type { Hobby } from '@/content/hobbies';
import { descriptionKey } from '@/content/pictures';
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

/** The panel of a hobby: the external link, the intro and the cover, in this order. */
export function HobbyPanel({ hobby }: { hobby: Hobby }) {
  const t = useTranslations();
  return (
    <div className={styles.panel}>
      <p className={styles.telemetry}>{t(hobby.eyebrow)}</p>
      <h2 className={styles.title}>
        <a href={hobby.url}>{t(hobby.title)}</a>
      </h2>
      <p className={styles.intro}>{t(hobby.intro)}</p>
      <div className={styles.row}>
        <Picture
          id={hobby.cover}
          alt={t(descriptionKey(hobby.cover))}
          sizes="160px"
          className={styles.cover}
        />
        {/* The title is the link and the whole panel its target; this says where it leads. */}
        <span className={styles.go} aria-hidden="true">
          {t(hobby.link)} <ArrowOut />
        </span>
      </div>
    </div>
  );
}
