'use client';

import type { ReactNode } from 'react';
import type { Route } from '@/app/lib/address/addresses';
import type { KnownNames } from '@/app/lib/address/read-hash';
import type { Locale } from '@/app/lib/locales';
import { Router } from '@/app/router/router';
import type { Messages } from '@/content/types';
import { ErrorBoundary } from './errors/error-boundary';
import { Frame } from './frame/frame';
import { LocaleProvider } from './language/locale-provider';
import { pageLoader } from './pages/page-loader';
import { Pages } from './pages/pages';
import { useOfflineCopy } from './visit/use-offline-copy';

type Props = {
  locale: Locale;
  documentRoute: Route;
  names: KnownNames;
  /** The commit that was built, in short. */
  commit: string;
  /** All translations in development, where they change. */
  edited?: Record<Locale, Messages>;
  /** The content of the document's page. */
  children: ReactNode;
};

/** The bar, the page that the address names, and the footer. */
export function Shell({ locale, documentRoute, names, commit, edited, children }: Props) {
  useOfflineCopy();
  return (
    <LocaleProvider initial={locale} edited={edited}>
      {/* For what the router, the bar or the footer throws. */}
      <ErrorBoundary isShown>
        <Router documentRoute={documentRoute} names={names} loader={pageLoader}>
          <Frame commit={commit}>
            <Pages>{children}</Pages>
            {/* Seen between two pages: stars stretched into lines. */}
            <svg id="jump" aria-hidden="true">
              <circle />
              <circle />
              <circle />
            </svg>
          </Frame>
        </Router>
      </ErrorBoundary>
    </LocaleProvider>
  );
}
