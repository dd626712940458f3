import { useLocale, useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type ReactElement,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pageHref, type Route, routes } from '@/app/lib/addresses';
import { localeNames, locales } from '@/app/lib/locales';
import { AwaitedContext, ViewContext } from '@/app/router/router';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Mark } from '@/app/ui/icons';
import { PageLink } from '@/app/ui/page-link';
import { profile } from '@/content/profile';
import { SwitchContext } from './locale-provider';
import styles from './navigation.module.scss';

/** How many letters of the name are to fit in a line: its longest word, or half of the name. */
const lettersInLine = Math.max(
  ...profile.name.split(/[\s-]/).map((word) => word.length),
  Math.ceil(profile.name.length / 2),
);

/** From this width the links are in one line. */
const wide = `(width >= ${breakpoints.wide})`;

/**
 * The bar of every page. The menu of small screens is a native popover: it opens and closes before
 * any script has loaded. The script adds what the browser does not: the page behind takes no focus,
 * `aria-expanded` is set, and a choice or a wide window closes the menu.
 */
export function Navigation() {
  const t = useTranslations();
  const place = use(ViewContext)?.place;
  // The marker goes ahead to a page that is on its way.
  const marked = use(AwaitedContext) ?? place;
  const isCurrent = (route: Route) => (place === route ? 'page' : undefined);
  const menu = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const list = menu.current;
    if (!list) return;
    // It may have been opened before this script ran.
    setOpen(list.matches(':popover-open'));
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = () => list.matches(':popover-open') && list.hidePopover();
    list.addEventListener('toggle', ({ newState }) => setOpen(newState === 'open'), { signal });
    matchMedia(wide).addEventListener('change', close, { signal });
    return () => leaving.abort();
  }, []);

  // A layout effect: a chosen page takes the focus in the same commit, which an inert one cannot.
  useLayoutEffect(() => {
    for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', isOpen);
  }, [isOpen]);

  // Sets the state too: a link may be chosen before the `toggle` event of opening.
  const closeMenu = () => {
    if (!menu.current?.matches(':popover-open')) return;
    menu.current.hidePopover();
    setOpen(false);
  };

  return (
    <header>
      <nav className={styles.bar} aria-label={t('nav.label')}>
        <PageLink
          className={`target ${styles.mark}`}
          style={{ '--letters': lettersInLine } as CSSProperties}
          route="home"
          aria-current={isCurrent('home')}
        >
          <Mark />
          {profile.name}
        </PageLink>
        <button
          className={styles.hamburger}
          type="button"
          popoverTarget="menu"
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label={t('nav.menu')}
        />
        <ul className={styles.links} id="menu" popover="auto" ref={menu}>
          {routes.map((route, index) => (
            <li key={route}>
              <PageLink
                className={`target small ${styles.link}`}
                route={route}
                aria-current={isCurrent(route)}
                onClick={closeMenu}
              >
                <span className="telemetry" aria-hidden="true">
                  0{index}
                </span>
                <span>{t(`nav.${route}`)}</span>
                {marked === route && <span className={styles.marker} data-travel="marker" />}
              </PageLink>
            </li>
          ))}
        </ul>
        {locales.length > 1 && <LanguageSwitch />}
      </nav>
    </header>
  );
}

/** Without script each button leads to the same page in its language. */
function LanguageSwitch() {
  const t = useTranslations();
  const current = useLocale();
  const switchLocale = use(SwitchContext);
  const place = use(ViewContext)?.place;
  const route = !place || place === 'unknown' ? 'home' : place;

  // Not `onSubmit`: during quick moves React misses submits, and the form would load a document.
  const group = useCallback(
    (box: HTMLFieldSetElement) => {
      const submit = (event: SubmitEvent) => {
        const chosen = locales.find((locale) => locale === event.submitter?.lang);
        // A browser's translation wraps texts, which React can't replace: the form loads the page.
        if (!chosen || document.querySelector('main font')) return;
        event.preventDefault();
        // Where its words can't be loaded, the form loads the page in that language.
        switchLocale(chosen).catch(() => (event.target as HTMLFormElement).submit());
      };
      box.addEventListener('submit', submit);
      return () => box.removeEventListener('submit', submit);
    },
    [switchLocale],
  );

  return (
    <fieldset className={styles.languages} ref={group}>
      <legend className="visually-hidden">{t('nav.language')}</legend>
      {locales.map((locale) => (
        <form key={locale} action={pageHref(locale, route)}>
          <button
            className={styles.flag}
            type="submit"
            lang={locale}
            aria-label={localeNames[locale]}
            aria-pressed={locale === current}
          >
            {flags[locale] ?? locale.toUpperCase()}
          </button>
        </form>
      ))}
    </fieldset>
  );
}

/** A language without a flag shows its code. */
const flags: Record<string, ReactElement | undefined> = {
  fr: (
    <svg viewBox="0 0 3 2" aria-hidden="true" focusable="false">
      <path fill="#fff" d="M0 0h3v2H0z" />
      <path fill="#0055a4" d="M0 0h1v2H0z" />
      <path fill="#ef4135" d="M2 0h1v2H2z" />
    </svg>
  ),
  en: (
    <svg viewBox="0 0 60 40" aria-hidden="true" focusable="false">
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="m0 0 60 40M60 0 0 40" />
      <path stroke="#c8102e" strokeWidth="4" d="m0 0 60 40M60 0 0 40" />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v40M0 20h60" />
    </svg>
  ),
};
