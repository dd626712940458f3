'use client';

import { useLocale } from 'next-intl';
import { use, useEffect, useLayoutEffect } from 'react';
import {
  type DocumentMessages,
  LocaleProvider,
  SwitchContext,
} from '@/app/_components/shell/locale-provider';
import { Navigation } from '@/app/_components/shell/navigation';
import { PageFooter } from '@/app/_components/shell/page-footer';
import { PageTitle } from '@/app/_components/shell/page-title';
import { SkipLink } from '@/app/_components/shell/skip-link';
import { hashAddress } from '@/app/_lib/addresses';
import { defaultLocale, locales } from '@/app/_lib/locales';
import { ErrorScreen } from './error-screen';

/** The whole of the 404 document, which a host serves for any path it does not know, in either language. */
export function ErrorDocument({ messages }: { messages: DocumentMessages }) {
  return (
    <LocaleProvider initial={defaultLocale} messages={messages}>
      <FollowDocument />
      <SkipLink />
      <Navigation />
      <PageTitle page="error" />
      <div id="main">
        <ErrorScreen kind="notFound" />
      </div>
      <PageFooter />
    </LocaleProvider>
  );
}

/** Switches to the language that the address script chose; the address follows the language from then on. */
function FollowDocument() {
  const current = useLocale();
  const switchLocale = use(SwitchContext);

  useLayoutEffect(() => {
    const chosen = locales.find((locale) => locale === document.documentElement.lang);
    if (chosen) switchLocale(chosen);
    document.documentElement.style.visibility = '';
    document.documentElement.dataset.ready = '';
  }, [switchLocale]);

  useEffect(() => {
    // Only at the two roots is the hash ours to rewrite: an unknown path keeps its address.
    const isBehindRoot = locales.some((locale) => location.pathname === hashAddress(locale, ''));
    if (isBehindRoot) history.replaceState(null, '', hashAddress(current, location.hash));
  }, [current]);

  return null;
}
