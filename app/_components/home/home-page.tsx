'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ArrowRight } from '@/app/_components/icons/icons';
import { ProfileLinks } from '@/app/_components/profile-links/profile-links';
import { Scene } from '@/app/_components/scene/scene';
import { CvLink } from '@/app/_components/shell/cv-link';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { PageLink } from '@/app/_components/shell/page-link';
import { capitalize } from '@/app/_lib/capitalize';
import { factsIn } from '@/app/_lib/facts';
import { profile } from '@/content/profile';
import { FlightPlan } from './flight-plan';
import styles from './home-page.module.scss';
import { Invitation } from './invitation';
import { LatestWork } from './latest-work';
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
