import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Route } from '@/app/lib/addresses';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Icon } from '@/app/ui/icons';
import { PageLink } from '@/app/ui/page-link';
import { Picture } from '@/app/ui/picture';
import { hobbies } from '@/content/hobbies';
import { profile } from '@/content/profile';
import styles from './destinations.module.scss';

/** The links to Exoplanets and Contact, each in a frame. */
export function Destinations() {
  return (
    <>
      <HobbiesPanel />
      <ContactPanel />
    </>
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
      <span className={styles.worlds} aria-hidden="true">
        {hobbies.slice(0, 2).map(({ url, world }, index) => (
          <Picture key={url} id={world} alt="" sizes={worldSizes[index] ?? ''} className={styles.world} />
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
    <PageLink className={`panel ${styles.destination}`} route={route}>
      <span className={styles.words}>
        <span className={styles.name}>
          {t(`nav.${route}`)} <Icon name="right" />
        </span>
        <span className="telemetry">{label}</span>
        <span className={`small ${styles.line}`}>{line}</span>
      </span>
      {children}
    </PageLink>
  );
}
