/** Step of the build: out/_headers, which tells a static host what to send beside the files. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { formatHeadersFile } from './headers-file.mjs';
import { sharedDirectives } from './security-policy.mjs';

/** A file whose name holds its hash never changes under that name. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$/;

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

/**
 * Icons and link previews: their names stay, as other programs remember them, and a day late does no harm. Pages name
 * the icons with a hash behind a question mark; browsers that ask for them unasked do without.
 */
const SETTLED = /^(favicon\.ico|icon\.svg|apple-icon\.png|icons|previews)$/;

/** Features that no part of the site uses. Those a video player asks for (autoplay, fullscreen, …) are left to it. */
const SWITCHED_OFF = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/**
 * @param {{ out: string, basePath: string, remoteOrigin: string | null }} options
 * @returns {Promise<string>} one line about what was done
 */
export async function writeHeaders({ out, basePath, remoteOrigin }) {
  const rules = [
    { pattern: `${basePath}/*`, headers: securityHeaders(remoteOrigin) },
    ...cachePatterns(out).map(({ pattern, value }) => ({
      pattern: basePath + pattern,
      headers: /** @type {[string, string][]} */ ([
        ['Cache-Control', value],
        // Hosts that don't know the type would send it as a lump of bytes, and phones import what is called a card.
        ...(pattern === '/card/*' ? [['Content-Type', 'text/vcard; charset=utf-8']] : []),
      ]),
    })),
  ];
  writeFileSync(join(out, '_headers'), formatHeadersFile(rules));
  return `${rules.length} rules`;
}

/**
 * @param {string | null} remoteOrigin
 * @returns {[string, string][]}
 */
function securityHeaders(remoteOrigin) {
  return [
    // The pages carry their own policy with the hashes of their scripts. Here is what all of them share, and the one
    // directive that browsers heed only in a header.
    ['Content-Security-Policy', [...sharedDirectives({ remoteOrigin }), "frame-ancestors 'none'"].join('; ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', SWITCHED_OFF.map((feature) => `${feature}=()`).join(', ')],
    // Not stricter: the video player refuses to play for a page that hides where it is (its error 153).
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/**
 * How long each part of the export may be kept. Hosts join the values of rules that overlap, and one of them knows `*`
 * at the end of a path only; so each file or folder at the top gets a rule of its own, and none matches twice.
 * @param {string} out
 */
function cachePatterns(out) {
  const entries = readdirSync(out, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('_headers'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const patterns = entries.map((entry) => {
    // Next's chunks carry their hash, its other files stand in a folder named after the build's fingerprint.
    if (entry.name === '_next') return { pattern: '/_next/*', value: FOREVER };
    const pattern = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
    if (SETTLED.test(entry.name)) return { pattern, value: FOR_A_DAY };
    const names = entry.isDirectory() ? listFiles(join(out, entry.name)) : [entry.name];
    return { pattern, value: names.every((name) => HASHED_NAME.test(name)) ? FOREVER : ALWAYS_ASK };
  });
  return [{ pattern: '/', value: ALWAYS_ASK }, ...patterns];
}
