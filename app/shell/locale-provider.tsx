'use client';

import { IntlProvider, useLocale } from 'next-intl';
import { createContext, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Locale, loadedMessages, loadMessages } from '@/app/lib/locales';
import { layOutNearFirst } from '@/app/shell/scroll-and-focus';
import { profile } from '@/content/profile';
import type { Messages } from '@/content/types';

/** The words that came with the document, in one language or more. */
export type DocumentMessages = Partial<Record<Locale, Partial<Messages>>>;

/** The function that switches the language, at once where its words are loaded; it rejects if they can't be loaded. */
export const SwitchContext = createContext<(locale: Locale) => Promise<void>>(async () => {});

type Props = {
  initial: Locale;
  messages: DocumentMessages;
  children: ReactNode;
};

/**
 * Holds the visitor's language, which the flags of navigation.tsx switch. It is stored nowhere: the address has it, `/en/#/…`
 * (address.tsx). `loadMessages` (locales.ts) loads the words ahead, so that a switch needs no request. Scroll position and filter stay.
 */
export function LocaleProvider({ initial, messages, children }: Props) {
  const [locale, setLocale] = useState(initial);
  const wanted = useRef(initial);
  const switchLocale = useCallback(
    async (next: Locale) => {
      wanted.current = next;
      if (!messages[next] && !loadedMessages(next)) {
        await loadMessages();
        // Another language may have been chosen meanwhile.
        if (wanted.current !== next) return;
      }
      layOutNearFirst(window.scrollY === 0);
      flushSync(() => setLocale(next));
    },
    [messages],
  );
  // In an effect, not after `flushSync`: before hydration has ended, `flushSync` may return before React has shown the words.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <SwitchContext value={switchLocale}>
      <Words locale={locale} messages={messages[locale] ?? loadedMessages(locale)}>
        {children}
      </Words>
    </SwitchContext>
  );
}

/** Gives its children all words of the language, once `loadMessages` (locales.ts) has loaded them. A document has only those of its page. */
export function AllWords({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <Words locale={locale} messages={loadedMessages(locale)}>
      {children}
    </Words>
  );
}

type WordsProps = { locale: Locale; messages: Partial<Messages> | undefined; children: ReactNode };

function Words({ locale, messages, children }: WordsProps) {
  return (
    <IntlProvider
      locale={locale}
      // A page uses no word that its document lacks: the export would have stopped.
      messages={messages as Messages | undefined}
      timeZone={profile.timeZone}
      onError={reportMissingWord}
    >
      {children}
    </IntlProvider>
  );
}

/** A missing word stops the export. */
function reportMissingWord(error: Error): void {
  if (typeof window === 'undefined') throw error;
  console.error(error);
}
