import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { routes } from '@/app/lib/address/addresses';
import { textFacts } from '@/app/lib/texts/message-values';
import { recruiterFacts } from '@/app/lib/texts/recruiter-facts';
import { capitalize } from '@/app/lib/texts/wording';
import { breakpoints } from '@/app/styles/breakpoints';
import { Breakable } from '@/app/ui/breakable';
import { arrows, Icon } from '@/app/ui/icons';
import { PageLink } from '@/app/ui/page-link';
import { Picture } from '@/app/ui/picture';
import { ProfileLinks } from '@/app/ui/profile-links';
import { hobbies } from '@/content/hobbies';
import { profile } from '@/content/profile';
import styles from './closing.module.scss';

/**
 * The end of Home, one band: who the owner is, the hobbies, and the address to write to. A section,
 * as reader modes drop a `div` with links.
 */
export function Closing() {
  return (
    <section className={styles.closing}>
      <FlightPlan />
      {hobbies.length > 0 && <Worlds />}
      <Invitation />
    </section>
  );
}

/** The introduction, and a text whose words link to the other pages. */
function FlightPlan() {
  const t = useTranslations();
  const linkTo = (route: 'portfolio' | 'contact' | 'hobbies') => (words: ReactNode) =>
    routes.includes(route) ? (
      <PageLink className="text-link" route={route}>
        {words}
      </PageLink>
    ) : (
      words
    );
  return (
    <section className={styles.plan} aria-labelledby="flight-plan">
      <h2 className="telemetry" id="flight-plan">
        {t('home.flightPlan.label')}
      </h2>
      {t.has('home.intro') && <p className={`display ${styles.intro}`}>{t('home.intro', textFacts(t))}</p>}
      <p key={useLocale()} className={styles.text}>
        {t.rich('home.flightPlan.text', {
          portfolio: linkTo('portfolio'),
          contact: linkTo('contact'),
          hobbies: linkTo('hobbies'),
        })}
      </p>
    </section>
  );
}

/** The `sizes` of the large world and of the small one. */
const worldSizes = [`(width < ${breakpoints.wide}) 66vw, 36vw`, '5.5rem'];

/** The link to Exoplanets, with its first two worlds. */
function Worlds() {
  const t = useTranslations();
  return (
    <PageLink className={styles.worlds} route="hobbies">
      <span className={styles.sky} aria-hidden="true">
        {hobbies.slice(0, 2).map(({ key, world }, index) => (
          <Picture key={key} id={world} alt="" sizes={worldSizes[index] ?? ''} className={styles.world} />
        ))}
      </span>
      <span className={`display ${styles.name}`}>
        <span>{t('nav.hobbies')}</span> <Icon drawing={arrows.right} />
      </span>{' '}
      <span className="telemetry">{t('home.destinations.hobbies', { count: hobbies.length })}</span>{' '}
      <span className={styles.line}>{t('home.hobbies')}</span>
    </PageLink>
  );
}

/** What one may write for, on which terms, and where to. */
function Invitation() {
  const t = useTranslations();
  const locale = useLocale();
  const { contracts, workplace } = recruiterFacts(locale);
  const reply = profile.replyHours && t('contact.reply', { hours: profile.replyHours });
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <div>
        <h2 className="display" id="invitation">
          {t('home.invitation')}
        </h2>
        <ul className={`row ${styles.terms}`} role="list">
          {contracts && <li>{capitalize(contracts, locale)}</li>}
          {reply && <li className={`lit ${styles.reply}`}>{capitalize(reply, locale)}</li>}
          {workplace && <li>{capitalize(workplace, locale)}</li>}
        </ul>
      </div>
      <div className={styles.ways}>
        {profile.email && (
          <a
            className={`display text-link ${styles.address}`}
            href={`mailto:${profile.email}`}
            style={{ '--characters': profile.email.length } as CSSProperties}
            dir="ltr"
            aria-label={profile.email}
          >
            <Breakable address={profile.email} />
          </a>
        )}
        {profile.links && <ProfileLinks />}
      </div>
    </section>
  );
}
