'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import { textFacts } from '@/app/lib/texts/message-values';
import { recruiterFacts } from '@/app/lib/texts/recruiter-facts';
import { capitalize } from '@/app/lib/texts/wording';
import { claimIn } from '@/app/lib/texts/work-summary';
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
  const { availability, experience, present } = recruiterFacts(locale);

  return (
    <main className={styles.page} data-page="home">
      <div className={styles.hero}>
        <div className={styles.window}>
          <Scene wide={picture} phone={phonePicture} remoteUrl={remoteUrl} />
          <header>
            <PageHeading className={styles.title}>
              {t.rich('home.title', {
                ...textFacts(t),
                greeting: (words) => <span className={styles.greeting}>{words}</span>,
              })}
            </PageHeading>
            <p className={`row ${styles.who}`}>
              <span>{capitalize(present ?? t('home.role', textFacts(t)), locale)}</span>{' '}
              {experience && <span>{experience}</span>}{' '}
              {availability && <span className={`lit ${styles.available}`}>{availability}</span>}
            </p>
            <Proposition />
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

/** What was achieved: in the owner's words, or that of the first work. */
function Proposition() {
  const t = useTranslations();
  const first = useMessages().works[profile.highlights[0]?.work ?? ''];
  const isWritten = t.has('home.proposition');
  const claim = first && claimIn(first);
  if (!isWritten && !claim) return null;
  return (
    <p className={styles.proposition}>
      {isWritten
        ? t.rich('home.proposition', {
            result: (words) => <span>{words}</span>,
            b: (words) => <b>{words}</b>,
          })
        : claim}
    </p>
  );
}
