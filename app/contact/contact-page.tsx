'use client';

import { useLocale, useTranslations } from 'next-intl';
import { capitalize, factsIn, phoneHref } from '@/app/lib/facts';
import { PageHeading } from '@/app/shell/page-heading';
import { ProfileLinks } from '@/app/ui/profile-links';
import { Scene } from '@/app/ui/scene';
import { profile } from '@/content/profile';
import { Card, Channel } from './channel';
import styles from './contact-page.module.scss';
import { timeZoneName } from './sky/local-time';
import { Sky } from './sky/sky';

/** Contact: the sky above the city, the e-mail address and the phone number in large type, and files to download. */
export function ContactPage() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <main className={`page ${styles.page}`} data-page="contact" tabIndex={-1}>
      <Scene wide="scenes/contact" phone="scenes/contact-phone" />
      <header>
        {/* Browsers differ in their names of time zones. */}
        <p className="telemetry" suppressHydrationWarning>
          {t('contact.telemetry', { city: profile.city, zone: timeZoneName(locale) })}
        </p>
        <PageHeading>{t('contact.title')}</PageHeading>
        <p className={`display ${styles.who}`}>{t('contact.who', factsIn(t))}</p>
        <p className={`${profile.isAvailable ? 'lit' : ''} ${styles.promise}`}>
          {capitalize(
            [
              ...(profile.isAvailable ? [t('home.available')] : []),
              ...(profile.replyHours ? [t('contact.reply', { hours: profile.replyHours })] : []),
            ].join(', '),
            locale,
          )}
        </p>
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
          <section className={`panel ${styles.links}`}>
            <h2 className="telemetry">{t('nav.elsewhere')}</h2>
            <ProfileLinks />
          </section>
        )}
        <Card />
      </div>
    </main>
  );
}
