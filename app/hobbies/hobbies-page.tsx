'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cardColours } from '@/app/lib/pictures';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { arrows, Icon } from '@/app/ui/icons';
import { PageHeading } from '@/app/ui/page-heading';
import { Picture } from '@/app/ui/picture';
import { Scene } from '@/app/ui/scene';
import { hobbies } from '@/content/hobbies';
import type { Hobby } from '@/content/types';
import styles from './hobbies-page.module.scss';
import { World } from './world/world';

/** Hobbies, which visitors know as Exoplanets: each is a world with a panel. */
export function HobbiesPage() {
  const t = useTranslations();
  return (
    <main className={`page ${styles.page}`} data-page="hobbies">
      <Scene wide="scenes/hobbies" phone="scenes/hobbies-phone" />
      <header>
        <p className="telemetry">{t('hobbies.telemetry', { count: hobbies.length })}</p>
        <PageHeading className={styles.title}>{t('hobbies.title')}</PageHeading>
      </header>
      {hobbies.map((hobby, index) => (
        <Exoplanet key={hobby.url} hobby={hobby}>
          <HobbyPanel hobby={hobby} isFirst={index === 0} />
        </Exoplanet>
      ))}
    </main>
  );
}

/** The planet of a hobby, with its panel beside it. */
function Exoplanet({ hobby, children }: { hobby: Hobby; children: ReactNode }) {
  const t = useTranslations();
  return (
    <section className={styles.exoplanet} aria-labelledby={hobby.key}>
      <div className={styles.world}>
        <World picture={hobby.world} name={t(`hobbies.${hobby.key}.eyebrow`)} />
        <p className={`telemetry ${styles.poster}`}>{t(`hobbies.${hobby.key}.poster`)}</p>
      </div>
      {children}
    </section>
  );
}

/** The panel of a hobby: the external link, the intro and the cover, in this order. */
function HobbyPanel({ hobby: { key, url }, isFirst }: { hobby: Hobby; isFirst: boolean }) {
  const t = useTranslations();
  return (
    <div
      className={`panel ${styles.panel}`}
      style={cardColours(`covers/${key}`)}
      data-travel={isFirst ? 'panel' : undefined}
    >
      <div className={styles.words}>
        <p className="telemetry" id={key}>
          {t(`hobbies.${key}.eyebrow`)}
        </p>
        <h2 className={`display ${styles.name}`}>
          <a className="text-link" href={url}>
            {t(`hobbies.${key}.title`)}
            <span className="unseen"> — {t(`hobbies.${key}.link`)}</span>
          </a>
        </h2>
        <p className={styles.intro}>{t(`hobbies.${key}.intro`)}</p>
        {/* The link above covers the whole panel. */}
        <span className={`control ${isFirst ? 'primary' : ''}`} aria-hidden="true">
          <span>{t(`hobbies.${key}.link`)}</span> <Icon drawing={arrows.out} />
        </span>
      </div>
      <Picture
        id={`covers/${key}`}
        alt={t(`pictures.covers.${key}`)}
        sizes={`(width < ${breakpoints.wide}) 260px, 320px`}
        className={styles.cover}
      />
    </div>
  );
}
