'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { basePath, downloads } from '@/app/lib/addresses';
import { capitalize, factsIn, phoneHref } from '@/app/lib/facts';
import { recruiterFacts } from '@/app/lib/recruiter-facts';
import { Icon } from '@/app/ui/icons';
import { CvLink, ProfileLinks } from '@/app/ui/links';
import { PageHeading } from '@/app/ui/page-heading';
import { Scene } from '@/app/ui/scene';
import { useCopy } from '@/app/ui/use-copy';
import { profile } from '@/content/profile';
import styles from './contact-page.module.scss';
import { Sky } from './sky/sky';

/** The sky above the city, e-mail address and phone number in large type, and files to download. */
export function ContactPage() {
  const t = useTranslations();
  const locale = useLocale();
  const { availability, contracts, workplace, timeZone } = recruiterFacts(locale);
  const { replyHours } = profile;
  const terms = [availability, contracts, workplace, replyHours && t('contact.reply', { hours: replyHours })];
  return (
    <main className={`page ${styles.page}`} data-page="contact">
      <Scene wide="scenes/contact" phone="scenes/contact-phone" />
      <header>
        <p className="telemetry">{t('contact.telemetry', { city: profile.city, zone: timeZone })}</p>
        <PageHeading>{t('contact.title')}</PageHeading>
        <p className={`display ${styles.who}`}>{t('contact.who', factsIn(t))}</p>
        <p className={`${availability ? 'lit' : ''} ${styles.promise}`}>
          {capitalize(terms.filter(Boolean).join(' · '), locale)}
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

type ChannelProps = {
  label: string;
  /** `mailto:` or `tel:`. */
  href: string;
  value: string;
  /** Name of the copy button for assistive technology. */
  copyLabel: string;
  /** Whether it is what one should do first. */
  isPrimary?: boolean;
};

/** A way to get in touch: a very large link, and a button that copies what it says. */
function Channel({ label, href, value, copyLabel, isPrimary }: ChannelProps) {
  const t = useTranslations();
  const [outcome, copy] = useCopy();

  return (
    <section className="panel">
      <h2 className="telemetry">{label}</h2>
      <a className={`display text-link ${styles.value} ${isPrimary ? styles.primary : ''}`} href={href}>
        {withBreaks(value)}
      </a>
      <div className={`screen-only ${styles.copying}`}>
        <button
          className="telemetry control"
          type="button"
          onClick={() => copy(value)}
          aria-label={copyLabel}
        >
          {t('contact.copy')}
        </button>
        <p className={`small ${styles.outcome}`} role="status">
          {outcome && t(`contact.${outcome}`)}
        </p>
      </div>
    </section>
  );
}

/** Lets an address break after its @ and before its dots rather than in the middle of a word. */
function withBreaks(value: string) {
  return value.split(/(?<=@)|(?=[.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** Files to download: the contact card, also as a QR code, and the curriculum vitae. */
function Card() {
  const t = useTranslations();
  const { card, docx, resume } = downloads(useLocale());
  return (
    <section className={`panel row ${styles.card}`}>
      <div>
        <h2 className="telemetry">{t('contact.card')}</h2>
        <a
          className={`display text-link ${styles.value}`}
          href={basePath + card}
          download
          aria-label={`${t('contact.save')} — ${t('contact.card')}`}
        >
          <span>{t('contact.save')}</span>
          <Icon name="down" />
        </a>
        <p className={`row ${styles.more}`}>
          <CvLink className="target small text-link" />
          <a className="target small text-link" href={basePath + docx}>
            <span>{t('cv.word')}</span> <Icon name="down" />
          </a>
          <a className="target small text-link" href={basePath + resume} download>
            <span>{t('cv.json')}</span> <Icon name="down" />
          </a>
        </p>
      </div>
      {/* biome-ignore lint/performance/noImgElement: next/image can't optimise in an export */}
      <img
        className={styles.code}
        src={`${basePath}/card.svg`}
        width={147}
        height={147}
        alt={t('contact.qr')}
        loading="lazy"
      />
    </section>
  );
}
