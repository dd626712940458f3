import { useTranslations } from 'next-intl';
import { type CSSProperties, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/app/browser/scheduling';
import { type Route, routes } from '@/app/lib/address/addresses';
import { attempt } from '@/app/lib/attempt';
import { locales } from '@/app/lib/locales';
import { AwaitedContext, ViewContext } from '@/app/router/router-contexts';
import { LanguageSwitch } from '@/app/shell/language/language-switch';
import { breakpoints } from '@/app/styles/breakpoints';
import { Mark } from '@/app/ui/icons';
import { PageLink } from '@/app/ui/page-link';
import { profile } from '@/content/profile';
import styles from './navigation.module.scss';

/** How many letters of the name are to fit in a line: its longest word, or half of the name. */
const lettersInLine = Math.max(
  ...profile.name.split(/[\s-]/).map((word) => word.length),
  Math.ceil(profile.name.length / 2),
);

const isLongName = profile.name.length > 14;

/** Three flags and a long name leave no room for the symbol on a phone. */
const isSymbolHidden = isLongName && locales.length > 2;

/** A long name is in one line of a phone, beside the button and the flags, in smaller letters. */
const size = isLongName
  ? `clamp(0.75rem, (92vw - ${locales.length + 1} * 44px - ${isSymbolHidden ? '1rem' : '3.5rem'}) / ${0.57 * profile.name.length}, 1em)`
  : undefined;

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
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = () => list.hidePopover();
    // Whether the page is inert changes the styles of all of it: the menu is shown before.
    const follow = () => setOpen(list.matches(':popover-open'));
    // It may have been opened before this script ran.
    follow();
    list.addEventListener('toggle', () => afterPaint(follow), { signal });
    attempt(() => matchMedia(wide).addEventListener('change', close, { signal }));
    return () => leaving.abort();
  }, []);

  // A layout effect: a chosen page takes the focus in the same commit, which an inert one cannot.
  useLayoutEffect(() => {
    for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', isOpen);
  }, [isOpen]);

  // Sets the state too: a link may be chosen before the `toggle` event of opening.
  const closeMenu = () => {
    menu.current?.hidePopover();
    setOpen(false);
  };

  return (
    <header>
      <nav className={styles.bar} aria-label={t('nav.label')}>
        <PageLink
          className={`target ${styles.mark} ${isSymbolHidden ? styles.withoutSymbol : ''}`}
          style={{ '--letters': lettersInLine, '--size': size } as CSSProperties}
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
        <ul className={styles.links} id="menu" role="list" popover="auto" ref={menu}>
          {routes.map((route) => (
            <li key={route}>
              <PageLink
                className={`target small ${styles.link}`}
                route={route}
                aria-current={isCurrent(route)}
                onClick={closeMenu}
              >
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
