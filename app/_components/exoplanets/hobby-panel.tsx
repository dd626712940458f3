import { ArrowOut } from '@/app/_components/icons/icons';
import { Picture } from '@/app/_components/picture/picture';
import { useWords } from '@/app/_lib/messages';
import { descriptionKey } from '@/content/pictures';
import type { Hobby } from '@/content/schema';
import type { HobbiesKey } from './exoplanets.words';
import styles from './hobby-panel.module.scss';

/** The panel of a hobby: the external link, the intro and the cover, in this order. */
export function HobbyPanel({ hobby, isFirst }: { hobby: Hobby; isFirst: boolean }) {
  const t = useWords<HobbiesKey>();
  return (
    <div className={styles.panel} data-travel={isFirst ? 'panel' : undefined}>
      <p className="telemetry">{t(hobby.eyebrow)}</p>
      <h2 className={styles.title}>
        <a href={hobby.url}>{t(hobby.title)}</a>
      </h2>
      <p className={styles.intro}>{t(hobby.intro)}</p>
      <div className={styles.row}>
        <Picture
          id={hobby.cover}
          alt={t(descriptionKey(hobby.cover))}
          sizes="160px"
          className={styles.cover}
        />
        {/* The title's link covers the whole panel; this text only says where it leads. */}
        <span className={isFirst ? styles.primary : styles.go} aria-hidden="true">
          {t(hobby.link)} <ArrowOut />
        </span>
      </div>
    </div>
  );
}
