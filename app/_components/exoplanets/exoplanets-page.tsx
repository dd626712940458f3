'use client';

import { useTranslations } from 'next-intl';
import { Scene } from '@/app/_components/scene/scene';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { hobbies } from '@/content/hobbies';
import { Exoplanet } from './exoplanet';
import styles from './exoplanets-page.module.scss';
import { HobbyPanel } from './hobby-panel';

/** Exoplanets: each hobby is a world with a panel. */
export function ExoplanetsPage() {
  const t = useTranslations();
  return (
    <main className={`page ${styles.page}`} data-page="hobbies" tabIndex={-1}>
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
