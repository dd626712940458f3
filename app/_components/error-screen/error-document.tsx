'use client';

import { useLayoutEffect } from 'react';
import { Navigation } from '@/app/_components/navigation/navigation';
import { LocaleProvider, useSwitchLocale } from '@/app/_components/site/locale-provider';
import { PageFooter } from '@/app/_components/site/page-footer';
import { SkipLink } from '@/app/_components/site/skip-link';
import { defaultLocale, locales } from '@/app/_lib/locales';
import { ErrorScreen } from './error-screen';

/** The whole of the 404 document, which a host serves for any path it does not know, in either language. */
export function ErrorDocument() {
  return (
    <LocaleProvider initial={defaultLocale}>
      <FollowDocument />
      <SkipLink />
      <Navigation />
      <ErrorScreen kind="notFound" />
      <PageFooter />
    </LocaleProvider>
  );
}

/** Takes the language that the address script chose, and leaves for a known page when one is typed into the bar. */
function FollowDocument() {
  const switchLocale = useSwitchLocale();

  useLayoutEffect(() => {
    const chosen = locales.find((locale) => locale === document.documentElement.lang);
    if (chosen) switchLocale(chosen);
    document.documentElement.style.visibility = '';
    const reload = () => location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, [switchLocale]);

  return null;
}
