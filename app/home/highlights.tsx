import { useLocale, useMessages, useTranslations } from 'next-intl';
import { pageHref, routeHash, workId } from '@/app/lib/addresses';
import { useHydrated } from '@/app/lib/hydration';
import type { WorkTexts } from '@/app/lib/works';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Picture } from '@/app/ui/picture';
import { showFocused } from '@/app/ui/show-focused';
import { profile } from '@/content/profile';
import styles from './highlights.module.scss';

/** The works that the profile names, each a link to it. On a phone they are a row that is swiped. */
export function Highlights() {
  const t = useTranslations();
  const portfolio = pageHref(useLocale(), 'portfolio');
  const isHydrated = useHydrated();
  const texts: Record<string, WorkTexts> = useMessages().works;
  return (
    <ul className={`swipe ${styles.highlights}`} aria-label={t('home.highlights')}>
      {profile.highlights.map(({ work, picture }) => (
        <li key={work}>
          <a
            className={styles.work}
            onFocus={showFocused}
            href={isHydrated ? routeHash('portfolio', workId(work)) : `${portfolio}#${workId(work)}`}
          >
            {picture && (
              <Picture
                id={`works/${picture}`}
                alt=""
                sizes={`(width < ${breakpoints.wide}) 84vw, min(54vw, 960px)`}
                className={styles.picture}
              />
            )}
            <span className={`display ${styles.result}`}>{texts[work]?.result}</span>{' '}
            <span className={`small ${styles.name}`}>{texts[work]?.subTitle}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
