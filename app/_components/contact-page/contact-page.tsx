'use client';

import { useTranslations } from 'next-intl';
import { Scene } from '@/app/_components/scene/scene';
import { PageTitle } from '@/app/_components/site/page-title';
import { profile } from '@/content/profile';
import { Channel } from './channel';
import styles from './contact-page.module.scss';
import { SignalRings } from './signal-rings';

/** The e-mail address and the phone number, as large as they come. */
export function ContactPage() {
  const t = useTranslations();
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <PageTitle page="contact" />
      <Scene wide="scenes/contact" phone="scenes/contact-phone" />
      <SignalRings />
      <header>
        <p className={styles.telemetry}>{t('contact.telemetry')}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {t('contact.title')}
        </h1>
      </header>
      <div className={styles.channels}>
        <Channel
          label={t('contact.email')}
          href={`mailto:${profile.email}`}
          value={profile.email}
          copyLabel={t('contact.copyEmail')}
        />
        <Channel
          label={t('contact.phone')}
          href={`tel:${profile.phone.replaceAll(' ', '')}`}
          value={profile.phone}
          copyLabel={t('contact.copyPhone')}
        />
      </div>
    </main>
  );
}
