import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { formatHeadersFile, type HeaderRule } from '../lib/headers-file';
import { sharedDirectives } from './security-policy';

/** A file whose name contains its hash never changes. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$/;

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

/** Icons and link previews keep their names, as other programs remember them; an outdated one for a day does no harm. */
const ONE_DAY_NAMES = /^(favicon\.ico|icon\.svg|apple-icon\.png|icons|previews)$/;

/** Features that no part of the site uses. Those a video player asks for (autoplay, fullscreen, …) stay allowed. */
const DISABLED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

interface Options {
  out: string;
  basePath: string;
  remoteOrigin: string | null;
}

/** Writes out/_headers: the response headers that a static host should send. */
export function writeHeaders({ out, basePath, remoteOrigin }: Options): string {
  const rules: HeaderRule[] = [
    { pattern: `${basePath}/*`, headers: securityHeaders(remoteOrigin) },
    ...cachePatterns(out).map(
      ({ pattern, value }): HeaderRule => ({
        pattern: basePath + pattern,
        headers: [
          ['Cache-Control', value],
          // Hosts that don't know the type would send application/octet-stream, and phones would not import the card.
          ...(pattern === '/card/*'
            ? [['Content-Type', 'text/vcard; charset=utf-8'] as [string, string]]
            : []),
        ],
      }),
    ),
  ];
  writeFileSync(join(out, '_headers'), formatHeadersFile(rules));
  return `${rules.length} rules`;
}

function securityHeaders(remoteOrigin: string | null): HeaderRule['headers'] {
  return [
    // Each page carries its own policy with its hashes. These directives are common to all, and browsers accept
    // frame-ancestors only in a header.
    ['Content-Security-Policy', [...sharedDirectives(remoteOrigin), "frame-ancestors 'none'"].join('; ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    // Not stricter: the video player refuses to play for a page that sends no referrer (its error 153).
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/**
 * How long each part of the export may be cached. Hosts join the values of rules that overlap, and Cloudflare knows `*`
 * only at the end of a path: so each file or folder at the top gets its own rule, and no path matches two.
 */
function cachePatterns(out: string): { pattern: string; value: string }[] {
  const entries = readdirSync(out, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('_headers'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const patterns = entries.map((entry) => {
    // Next's chunks contain their hash; its other files are in a folder named after the build's fingerprint.
    if (entry.name === '_next') return { pattern: '/_next/*', value: FOREVER };
    const pattern = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
    if (ONE_DAY_NAMES.test(entry.name)) return { pattern, value: FOR_A_DAY };
    const names = entry.isDirectory() ? listFiles(join(out, entry.name)) : [entry.name];
    return { pattern, value: names.every((name) => HASHED_NAME.test(name)) ? FOREVER : ALWAYS_ASK };
  });
  return [{ pattern: '/', value: ALWAYS_ASK }, ...patterns];
}
