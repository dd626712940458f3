'use client';

import { useLocale, useTranslations } from 'next-intl';
import { capitalize, factsIn } from '@/app/lib/facts';
import { CvLink } from '@/app/shell/build-facts';
import { PageHeading } from '@/app/shell/page-heading';
import { PageLink } from '@/app/shell/page-link';
import { ArrowRight } from '@/app/ui/icons';
import { ProfileLinks } from '@/app/ui/profile-links';
import { Scene } from '@/app/ui/scene';
import { profile } from '@/content/profile';
import { Invitation, LatestWork } from './destinations';
import styles from './home-page.module.scss';
import { Portrait } from './portrait';

/** Home: who the owner is, the latest work, and the links to the other pages. */
export function HomePage() {
  const t = useTranslations();
  const locale = useLocale();
  const { picture, phonePicture, remoteUrl } = profile.background;

  return (
    <main className={styles.page} data-page="home" tabIndex={-1}>
      <Scene wide={picture} phone={phonePicture} remoteUrl={remoteUrl} />
      <div className={styles.hero}>
        <header className={styles.welcome}>
          <p className={`telemetry ${styles.role}`}>
            {capitalize(t('home.role', factsIn(t)), locale)}
            {profile.isAvailable && (
              <span className={`lit ${styles.available}`}>
                <span className="visually-hidden">, </span>
                {t('home.available')}
              </span>
            )}
          </p>
          <PageHeading className={styles.title}>{t('home.title')}</PageHeading>
          <p className={`display ${styles.proposition}`}>{t('home.proposition')}</p>
          <p className={`row screen-only ${styles.actions}`}>
            <PageLink className="control primary large" route="contact">
              {t('nav.contact')} <ArrowRight />
            </PageLink>
            <CvLink className="control large" />
          </p>
          {profile.links && <ProfileLinks />}
        </header>
        <Portrait />
      </div>
      <div className={styles.deck}>
        <LatestWork />
        <Invitation />
        <FlightPlan />
      </div>
    </main>
  );
}

/** The introduction, and a text whose words link to the other pages. */
export function FlightPlan() {
  const t = useTranslations();
  return (
    <section className={styles.plan} aria-labelledby="flight-plan">
      <h2 className="telemetry" id="flight-plan">
        {t('home.flightPlan.label')}
      </h2>
      <p className={styles.intro}>{t('home.intro', factsIn(t))}</p>
      <p>
        {t.rich('home.flightPlan.text', {
          portfolio: (words) => (
            <PageLink className="text-link" route="portfolio">
              {words}
            </PageLink>
          ),
          contact: (words) => (
            <PageLink className="text-link" route="contact">
              {words}
            </PageLink>
          ),
          hobbies: (words) => (
            <PageLink className="text-link" route="hobbies">
              {words}
            </PageLink>
          ),
        })}
      </p>
    </section>
  );
}
