'use client';

import { NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { catalogues } from '@/app/_lib/catalogues';
import type { Locale } from '@/app/_lib/locales';

const SwitchContext = createContext<(locale: Locale) => void>(() => {});

/** Holds the visitor's language. All catalogues are bundled, so a switch asks nothing of the network. */
export function LocaleProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(initial);
  const switchLocale = useCallback((next: Locale) => {
    document.documentElement.lang = next;
    setLocale(next);
  }, []);
  return (
    <SwitchContext value={switchLocale}>
      <NextIntlClientProvider locale={locale} messages={catalogues[locale]} timeZone="Europe/Paris">
        {children}
      </NextIntlClientProvider>
    </SwitchContext>
  );
}

/** Gives the function that switches the language at once, without a request. */
export const useSwitchLocale = () => useContext(SwitchContext);
