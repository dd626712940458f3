'use client';

import { useLocale } from 'next-intl';
import { use, useEffect, useLayoutEffect } from 'react';
import { hashHref } from '@/app/lib/address/addresses';
import { defaultLocale, locales } from '@/app/lib/locales';
import { findRendered, focusByScript } from '@/app/router/focus';
import { Frame } from '@/app/shell/frame/frame';
import { LocaleProvider, SwitchContext } from '@/app/shell/language/locale-provider';
import { ErrorScreen } from './error-screen';

/** The 404 document: a host serves it for any path that it does not know, in every language. */
export function ErrorDocument({ commit }: { commit: string }) {
  return (
    <LocaleProvider initial={defaultLocale}>
      <FollowDocument />
      <Frame commit={commit}>
        <ErrorScreen kind="notFound" />
      </Frame>
    </LocaleProvider>
  );
}

/** Switches to the language that the head script chose; from then on the address follows it. */
function FollowDocument() {
  const current = useLocale();
  const switchLocale = use(SwitchContext);

  useLayoutEffect(() => {
    const show = () => {
      document.documentElement.style.visibility = '';
      document.documentElement.dataset.ready = '';
      // What was hidden could not take the focus.
      const heading = findRendered('h1');
      if (heading && document.activeElement === document.body) focusByScript(heading);
    };
    const chosen = locales.find((locale) => locale === document.documentElement.lang);
    switchLocale(chosen ?? defaultLocale).then(show, show);
  }, [switchLocale]);

  useEffect(() => {
    // Behind `/` and `/en/` the language is part of the address; an unknown path keeps its own.
    const isBehindRoot = locales.some((locale) => location.pathname === hashHref(locale, ''));
    if (isBehindRoot) history.replaceState(null, '', hashHref(current, location.hash));
  }, [current]);

  return null;
}
