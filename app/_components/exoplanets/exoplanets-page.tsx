'use client';

import { useTranslations } from 'next-intl';
import { Scene } from '@/app/_components/scene/scene';
import { withWords } from '@/app/_components/shell/locale-provider';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { PageTitle } from '@/app/_components/shell/page-title';
import { TravellingPanel } from '@/app/_components/shell/travelling-panel';
import { hobbies } from '@/content/hobbies';
import { Exoplanet } from './exoplanet';
import words from './exoplanets.words';
import styles from './exoplanets-page.module.scss';
import { HobbyPanel } from './hobby-panel';

function Hobbies() {
  const t = useTranslations();
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <PageTitle page="hobbies" />
      <div className={styles.sky}>
        <Scene wide="scenes/hobbies" phone="scenes/hobbies-phone" />
      </div>
      <header>
        <p className={styles.telemetry}>{t('hobbies.telemetry')}</p>
        <PageHeading className={styles.title}>{t('hobbies.title')}</PageHeading>
      </header>
      {hobbies.map((hobby, index) => {
        const panel = <HobbyPanel hobby={hobby} />;
        return (
          <Exoplanet key={hobby.url} hobby={hobby}>
            {index === 0 ? <TravellingPanel>{panel}</TravellingPanel> : panel}
          </Exoplanet>
        );
      })}
    </main>
  );
}

/** The hobbies, each a world of its own. */
export const ExoplanetsPage = withWords(words, Hobbies);
