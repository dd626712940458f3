'use client';

import type { ReactNode } from 'react';
import { ErrorScreen } from '@/app/_components/error/error-screen';
import { Navigation } from '@/app/_components/shell/navigation';
import type { Locale } from '@/app/_lib/locales';
import { AddressProvider, useAddress } from './address-provider';
import { Jump } from './jump';
import { KeepCopy } from './keep-copy';
import { LocaleProvider } from './locale-provider';
import { PageFooter } from './page-footer';
import { SkipLink } from './skip-link';

/** What stands around every page of a language: skip link, bar, and the error screen for an address nobody knows. */
export function Site({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleProvider initial={locale}>
      <AddressProvider pageLocale={locale}>
        <SkipLink />
        <Navigation />
        <Place>{children}</Place>
        <Jump />
        <PageFooter />
        <KeepCopy />
      </AddressProvider>
    </LocaleProvider>
  );
}

function Place({ children }: { children: ReactNode }) {
  return useAddress()?.place === 'unknown' ? <ErrorScreen kind="notFound" /> : children;
}
