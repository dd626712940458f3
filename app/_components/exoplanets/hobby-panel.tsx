import { useTranslations } from 'next-intl';
import { ArrowOut } from '@/app/_components/icons/icons';
import { Picture } from '@/app/_components/picture/picture';
import type { Hobby } from '@/content/types';
import styles from './exoplanets-page.module.scss';

/** The panel of a hobby: the external link, the intro and the cover, in this order. */
export function HobbyPanel({ hobby: { key, url }, isFirst }: { hobby: Hobby; isFirst: boolean }) {
  const t = useTranslations();
  return (
    <div className={`panel ${styles.panel}`} data-travel={isFirst ? 'panel' : undefined}>
      <p className="telemetry">{t(`hobbies.${key}.eyebrow`)}</p>
      <h2 className={`display ${styles.name}`}>
        <a className="text-link" href={url}>
          {t(`hobbies.${key}.title`)}
        </a>
      </h2>
      <p className={styles.intro}>{t(`hobbies.${key}.intro`)}</p>
      <div className={`row ${styles.row}`}>
        <Picture
          id={`covers/${key}`}
          alt={t(`pictures.covers.${key}`)}
          sizes="160px"
          className={styles.cover}
        />
        {/* The title's link covers the whole panel; this text only says where it leads. */}
        <span className={`control ${isFirst ? 'primary' : ''}`} aria-hidden="true">
          {t(`hobbies.${key}.link`)} <ArrowOut />
        </span>
      </div>
    </div>
  );
}
