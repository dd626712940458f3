'use client';

import { IntlProvider, useLocale, useMessages } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Route } from '@/app/_lib/addresses';
import type { Locale } from '@/app/_lib/locales';
import { fallbackText, reportMissingWord, type Words } from '@/app/_lib/messages';
import { layOutNearFirst } from '@/app/_lib/near-first';
import { holdReadingPlace } from '@/app/_lib/reading-place';
import { loadedWords, loadWords } from './words';

/** The words that came with the document, in one language or more. */
export type WordsByLocale = Partial<Words>;

/** The function that switches the language, at once where its words are loaded; it rejects if they can't be loaded. */
export const SwitchContext = createContext<(locale: Locale) => Promise<void>>(async () => {});

type Spoken = {
  locale: Locale;
  /** Scrolls the text that was being read back to its place. */
  restore?: () => void;
};

type Props = {
  initial: Locale;
  words: WordsByLocale;
  children: ReactNode;
};

/** Holds the visitor's language. The words of the others are loaded ahead, so that a switch needs no request. */
export function LocaleProvider({ initial, words, children }: Props) {
  const [{ locale, restore }, setSpoken] = useState<Spoken>({ locale: initial });
  const chosen = useRef(initial);
  const switchLocale = useCallback(
    async (next: Locale) => {
      chosen.current = next;
      if (!words[next] && !loadedWords()) {
        await loadWords();
        // Another language may have been chosen meanwhile.
        if (chosen.current !== next) return;
      }
      const restore = holdReadingPlace();
      layOutNearFirst(window.scrollY === 0);
      flushSync(() => setSpoken({ locale: next, restore }));
    },
    [words],
  );
  // Not after `flushSync`: React shows the words later while a part of the first page is not hydrated yet.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    restore?.();
  }, [locale, restore]);
  return (
    <SwitchContext value={switchLocale}>
      <IntlProvider
        locale={locale}
        messages={words[locale] ?? loadedWords()?.site[locale]}
        timeZone="Europe/Paris"
        onError={reportMissingWord}
        getMessageFallback={fallbackOf(loadedWords()?.site ?? words, locale)}
      >
        {children}
      </IntlProvider>
    </SwitchContext>
  );
}

/** What next-intl shows in place of a missing word. */
function fallbackOf(words: WordsByLocale, locale: Locale) {
  return ({ namespace, key }: { namespace?: string; key: string }) =>
    fallbackText(words, locale, namespace ? `${namespace}.${key}` : key);
}

type WordsProps = {
  words?: WordsByLocale;
  /** The page whose words in other languages are looked up when they have been loaded. */
  page?: Route;
  children: ReactNode;
};

/** A part of the site with its own words beside those around it. */
export function OwnWords({ words, page, children }: WordsProps) {
  const locale = useLocale();
  const outer = useMessages();
  const known: WordsByLocale = { ...(page && loadedWords()?.[page]), ...words };
  const own = known[locale];
  const messages = useMemo(() => ({ ...outer, ...own }), [outer, own]);
  return (
    <IntlProvider locale={locale} messages={messages} getMessageFallback={fallbackOf(known, locale)}>
      {children}
    </IntlProvider>
  );
}
