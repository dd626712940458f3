'use client';

import { useTranslations } from 'next-intl';
import { Scene } from '@/app/_components/scene/scene';
import { withWords } from '@/app/_components/shell/locale-provider';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { PageTitle } from '@/app/_components/shell/page-title';
import { TravellingPanel } from '@/app/_components/shell/travelling-panel';
import { phoneHref } from '@/app/_lib/phone';
import { profile } from '@/content/profile';
import { Card } from './card';
import { Channel } from './channel';
import words from './contact.words';
import styles from './contact-page.module.scss';
import { SignalRings } from './signal-rings';

function Contact() {
  const t = useTranslations();
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <PageTitle page="contact" />
      <div className={styles.sky}>
        <Scene wide="scenes/contact" phone="scenes/contact-phone" />
        <SignalRings />
      </div>
      <header>
        <p className={styles.telemetry}>{t('contact.telemetry')}</p>
        <PageHeading className={styles.title}>{t('contact.title')}</PageHeading>
      </header>
      <TravellingPanel>
        <div className={styles.channels}>
          <Channel
            label={t('contact.email')}
            href={`mailto:${profile.email}`}
            value={profile.email}
            copyLabel={t('contact.copyEmail')}
          />
          <Channel
            label={t('contact.phone')}
            href={phoneHref(profile.phone)}
            value={profile.phone}
            copyLabel={t('contact.copyPhone')}
          />
          <Card />
        </div>
      </TravellingPanel>
    </main>
  );
}

/** The e-mail address and the phone number, as large as they come, and what to take away. */
export const ContactPage = withWords(words, Contact);
