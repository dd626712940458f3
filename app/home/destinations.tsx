import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Route } from '@/app/lib/addresses';
import { PageLink } from '@/app/shell/page-link';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Icon } from '@/app/ui/icons';
import { Picture } from '@/app/ui/picture';
import { hobbies } from '@/content/hobbies';
import { profile } from '@/content/profile';
import styles from './destination.module.scss';

/** The `sizes` of the large world and of the small one. */
const sizes = [`(width < ${breakpoints.wide}) 52vw, 352px`, `(width < ${breakpoints.wide}) 10vw, 64px`];

/** The link to Exoplanets, with its first two worlds. */
export function HobbiesPanel() {
  const t = useTranslations();
  const label = t('home.destinations.hobbies', { count: hobbies.length });
  return (
    <Panel route="hobbies" label={label} line={t('home.invitation')}>
      <span className={styles.worlds} aria-hidden="true">
        {hobbies.slice(0, 2).map(({ url, world }, index) => (
          <Picture key={url} id={world} alt="" sizes={sizes[index] ?? ''} className={styles.world} />
        ))}
      </span>
    </Panel>
  );
}

/** The link to Contact. */
export function ContactPanel() {
  const t = useTranslations();
  const { replyHours, city } = profile;
  const label = replyHours ? t('contact.reply', { hours: replyHours }) : city;
  return <Panel route="contact" label={label} line={t('home.contact')} />;
}

type Props = { route: Route; label: string; line: string; children?: ReactNode };

/** A link to another page, in a frame. */
function Panel({ route, label, line, children }: Props) {
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
