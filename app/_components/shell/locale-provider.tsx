'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { Locale } from '@/app/_lib/locales';
import type { Messages } from '@/content/types';
import siteWords from './site.words';

const SwitchContext = createContext<(locale: Locale) => void>(() => {});

/** Holds the visitor's language. Every language is bundled, so a switch asks nothing of the network. */
export function LocaleProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(initial);
  const switchLocale = useCallback((next: Locale) => {
    document.documentElement.lang = next;
    setLocale(next);
  }, []);
  return (
    <SwitchContext value={switchLocale}>
      <NextIntlClientProvider
        locale={locale}
        messages={siteWords[locale]}
        timeZone="Europe/Paris"
        onError={stop}
      >
        {children}
      </NextIntlClientProvider>
    </SwitchContext>
  );
}

/** A word that a page uses and its `.words` file doesn't list stops the build instead of showing its key. */
function stop(error: Error): never {
  throw error;
}

/** Gives the function that switches the language at once, without a request. */
export const useSwitchLocale = () => useContext(SwitchContext);

/** A page with its own words, in every language, beside those of the site. */
export function withWords(words: Record<Locale, Messages>, Page: ComponentType) {
  return function PageWithWords() {
    const locale = useLocale();
    const site = useMessages();
    const messages = useMemo(() => ({ ...site, ...words[locale] }), [site, locale]);
    return (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <Page />
      </NextIntlClientProvider>
    );
  };
}
