import { createHash } from 'node:crypto';
import { BuildError } from '../lib/errors';
import type { Page } from './pages';

const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** Script types that a browser runs, and so checks against the policy. Any other type is a block of data. */
const RUNNING_TYPE = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** What all pages have in common. headers.ts sends it too, with `frame-ancestors`; docs/nginx.conf repeats it. */
export function sharedDirectives(remoteOrigin: string | null): string[] {
  return [
    // data: is for the drawings inside style sheets.
    ['img-src', "'self'", 'data:', remoteOrigin].filter(Boolean).join(' '),
    `frame-src ${VIDEO_ORIGIN}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}

/**
 * Gives a page a Content-Security-Policy with the hashes of its own inline scripts: a static host can't send a nonce,
 * and Next writes its payload as inline scripts. The last transform, as it hashes what the others have written.
 * @param remoteOrigin the origin of `background.remoteUrl` in content/profile.ts
 */
export function addSecurityPolicy($: Page, remoteOrigin: string | null): void {
  // A policy applies only to what follows it, and the character set has to be in the first bytes.
  const first = $('head > :first-child');
  if (!first.is('[charset]')) {
    throw new BuildError(`expected <meta charset> first in <head>, found <${first.get(0)?.tagName}>.`);
  }
  const content = securityPolicy($, remoteOrigin);
  first.after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content }));
}

export function securityPolicy($: Page, remoteOrigin: string | null): string {
  const scripts = $('script:not([src])').filter((_, { attribs }) =>
    RUNNING_TYPE.test(attribs.type?.trim() ?? ''),
  );
  const scriptTexts = scripts.get().map((script) => $(script).text());
  const styleTexts = $('style')
    .get()
    .map((style) => $(style).text());
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(scriptTexts)].join(' '),
    ["style-src 'self'", ...hashes(styleTexts)].join(' '),
    // A style attribute (the colour behind a picture, the poster of a video) can't be allowed by hash without allowing
    // more. It can't load what img-src forbids, and it has no selectors; style sheets stay forbidden.
    ...($('[style]').length ? ["style-src-attr 'unsafe-inline'"] : []),
    ...sharedDirectives(remoteOrigin),
  ].join('; ');
}

/** Sorted and each once: the order of the pages does not change the bytes. */
function hashes(texts: string[]): string[] {
  const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(all)].sort();
}
