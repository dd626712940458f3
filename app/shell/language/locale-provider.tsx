'use client';

import { IntlProvider } from 'next-intl';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { deferFarLayout, showChange } from '@/app/browser/slow-device';
import { directionOf, type Locale } from '@/app/lib/locales';
import { rememberFocus } from '@/app/router/focus';
import { profile } from '@/content/profile';
import type { Messages } from '@/content/types';
import { loadMessages } from './load-messages';

/** Switches the language, at once where its words are loaded; rejects where they can't be. */
export const SwitchContext = createContext<(locale: Locale) => Promise<void>>(async () => {});

type Props = {
  initial: Locale;
  /** All translations in development, where they change. */
  edited?: Record<Locale, Messages>;
  children: ReactNode;
};

/** Holds the visitor's language, which is stored nowhere but in the address: `/en/#/…`. */
export function LocaleProvider({ initial, edited, children }: Props) {
  const initialMessages = use(loadMessages(initial));
  const [{ locale, messages }, show] = useState({ locale: initial, messages: initialMessages });
  const restoreFocus = useRef<() => boolean>(undefined);
  const wanted = useRef(initial);
  const switchLocale = useCallback(async (next: Locale) => {
    wanted.current = next;
    const nextMessages = await loadMessages(next);
    // Another language may have been chosen meanwhile.
    if (wanted.current !== next) return;
    deferFarLayout(window.scrollY);
    restoreFocus.current = rememberFocus();
    showChange(() => show({ locale: next, messages: nextMessages }));
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
  return (
    <SwitchContext value={switchLocale}>
      <IntlProvider
        locale={locale}
        messages={process.env.NODE_ENV === 'development' && edited ? edited[locale] : messages}
        // Required, also where no page shows a time.
        timeZone={profile.timeZone ?? 'UTC'}
        onError={reportMissingWord}
        getMessageFallback={process.env.NODE_ENV === 'development' ? undefined : nothing}
      >
        {children}
      </IntlProvider>
    </SwitchContext>
  );
}

/** What a browser can't put into words, such as a plural, is left out: only its owner knows a key. */
const nothing = () => '';

/** A missing word stops the export. */
function reportMissingWord(error: Error): void {
  if (typeof window === 'undefined') throw error;
  console.error(error);
}
