'use client';

import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pageHref, type Route, routeHash, workId } from '@/app/lib/addresses';
import { capitalize, factsIn } from '@/app/lib/facts';
import { useHydrated } from '@/app/lib/hydration';
import { pictureSources } from '@/app/lib/pictures';
import type { WorkTexts } from '@/app/lib/works';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Icon } from '@/app/ui/icons';
import { CvLink, ProfileLinks } from '@/app/ui/links';
import { PageHeading } from '@/app/ui/page-heading';
import { PageLink } from '@/app/ui/page-link';
import { Picture } from '@/app/ui/picture';
import { Ring } from '@/app/ui/ring';
import { Scene } from '@/app/ui/scene';
import { showFocused } from '@/app/ui/show-focused';
import { hobbies } from '@/content/hobbies';
import { profile } from '@/content/profile';
import destination from './destination.module.scss';
import highlight from './highlights.module.scss';
import styles from './home-page.module.scss';
import portrait from './portrait.module.scss';

/** Home: who the owner is, some works with their results, and the links to the other pages. */
export function HomePage() {
  const t = useTranslations();
  const locale = useLocale();
  const { picture, phonePicture, remoteUrl } = profile.background;

  return (
    <main className={styles.page} data-page="home" tabIndex={-1}>
      <Scene wide={picture} phone={phonePicture} remoteUrl={remoteUrl} />
      <div className={styles.hero}>
        <header className={styles.welcome}>
          <PageHeading className={styles.title}>
            {t.rich('home.title', {
              ...factsIn(t),
              greeting: (words) => <span className={styles.greeting}>{words}</span>,
            })}
          </PageHeading>
          <p className={`row ${styles.facts}`}>
            <span>{capitalize(t('home.role', factsIn(t)), locale)}</span>
            {profile.isAvailable && (
              <span className={`lit ${styles.available}`}>
                <span className="visually-hidden">, </span>
                {t('home.available')}
              </span>
            )}
          </p>
          <p className={styles.proposition}>
            {t.rich('home.proposition', {
              result: (words) => <span>{words}</span>,
              b: (words) => <b>{words}</b>,
            })}
          </p>
          <p className={`row screen-only ${styles.actions}`}>
            <PageLink className="control primary large" route="portfolio">
              {t('home.works')} <Icon name="right" />
            </PageLink>
            <PageLink className="control large" route="contact">
              {t('nav.contact')}
            </PageLink>
            <CvLink className="control large" isShort />
          </p>
          {profile.links && <ProfileLinks />}
        </header>
        <Portrait />
      </div>
      <div className={styles.deck}>
        <Highlights />
        <div className={styles.panels}>
          <HobbiesPanel />
          <ContactPanel />
        </div>
        <FlightPlan />
      </div>
    </main>
  );
}

/**
 * The owner: a picture with transparency is part of the scene; an opaque photo goes into a porthole, with a graduated
 * ring.
 */
function Portrait() {
  const t = useTranslations();
  const { alpha } = pictureSources('portrait');
  const picture = (
    <Picture
      id="portrait"
      alt={t('pictures.portrait')}
      sizes={`(width < ${breakpoints.wide}) ${alpha ? '60vw, 44vw' : '200px, 30vw'}`}
      className={alpha ? portrait.cutOut : portrait.photo}
      eager
    />
  );
  if (alpha) return <figure>{picture}</figure>;
  return (
    <figure className={portrait.porthole}>
      <div className={portrait.window}>
        {picture}
        <Ring />
      </div>
    </figure>
  );
}

/** The works of `highlights` in content/profile.ts, each a link to it: a picture, its result and its name (`works` in messages/). On a phone they are a row that is swiped. */
function Highlights() {
  const t = useTranslations();
  const portfolio = pageHref(useLocale(), 'portfolio');
  const isHydrated = useHydrated();
  const texts: Record<string, WorkTexts> = useMessages().works;
  return (
    <ul className={`swipe ${highlight.highlights}`} aria-label={t('home.highlights')}>
      {profile.highlights.map(({ work, picture }) => (
        <li key={work}>
          <a
            className={highlight.work}
            onFocus={showFocused}
            href={isHydrated ? routeHash('portfolio', workId(work)) : `${portfolio}#${workId(work)}`}
          >
            {picture && (
              <Picture
                id={`works/${picture}`}
                alt=""
                sizes={`(width < ${breakpoints.wide}) 84vw, min(54vw, 960px)`}
                className={highlight.picture}
              />
            )}
            <span className={`display ${highlight.result}`}>{texts[work]?.result}</span>{' '}
            <span className={`small ${highlight.name}`}>{texts[work]?.subTitle}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The `sizes` of the large world and of the small one. */
const worldSizes = [`(width < ${breakpoints.wide}) 52vw, 352px`, `(width < ${breakpoints.wide}) 10vw, 64px`];

/** The link to Exoplanets, with its first two worlds. */
function HobbiesPanel() {
  const t = useTranslations();
  const label = t('home.destinations.hobbies', { count: hobbies.length });
  return (
    <Panel route="hobbies" label={label} line={t('home.invitation')}>
      <span className={destination.worlds} aria-hidden="true">
        {hobbies.slice(0, 2).map(({ url, world }, index) => (
          <Picture
            key={url}
            id={world}
            alt=""
            sizes={worldSizes[index] ?? ''}
            className={destination.world}
          />
        ))}
      </span>
    </Panel>
  );
}

/** The link to Contact. */
function ContactPanel() {
  const t = useTranslations();
  const { replyHours, city } = profile;
  const label = replyHours ? t('contact.reply', { hours: replyHours }) : city;
  return <Panel route="contact" label={label} line={t('home.contact')} />;
}

type PanelProps = { route: Route; label: string; line: string; children?: ReactNode };

/** A link to another page, in a frame. */
function Panel({ route, label, line, children }: PanelProps) {
  const t = useTranslations();
  return (
    <PageLink className={`panel ${destination.destination}`} route={route}>
      <span className={destination.words}>
        <span className={destination.name}>
          {t(`nav.${route}`)} <Icon name="right" />
        </span>
        <span className="telemetry">{label}</span>
        <span className={`small ${destination.line}`}>{line}</span>
      </span>
      {children}
    </PageLink>
  );
}

/** The introduction, and a text whose words link to the other pages. */
function FlightPlan() {
  const t = useTranslations();
  const linkTo = (route: 'portfolio' | 'contact' | 'hobbies') => (words: ReactNode) => (
    <PageLink className="text-link" route={route}>
      {words}
    </PageLink>
  );
  return (
    <section className={styles.plan} aria-labelledby="flight-plan">
      <h2 className="telemetry" id="flight-plan">
        {t('home.flightPlan.label')}
      </h2>
      <p className={styles.intro}>{t('home.intro', factsIn(t))}</p>
      <p>
        {t.rich('home.flightPlan.text', {
          portfolio: linkTo('portfolio'),
          contact: linkTo('contact'),
          hobbies: linkTo('hobbies'),
        })}
      </p>
    </section>
  );
}
