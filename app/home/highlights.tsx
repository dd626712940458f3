import { useLocale, useMessages, useTranslations } from 'next-intl';
import { pageHref, routeHash } from '@/app/lib/addresses';
import { useHydrated } from '@/app/lib/when';
import type { WorkTexts } from '@/app/lib/works';
import { useHighlights } from '@/app/shell/build-facts';
import { showFocused } from '@/app/shell/scroll-and-focus';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Picture } from '@/app/ui/picture';
import styles from './highlights.module.scss';

/** Some works, each a link to it: a picture, its result and its name. On a phone they are a row that is swiped. */
export function Highlights() {
  const t = useTranslations();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const texts: Record<string, WorkTexts> = useMessages().works;
  return (
    <ul className={styles.highlights} aria-label={t('home.highlights')}>
      {useHighlights().map(({ key, id, picture }) => (
        <li key={key}>
          <a
            className={styles.work}
            onFocus={showFocused}
            href={isHydrated ? routeHash('portfolio', id) : `${pageHref(locale, 'portfolio')}#${id}`}
          >
            {picture && (
              <Picture
                id={`works/${picture}`}
                alt=""
                sizes={`(width < ${breakpoints.wide}) 84vw, min(54vw, 960px)`}
                className={styles.picture}
              />
            )}
            <span className={`display ${styles.result}`}>{texts[key]?.result}</span>{' '}
            <span className={`small ${styles.name}`}>{texts[key]?.subTitle}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
