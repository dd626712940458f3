'use client';

import { type CSSProperties, useState } from 'react';
import { pageHref } from './lib/address/addresses';
import { ground } from './lib/ground';
import { defaultLocale, directionOf, type Locale, localeNames, locales } from './lib/locales';
import { localeData } from './lib/texts/locale-data';
import { routerError } from './lib/texts/router-error';

// Nothing is left to sheets, which may be missing or there.
const styles = {
  page: {
    margin: 0,
    padding: '12vh 8vw',
    background: ground,
    color: '#eef2fa',
    font: '1.1rem/1.6 system-ui, sans-serif',
  },
  heading: { margin: 0, font: 'bold clamp(1.6rem, 6vw, 3.5rem)/1.2 system-ui, sans-serif' },
  report: { margin: 0, font: 'inherit' },
  text: { margin: '1rem 0' },
  link: { display: 'inline-block', padding: '0.6rem 1.5rem 0.6rem 0', color: 'inherit' },
  stack: { margin: '1rem 0', overflow: 'auto', font: '0.85rem/1.6 monospace' },
} satisfies Record<string, CSSProperties>;

/** That of the address, as React gives the document of the error screen its first language back. */
function currentLocale(): Locale {
  if (typeof document !== 'object') return defaultLocale;
  const { pathname } = location;
  const { lang } = document.documentElement;
  const further = locales.filter((locale) => locale !== defaultLocale);
  return (
    further.find((locale) => pathname.startsWith(pageHref(locale, 'home'))) ??
    locales.find((locale) => locale === lang) ??
    defaultLocale
  );
}

/**
 * The error screen for what throws outside a page: the shell, a provider, Next's router. It needs
 * nothing of them, no style sheet and no words to load. Its links load documents.
 */
export default function GlobalError({ error }: { error: unknown }) {
  const [locale] = useState(currentLocale);
  const { error: words } = localeData(locale);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body style={styles.page}>
        <title>{words.title}</title>
        <main>
          <div role="alert">
            <h1 style={styles.heading}>{words.title}</h1>
            <p style={styles.text}>{words.happened}</p>
          </div>
          <p style={styles.text}>
            {locales.map((one) => (
              <a key={one} href={pageHref(one, 'home')} lang={one} style={styles.link}>
                {localeData(one).error.home} ({localeNames[one]})
              </a>
            ))}
          </p>
          <section lang="en" style={styles.text}>
            <h2 style={styles.report}>{routerError.heading}</h2>
            <p style={styles.text}>{message}</p>
          </section>
          {stack && (
            <section aria-label={words.stack}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must scroll it */}
              <pre lang="en" tabIndex={0} style={styles.stack}>
                {stack}
              </pre>
            </section>
          )}
        </main>
      </body>
    </html>
  );
}
