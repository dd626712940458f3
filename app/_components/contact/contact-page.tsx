'use client';

import { useTranslations } from 'next-intl';
import { ProfileLinks } from '@/app/_components/profile-links/profile-links';
import { Scene } from '@/app/_components/scene/scene';
import { useDownloads } from '@/app/_components/shell/downloads-context';
import { PageHeading } from '@/app/_components/shell/page-heading';
import { phoneHref } from '@/app/_lib/phone';
import { profile } from '@/content/profile';
import { Card } from './card';
import { Channel } from './channel';
import styles from './contact-page.module.scss';
import { Sky } from './sky/sky';

/** Contact: the sky above the city, the e-mail address and the phone number in large type, and files to download. */
export function ContactPage() {
  const t = useTranslations();
  const { zone } = useDownloads();
  return (
    <main className={`page ${styles.page}`} data-page="contact" tabIndex={-1}>
      <Scene wide="scenes/contact" phone="scenes/contact-phone" />
      <header>
        <p className="telemetry">
          {t('contact.telemetry', { city: profile.city, zone })}
          {profile.replyHours && ` — ${t('contact.reply', { hours: profile.replyHours })}`}
        </p>
        <PageHeading>{t('contact.title')}</PageHeading>
      </header>
      <Sky />
      <div className={styles.channels} data-travel="panel">
        <Channel
          label={t('contact.email')}
          href={`mailto:${profile.email}`}
          value={profile.email}
          copyLabel={t('contact.copyEmail')}
          isPrimary
        />
        <Channel
          label={t('contact.phone')}
          href={phoneHref(profile.phone)}
          value={profile.phone}
          copyLabel={t('contact.copyPhone')}
        />
        {profile.links && (
          <section className={`panel ${styles.channel} ${styles.links}`}>
            <h2 className="telemetry">{t('nav.elsewhere')}</h2>
            <ProfileLinks />
          </section>
        )}
        <Card />
      </div>
    </main>
  );
}
