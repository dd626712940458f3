'use client';

import { useTranslations } from 'next-intl';
import { ArrowRight } from '@/app/_components/icons/icons';
import { Scene } from '@/app/_components/scene/scene';
import { CvLink } from '@/app/_components/shell/cv-link';
import { withWords } from '@/app/_components/shell/locale-provider';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { PageLink } from '@/app/_components/shell/page-link';
import type { Route } from '@/app/_lib/addresses';
import { hobbies } from '@/content/hobbies';
import { facts, profile } from '@/content/profile';
import words from './home.words';
import styles from './home-page.module.scss';
import { Porthole } from './porthole';

const destinations = ['portfolio', 'contact', 'hobbies'] as const satisfies Route[];

function Home() {
  const t = useTranslations();
  const { picture, phonePicture, remoteUrl } = profile.background;

  return (
    <main className={styles.page} tabIndex={-1}>
      <div className={styles.sky}>
        <Scene wide={picture} phone={phonePicture} remoteUrl={remoteUrl} />
      </div>
      <div className={styles.hero}>
        <header className={styles.welcome}>
          <p className={styles.telemetry}>
            <span className={styles.onWide}>{t('home.telemetry', facts)}</span>
            <span className={styles.onPhone}>{t('home.role', facts)}</span>
            {profile.isAvailable && (
              <span className={styles.available}>
                <span className="visually-hidden">, </span>
                {t('home.available')}
              </span>
            )}
          </p>
          <PageHeading className={styles.title}>{t('home.title')}</PageHeading>
          <p className={styles.intro}>{t('home.intro', facts)}</p>
        </header>
        <Porthole />
        <p className={styles.first}>
          <PageLink className={styles.log} route="portfolio">
            {t('nav.portfolio')} <ArrowRight />
          </PageLink>
          <CvLink className={styles.cv} />
        </p>
      </div>
      <div className={styles.deck}>
        <section className={styles.plan} aria-labelledby="flight-plan" data-travel="panel">
          <h2 className={styles.label} id="flight-plan">
            {t('home.flightPlan.label')}
          </h2>
          <p>
            {t.rich('home.flightPlan.text', {
              portfolio: (words) => <PageLink route="portfolio">{words}</PageLink>,
              contact: (words) => <PageLink route="contact">{words}</PageLink>,
              hobbies: (words) => <PageLink route="hobbies">{words}</PageLink>,
            })}
          </p>
        </section>
        {destinations.map((route, index) => (
          <PageLink key={route} className={styles.destination} route={route}>
            <span className={styles.label}>
              0{index + 1} — {t(`home.destinations.${route}`, { ...facts, count: hobbies.length })}
            </span>
            <span className={styles.name}>
              {t(`nav.${route}`)} <ArrowRight />
            </span>
          </PageLink>
        ))}
      </div>
    </main>
  );
}

/** Who she is, within seconds, and the way to everything else. */
export const HomePage = withWords(words, Home);
