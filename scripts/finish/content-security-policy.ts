import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { profile } from '../../content/profile';

/**
 * Gives a page a Content-Security-Policy with the hashes of its own inline scripts and styles: a
 * static host can't send a nonce, and Next writes its payload as inline scripts. The policy is
 * complete but for `frame-ancestors`, which only a response header can contain.
 */
export function addSecurityPolicy($: CheerioAPI): void {
  const allow = (directive: string, inline: string) => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const texts = $(inline)
      .get()
      .map((element) => hash($(element).text()));
    return [directive, "'self'", ...[...new Set(texts)].sort()].join(' ');
  };
  const { remoteUrl } = profile.background;
  // No `require-trusted-types-for`: React sets `innerHTML` where an extension has changed a page,
  // and the visitor would see the error screen.
  const policy = [
    "default-src 'self'",
    allow('script-src', 'script:not([src], [type="application/ld+json"])'),
    allow('style-src', 'style'),
    // A style attribute can't be allowed by hash without allowing more. It has no selectors, and
    // loads nothing that img-src forbids; style sheets stay forbidden.
    "style-src-attr 'unsafe-inline'",
    // data: is for the drawings inside style sheets.
    `img-src 'self' data:${remoteUrl ? ` ${new URL(remoteUrl).origin}` : ''}`,
    'frame-src https://www.youtube-nocookie.com',
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  const meta = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') });
  // It applies only to what follows it, and the character set has to be in the first bytes.
  $('meta[charset]').after(meta);
}
