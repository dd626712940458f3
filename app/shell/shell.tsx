'use client';

import type { ReactNode } from 'react';
import type { Route } from '@/app/lib/addresses';
import type { Locale } from '@/app/lib/locales';
import { AddressProvider } from '@/app/router/address';
import { ErrorBoundary } from './error-boundary';
import { Frame } from './frame';
import { LocaleProvider } from './locale-provider';
import { Pages } from './pages';
import { useOfflineCopy } from './use-offline-copy';

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
