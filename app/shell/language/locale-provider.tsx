'use client';

import { IntlProvider } from 'next-intl';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '@/app/browser/scheduling';
import { deferFarLayout, showChange } from '@/app/browser/slow-device';
import { defaultLocale, directionOf, type Locale } from '@/app/lib/locales';
import { rememberFocus } from '@/app/router/focus';
import { profile } from '@/content/profile';
import type { Messages } from '@/content/types';
import { loadMessages } from './load-messages';

/**
 * The language that was chosen last, whose words may still be loading, and what chooses another;
 * it rejects where the words can't be loaded.
 */
export const ChosenContext = createContext<{ chosen: Locale; choose: (locale: Locale) => Promise<void> }>({
  chosen: defaultLocale,
  choose: async () => {},
});

type Props = {
  initial: Locale;
  /** All translations in development, where they change. */
  edited?: Record<Locale, Messages>;
  children: ReactNode;
};

/** Holds the visitor's language, which is stored nowhere but in the address: `/en/#/…`. */
export function LocaleProvider({ initial, edited, children }: Props) {
  const initialMessages = use(loadMessages(initial));
  const [{ chosen, locale, messages }, setState] = useState({
    chosen: initial,
    locale: initial,
    messages: initialMessages,
  });
  const restoreFocus = useRef<() => boolean>(undefined);
  const choose = useCallback(async (next: Locale) => {
    setState((last) => ({ ...last, chosen: next }));
    // The pressed flag is shown first: on a slow phone words take longer than an answer may.
    await new Promise<void>(afterPaint);
    const nextMessages = await loadMessages(next);
    deferFarLayout(window.scrollY);
    restoreFocus.current = rememberFocus();
    // Another language may have been chosen meanwhile.
    showChange(() =>
      setState((last) => (last.chosen === next ? { ...last, locale: next, messages: nextMessages } : last)),
    );
  }, []);
  // An effect: until hydration has ended, `showChange` may return before the words are shown.
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Even where nothing changes, browsers would compute the styles of all elements again.
    if (root.lang !== locale) root.lang = locale;
    const direction = directionOf(locale);
    if (root.dir !== direction) root.dir = direction;
    // Links within a text are replaced with it.
    if (document.activeElement === document.body) restoreFocus.current?.();
  }, [locale]);
  const choice = useMemo(() => ({ chosen, choose }), [chosen, choose]);
  return (
    <ChosenContext value={choice}>
      <IntlProvider
        locale={locale}
        messages={process.env.NODE_ENV === 'development' && edited ? edited[locale] : messages}
        // Required, also where no page shows a time.
        timeZone={profile.timeZone ?? 'UTC'}
        onError={reportMissingWord}
        getMessageFallback={nothing}
      >
        {children}
      </IntlProvider>
    </ChosenContext>
  );
}

/** What a browser can't put into words, such as a plural, is left out: a key would say nothing. */
const nothing = () => '';

/** A missing word stops the export. */
function reportMissingWord(error: Error): void {
  if (typeof window === 'undefined') throw error;
  console.error(error);
}
