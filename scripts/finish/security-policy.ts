import { createHash } from 'node:crypto';
import { BuildError } from '../lib/errors';
import { attributeOf, createElement, type Document, elementsOf, insertAfter, textOf } from './html';

const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** Script types that a browser runs, and so checks against the policy. Any other type is a block of data. */
const RUNNING_TYPE = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** The directives that all pages have in common, for the headers file too. */
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

interface PolicyOptions {
  /** The origin of a background picture that the owner has chosen. */
  remoteOrigin: string | null;
}

/**
 * Gives a page a Content-Security-Policy with the hashes of its own inline scripts: a static host can't send a nonce,
 * and Next writes its payload as inline scripts. The last transform, as it hashes what the others have written.
 */
export function addSecurityPolicy(document: Document, options: PolicyOptions): void {
  const elements = elementsOf(document);
  // A policy applies only to what follows it, and the character set has to be in the first bytes.
  const first = elements.find(({ tagName }) => tagName !== 'html' && tagName !== 'head');
  if (!first || attributeOf(first, 'charset') === undefined) {
    throw new BuildError(`expected <meta charset> first in <head>, found <${first?.tagName}>.`);
  }
  const content = securityPolicy(document, options);
  insertAfter(createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }), first);
}

export function securityPolicy(document: Document, { remoteOrigin }: PolicyOptions): string {
  const elements = elementsOf(document);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const running = named('script').filter(
    (script) =>
      attributeOf(script, 'src') === undefined &&
      RUNNING_TYPE.test(attributeOf(script, 'type')?.trim() ?? ''),
  );
  const hasStyleAttributes = elements.some((element) => attributeOf(element, 'style') !== undefined);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(running.map(textOf))].join(' '),
    ["style-src 'self'", ...hashes(named('style').map(textOf))].join(' '),
    // A style attribute (the colour behind a picture, the poster of a video) can't be allowed by hash without allowing
    // more. It can't load what img-src forbids, and it has no selectors; style sheets stay forbidden.
    ...(hasStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    ...sharedDirectives(remoteOrigin),
  ].join('; ');
}

/** Sorted and each once: the order of the pages does not change the bytes. */
function hashes(texts: string[]): string[] {
  const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(all)].sort();
}
