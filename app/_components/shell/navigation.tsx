import { useTranslations } from 'next-intl';
import { type PointerEvent, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Mark } from '@/app/_components/icons/icons';
import { ViewContext } from '@/app/_components/shell/address';
import { PageLink } from '@/app/_components/shell/page-link';
import { type Route, routes } from '@/app/_lib/addresses';
import breakpoints from '@/app/_styles/breakpoints.module.scss';
import { profile } from '@/content/profile';
import { LanguageSwitch } from './language-switch';
import styles from './navigation.module.scss';

/** From this width the links are in one line. */
const wide = `(width >= ${breakpoints.wide})`;

/**
 * The bar of every page. The small-screen menu is a native popover, so it opens and closes (button, Escape, a tap
 * outside) before any script has loaded. The script adds what the browser does not: the page behind takes no focus,
 * `aria-expanded` is set, and a choice or a wide window closes the menu.
 */
export function Navigation() {
  const t = useTranslations();
  const place = use(ViewContext)?.place;
  const isCurrent = (route: Route) => (place === route ? 'page' : undefined);
  const menu = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);

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

  // In the commit that also shows another page: its heading could take no focus in an inert page.
  useLayoutEffect(() => {
    for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', isOpen);
  }, [isOpen]);

  // For the browser a flag is outside the menu, so a tap on one closes it before the click. A switch of language must
  // not close it, so it is opened again within the same frame.
  const remember = (event: PointerEvent) => {
    const isFlag = (event.target as Element).closest('form') !== null;
    wasOpen.current = isFlag && menu.current?.matches(':popover-open') === true;
  };
  const reopen = () => {
    if (wasOpen.current && !menu.current?.matches(':popover-open')) menu.current?.showPopover();
    wasOpen.current = false;
  };

  // A choice may come before the event that says the menu is open.
  const closeMenu = () => {
    if (!menu.current?.matches(':popover-open')) return;
    menu.current.hidePopover();
    setOpen(false);
  };

  return (
    <nav className={styles.bar} aria-label={t('nav.label')} onPointerDown={remember} onSubmit={reopen}>
      <PageLink className={`target ${styles.mark}`} route="home" aria-current={isCurrent('home')}>
        <Mark />
        {profile.name}
      </PageLink>
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
              {t(`nav.${route}`)}
              {place === route && <span className={styles.marker} data-travel="marker" />}
            </PageLink>
          </li>
        ))}
      </ul>
      <LanguageSwitch />
      <button
        className={styles.hamburger}
        type="button"
        popoverTarget="menu"
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={t('nav.menu')}
      />
    </nav>
  );
}
