'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { capitalize, factsIn } from '@/app/lib/facts';
import { PageHeading } from '@/app/shell/page-heading';
import { PageLink } from '@/app/shell/page-link';
import { CvLink } from '@/app/ui/cv-link';
import { Icon } from '@/app/ui/icons';
import { ProfileLinks } from '@/app/ui/profile-links';
import { Scene } from '@/app/ui/scene';
import { profile } from '@/content/profile';
import { ContactPanel, HobbiesPanel } from './destinations';
import { Highlights } from './highlights';
import styles from './home-page.module.scss';
import { Portrait } from './portrait';

/** Home: who the owner is, some works with their results, and the links to the other pages. */
export function HomePage() {
  const t = useTranslations();
  const locale = useLocale();
  const { picture, phonePicture, remoteUrl } = profile.background;

  return (
    <main className={styles.page} data-page="home" tabIndex={-1}>
      <Scene wide={picture} phone={phonePicture} remoteUrl={remoteUrl} />
      <div className={styles.hero}>
        <header className={styles.welcome}>
          <PageHeading className={styles.title}>
            {t.rich('home.title', {
              ...factsIn(t),
              greeting: (words) => <span className={styles.greeting}>{words}</span>,
            })}
          </PageHeading>
          <p className={`row ${styles.facts}`}>
            <span>{capitalize(t('home.role', factsIn(t)), locale)}</span>
            {profile.isAvailable && (
              <span className={`lit ${styles.available}`}>
                <span className="visually-hidden">, </span>
                {t('home.available')}
              </span>
            )}
          </p>
          <p className={styles.proposition}>
            {t.rich('home.proposition', {
              result: (words) => <span>{words}</span>,
              b: (words) => <b>{words}</b>,
            })}
          </p>
          <p className={`row screen-only ${styles.actions}`}>
            <PageLink className="control primary large" route="portfolio">
              {t('home.works')} <Icon name="right" />
            </PageLink>
            <PageLink className="control large" route="contact">
              {t('nav.contact')}
            </PageLink>
            <CvLink className="control large" isShort />
          </p>
          {profile.links && <ProfileLinks />}
        </header>
        <Portrait />
      </div>
      <div className={styles.deck}>
        <Highlights />
        <div className={styles.panels}>
          <HobbiesPanel />
          <ContactPanel />
        </div>
        <FlightPlan />
      </div>
    </main>
  );
}

/** The introduction, and a text whose words link to the other pages. */
function FlightPlan() {
  const t = useTranslations();
  const linkTo = (route: 'portfolio' | 'contact' | 'hobbies') => (words: ReactNode) => (
    <PageLink className="text-link" route={route}>
      {words}
    </PageLink>
  );
  return (
    <section className={styles.plan} aria-labelledby="flight-plan">
      <h2 className="telemetry" id="flight-plan">
        {t('home.flightPlan.label')}
      </h2>
      <p className={styles.intro}>{t('home.intro', factsIn(t))}</p>
      <p>
        {t.rich('home.flightPlan.text', {
          portfolio: linkTo('portfolio'),
          contact: linkTo('contact'),
          hobbies: linkTo('hobbies'),
        })}
      </p>
    </section>
  );
}
