'use client';

import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cardColours } from '@/app/lib/pictures';
import { hobbiesIn } from '@/app/lib/texts/own-texts';
import { breakpoints } from '@/app/styles/breakpoints';
import { arrows, Icon } from '@/app/ui/icons';
import { PageHeading } from '@/app/ui/page-heading';
import { Picture } from '@/app/ui/picture';
import { Scene } from '@/app/ui/scene';
import { hobbies } from '@/content/hobbies';
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
      {hobbiesIn(useMessages()).map((hobby, index) => (
        <Exoplanet key={hobby.key} hobby={hobby}>
          <HobbyPanel hobby={hobby} isFirst={index === 0} />
        </Exoplanet>
      ))}
    </main>
  );
}

type Hobby = ReturnType<typeof hobbiesIn>[number];

/** The planet of a hobby, with its panel beside it. */
function Exoplanet({ hobby, children }: { hobby: Hobby; children: ReactNode }) {
  const { key, world, eyebrow, title, poster } = hobby;
  return (
    <section className={styles.exoplanet} aria-labelledby={key}>
      <div className={styles.world}>
        <World picture={world} name={eyebrow ?? title} />
        {poster && <p className={`telemetry ${styles.poster}`}>{poster}</p>}
      </div>
      {children}
    </section>
  );
}

/** The panel of a hobby: the external link, the intro and the cover, in this order. */
function HobbyPanel({ hobby, isFirst }: { hobby: Hobby; isFirst: boolean }) {
  // Without any description of a picture the whole group is missing.
  const covers = useMessages().pictures?.covers ?? {};
  const { key, url, eyebrow, title, intro, link } = hobby;
  const cover = covers[key];
  return (
    <div
      className={`panel ${styles.panel}`}
      style={cover ? cardColours(`covers/${key}`) : undefined}
      data-travel={isFirst ? 'panel' : undefined}
    >
      <div className={styles.words}>
        {eyebrow && (
          <p className="telemetry" id={key}>
            {eyebrow}
          </p>
        )}
        <h2 className={`display ${styles.name}`} id={eyebrow ? undefined : key}>
          {url ? (
            <a className="text-link" href={url}>
              {title}
              {link && <span className="unseen"> — {link}</span>}
            </a>
          ) : (
            title
          )}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {/* The link above covers the whole panel. */}
        {url && link && (
          <span className={`control ${isFirst ? 'primary' : ''}`} aria-hidden="true">
            <span>{link}</span> <Icon drawing={arrows.out} />
          </span>
        )}
      </div>
      {cover && (
        <Picture
          id={`covers/${key}`}
          alt={cover}
          sizes={`(width < ${breakpoints.wide}) 260px, 320px`}
          className={styles.cover}
        />
      )}
    </div>
  );
}
