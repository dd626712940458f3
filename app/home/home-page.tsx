'use client';

import { useLocale, useTranslations } from 'next-intl';
import { textFacts } from '@/app/lib/texts/message-values';
import { recruiterFacts } from '@/app/lib/texts/recruiter-facts';
import { capitalize } from '@/app/lib/texts/wording';
import { CvLink } from '@/app/ui/cv-link';
import { arrows, Icon } from '@/app/ui/icons';
import { PageHeading } from '@/app/ui/page-heading';
import { PageLink } from '@/app/ui/page-link';
import { Scene } from '@/app/ui/scene';
import { profile } from '@/content/profile';
import { Career } from './career';
import { Closing } from './closing';
import { Facts } from './facts';
import { Highlights } from './highlights';
import styles from './home-page.module.scss';
import { Portrait } from './portrait';

/** Home: who the owner is, some works with their results, and the links to the other pages. */
export function HomePage() {
  const t = useTranslations();
  const locale = useLocale();
  const { picture, phonePicture, remoteUrl } = profile.background;
  const { availability, present } = recruiterFacts(locale);

  return (
    <main className={styles.page} data-page="home">
      <div className={styles.hero}>
        <div className={styles.window}>
          <Scene wide={picture} phone={phonePicture} remoteUrl={remoteUrl} />
          <header className={styles.welcome}>
            <PageHeading className={styles.title}>
              {t.rich('home.title', {
                ...textFacts(t),
                greeting: (words) => <span className={styles.greeting}>{words}</span>,
              })}
            </PageHeading>
            <p className={`row ${styles.who}`}>
              <span>{capitalize(present ?? t('home.role', textFacts(t)), locale)}</span>{' '}
              {availability && <span className={`lit ${styles.available}`}>{availability}</span>}
            </p>
            {t.has('home.proposition') && (
              <p className={styles.proposition}>
                {t.rich('home.proposition', {
                  result: (words) => <span>{words}</span>,
                  b: (words) => <b>{words}</b>,
                })}
              </p>
            )}
            <p className={`row screen-only ${styles.actions}`}>
              <PageLink className="control primary large" route="portfolio">
                <span>{t('home.works')}</span> <Icon drawing={arrows.right} />
              </PageLink>
              {profile.email && (
                <a className="control large" href={`mailto:${profile.email}`}>
                  {t('home.write')}
                </a>
              )}
              <CvLink className="control large" isShort />
            </p>
          </header>
          <Portrait />
          <Facts />
        </div>
        <Career />
      </div>
      <Highlights />
      <Closing />
    </main>
  );
}
