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
import { flushSync } from 'react-dom';
import type { Locale } from '@/app/_lib/locales';
import { fallbackText, reportMissingWord } from '@/app/_lib/messages';
import { holdReadingPlace } from '@/app/_lib/reading-place';
import type { Messages } from '@/content/types';
import siteWords from './site.words';

const SwitchContext = createContext<(locale: Locale) => void>(() => {});

/** Holds the visitor's language. Every language is bundled, so a switch asks nothing of the network. */
export function LocaleProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(initial);
  const switchLocale = useCallback((next: Locale) => {
    const restore = holdReadingPlace();
    document.documentElement.lang = next;
    flushSync(() => setLocale(next));
    restore();
  }, []);
  return (
    <SwitchContext value={switchLocale}>
      <NextIntlClientProvider
        locale={locale}
        messages={siteWords[locale]}
        timeZone="Europe/Paris"
        onError={reportMissingWord}
        getMessageFallback={fallbackOf(siteWords, locale)}
      >
        {children}
      </NextIntlClientProvider>
    </SwitchContext>
  );
}

/** What next-intl shows in place of a missing word. */
function fallbackOf(words: Record<Locale, object>, locale: Locale) {
  return ({ namespace, key }: { namespace?: string; key: string }) =>
    fallbackText(words, locale, namespace ? `${namespace}.${key}` : key);
}

/** Gives the function that switches the language at once, without a request. */
export const useSwitchLocale = () => useContext(SwitchContext);

/** A page with its own words, in every language, beside those of the site. */
export function withWords<Props extends object>(words: Record<Locale, Messages>, Page: ComponentType<Props>) {
  return function PageWithWords(props: Props) {
    const locale = useLocale();
    const site = useMessages();
    const messages = useMemo(() => ({ ...site, ...words[locale] }), [site, locale]);
    return (
      <NextIntlClientProvider
        locale={locale}
        messages={messages}
        getMessageFallback={fallbackOf(words, locale)}
      >
        <Page {...props} />
      </NextIntlClientProvider>
    );
  };
}
