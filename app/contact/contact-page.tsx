'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { basePath, downloads, phoneHref } from '@/app/lib/address/addresses';
import { facts, textFacts } from '@/app/lib/texts/message-values';
import { recruiterFacts } from '@/app/lib/texts/recruiter-facts';
import { capitalize } from '@/app/lib/texts/wording';
import { Breakable } from '@/app/ui/breakable';
import { CvLink } from '@/app/ui/cv-link';
import { Decoration } from '@/app/ui/decoration';
import { arrows, type Drawing, Icon } from '@/app/ui/icons';
import { PageHeading } from '@/app/ui/page-heading';
import { ProfileLinks } from '@/app/ui/profile-links';
import { Scene } from '@/app/ui/scene';
import { useCopy } from '@/app/ui/use-copy';
import { profile } from '@/content/profile';
import styles from './contact-page.module.scss';
import { hasSky } from './sky/observer';
import { Sky } from './sky/sky';

const copyIcon: Drawing = [16, 16, 'M5.5 5.5h9.3v9.3H5.5zM10.5 2.5V1.2H1.2v9.3h1.3'];

/** Three pixels for each of 49 modules; a code with `SITE_URL`, or a longer name, has more. */
const codeSize = 147;

const sizeOfAddress = { '--characters': (profile.email ?? '').length } as CSSProperties;

/** E-mail address and phone number in large type, files to download, and the sky above the city. */
export function ContactPage() {
  const t = useTranslations();
  const locale = useLocale();
  const { availability, contracts, workplace, timeZone } = recruiterFacts(locale);
  const reply = profile.replyHours && t('contact.reply', { hours: profile.replyHours });
  const terms = [contracts, reply, workplace].filter((term) => typeof term === 'string');
  return (
    <main className={`page ${styles.page}`} data-page="contact">
      <Scene wide="scenes/contact" phone="scenes/contact-phone" />
      <header>
        {timeZone && <p className="telemetry">{t('contact.telemetry', { ...facts, zone: timeZone })}</p>}
        <PageHeading>{t('contact.title')}</PageHeading>
        <p className={`display ${styles.who}`}>{t('contact.who', textFacts(t))}</p>
        <ul className={`row ${styles.terms}`} role="list">
          {availability && (
            <li className={`lit ${styles.availability}`}>{capitalize(availability, locale)}</li>
          )}
          {terms.map((term) => (
            <li key={term}>{capitalize(term, locale)}</li>
          ))}
        </ul>
      </header>
      <div className={styles.channels} style={sizeOfAddress} data-travel="panel">
        {profile.email && (
          <Channel
            label={t('contact.email')}
            href={`mailto:${profile.email}`}
            value={profile.email}
            copyLabel={t('contact.copyEmail')}
            isPrimary
          />
        )}
        {profile.phone && (
          <Channel
            label={t('contact.phone')}
            href={phoneHref(profile.phone)}
            value={profile.phone}
            copyLabel={t('contact.copyPhone')}
          />
        )}
      </div>
      {hasSky && (
        <Decoration>
          <Sky />
        </Decoration>
      )}
      <section className={styles.more}>
        <h2 className="unseen">{t('contact.more')}</h2>
        {profile.links && (
          <div className={`panel ${styles.links}`}>
            <ProfileLinks />
          </div>
        )}
        <Files />
      </section>
    </main>
  );
}

type ChannelProps = {
  label: string;
  /** `mailto:` or `tel:`; a number that only its own country can call has none. */
  href?: string;
  value: string;
  /** Name of the copy button for assistive technology. */
  copyLabel: string;
  /** Whether it is what one should do first. */
  isPrimary?: boolean;
};

/** A way to get in touch: a large link on one line, and beside it a button that copies it. */
function Channel({ label, href, value, copyLabel, isPrimary }: ChannelProps) {
  const t = useTranslations();
  const [outcome, copy] = useCopy();

  return (
    <section className={`panel ${styles.channel}`}>
      <div className={styles.words}>
        <div className={`row ${styles.label}`}>
          <h2 className="telemetry">{label}</h2>
          <p className={`small screen-only ${styles.outcome}`} role="status">
            {outcome && t(`contact.${outcome}`)}
          </p>
        </div>
        <a
          className={`display ${href ? 'text-link' : ''} ${styles.value} ${isPrimary ? styles.primary : ''}`}
          href={href}
          // Each part of it would be a word of its name.
          aria-label={href && value}
          dir="ltr"
        >
          <Breakable address={value} />
        </a>
      </div>
      <button
        className={`telemetry screen-only ${styles.copy}`}
        type="button"
        onClick={() => copy(value)}
        aria-label={copyLabel}
      >
        <Icon drawing={copyIcon} />
        <span>{t('contact.copy')}</span>
      </button>
    </section>
  );
}

/** Files to download: the contact card, also as a QR code, and the curriculum vitae. */
function Files() {
  const t = useTranslations();
  const { card, docx, resume } = downloads(useLocale());
  return (
    <div className={`panel ${styles.files}`}>
      <ul className="row" role="list">
        <li className={styles.card}>
          <a className="target text-link" href={basePath + card} download>
            <span>{t('contact.card')}</span> <Icon drawing={arrows.down} />
          </a>
        </li>
        <li>
          <CvLink className="target small text-link" />
        </li>
        <li>
          <a className="target small text-link" href={basePath + docx}>
            <span>{t('cv.word')}</span> <Icon drawing={arrows.down} />
          </a>
        </li>
        <li>
          <a className="target small text-link" href={basePath + resume} download>
            <span>{t('cv.json')}</span> <Icon drawing={arrows.down} />
          </a>
        </li>
      </ul>
      {/* biome-ignore lint/performance/noImgElement: next/image can't optimise in an export */}
      <img
        className={styles.code}
        src={`${basePath}/card.svg`}
        width={codeSize}
        height={codeSize}
        alt={t('contact.qr')}
        loading="lazy"
      />
    </div>
  );
}
