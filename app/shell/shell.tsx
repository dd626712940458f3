'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import { basePath, hashAddress, type Route } from '@/app/lib/addresses';
import { defaultLocale, type Locale, locales } from '@/app/lib/locales';
import { savesData } from '@/app/lib/when';
import { ErrorScreen } from '@/app/shell/error-screen';
import { Navigation } from '@/app/shell/navigation';
import { AddressProvider } from './address';
import { LocaleProvider, SwitchContext } from './locale-provider';
import { PageFooter, SkipLink } from './page-frame';
import { ErrorBoundary, Pages } from './pages';

type Props = {
  locale: Locale;
  /** The page of the document. */
  route: Route;
  /** The names of the works that have an address. */
  works: readonly string[];
  /** The commit that was built, in short. */
  commit: string;
  /** The content of that page. */
  children: ReactNode;
};

/** The bar, the page that the address names, and the footer. */
export function Shell({ locale, route, works, commit, children }: Props) {
  useOfflineCopy();
  return (
    <LocaleProvider initial={locale}>
      <ErrorBoundary isShown>
        <AddressProvider opened={route} works={works}>
          <Frame commit={commit}>
            <Pages>{children}</Pages>
            {/* Seen between two pages: stars stretched into lines (see _jump.scss). */}
            <svg id="jump" aria-hidden="true" focusable="false">
              <circle />
              <circle />
              <circle />
            </svg>
          </Frame>
        </AddressProvider>
      </ErrorBoundary>
    </LocaleProvider>
  );
}

/** The whole of the 404 document, which a host serves for any path it does not know, in every language. */
export function ErrorDocument({ commit }: { commit: string }) {
  return (
    <LocaleProvider initial={defaultLocale}>
      <FollowDocument />
      <Frame commit={commit}>
        <ErrorScreen kind="notFound" />
      </Frame>
    </LocaleProvider>
  );
}

/** What is around every page, and around the error screen. */
function Frame({ commit, children }: { commit: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Navigation />
      <div id="main">{children}</div>
      <PageFooter commit={commit} />
    </>
  );
}

/** Switches to the language that the address script chose; the address follows the language from then on. */
function FollowDocument() {
  const current = useLocale();
  const switchLocale = use(SwitchContext);

  useLayoutEffect(() => {
    const show = () => {
      document.documentElement.style.visibility = '';
      document.documentElement.dataset.ready = '';
    };
    const chosen = locales.find((locale) => locale === document.documentElement.lang);
    switchLocale(chosen ?? defaultLocale).then(show, show);
  }, [switchLocale]);

  useEffect(() => {
    // An unknown path keeps its address. Behind `/` and `/en/` the hash is unknown, and the language is part of the address.
    const isBehindRoot = locales.some((locale) => location.pathname === hashAddress(locale, ''));
    if (isBehindRoot) history.replaceState(null, '', hashAddress(current, location.hash));
  }, [current]);

  return null;
}

/** Events that show that somebody reads the page. */
const readerEvents = ['pointerdown', 'keydown', 'scroll'];

/** Milliseconds after such an event: the requests that the reader caused go first. */
const delay = 3000;

/**
 * Registers the service worker, which keeps a copy of the site for visits without a network. The copy is as large as the
 * page, so it is fetched some seconds after the reader's first action, and never with Save-Data or in development.
 * A page that is open notices a new deployment at the next move to a page that is not loaded yet (`load`, address.tsx).
 */
function useOfflineCopy() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || savesData()) return;
    const listening = new AbortController();
    // A browser may refuse (private window, page over plain http). The site works without the copy.
    const register = () => navigator.serviceWorker?.register(`${basePath}/sw.js`).catch(() => {});
    const registerLater = () => {
      listening.abort();
      setTimeout(register, delay);
    };
    const options = { passive: true, signal: listening.signal };
    for (const event of readerEvents) document.addEventListener(event, registerLater, options);
    return () => listening.abort();
  }, []);
}
