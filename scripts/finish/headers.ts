import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';
import { formatHeadersFile, type HeaderRule } from '../lib/headers-file';
import type { Export } from './pages';
import { sharedDirectives } from './security-policy';

/** A file whose name contains its hash never changes. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Icons and link previews keep their names, as other programs remember them; an outdated one for a day does no harm. */
const ONE_DAY_NAMES = /^(favicon\.ico|icons|previews)$/;

/** Features that no part of the site uses. Those a video player asks for (autoplay, fullscreen, …) stay allowed. */
const DISABLED_FEATURES =
  'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * Writes out/_headers: the response headers that a static host should send. docs/nginx.conf repeats them;
 * e2e/tools/serving.spec.ts compares the two.
 */
export function writeHeaders({ out, basePath, remoteOrigin }: Export): string {
  const rules: HeaderRule[] = [
    { pattern: '/*', headers: securityHeaders(remoteOrigin) },
    // Hosts that don't know the type would send application/octet-stream, and phones would not import the card.
    { pattern: '/card/*', headers: [['Content-Type', 'text/vcard; charset=utf-8']] },
    ...cacheRules(out),
  ];
  const below = rules.map(({ pattern, headers }) => ({ pattern: basePath + pattern, headers }));
  writeFileSync(join(out, '_headers'), formatHeadersFile(below));
  return `${rules.length} rules`;
}

function securityHeaders(remoteOrigin: string | null): HeaderRule['headers'] {
  return [
    // Each page carries its own policy with its hashes. These directives are common to all, and browsers accept
    // frame-ancestors only in a header.
    ['Content-Security-Policy', [...sharedDirectives(remoteOrigin), "frame-ancestors 'none'"].join('; ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', DISABLED_FEATURES],
    // Not stricter: the video player refuses to play for a page that sends no referrer (its error 153).
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/**
 * How long each part of the export may be cached. Hosts join the values of rules that overlap, and Cloudflare knows `*`
 * only at the end of a path: so each file or folder at the top gets its own rule, and no path matches two. docs/nginx.conf
 * shows the result: a year for hashed names, a day for icons and previews, no time for the rest.
 */
function cacheRules(out: string): HeaderRule[] {
  const rule = (pattern: string, value: string): HeaderRule => ({
    pattern,
    headers: [['Cache-Control', value]],
  });
  const entries = readdirSync(out, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('_headers'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const rules = entries.map((entry) => {
    // All names in it contain their hash.
    if (entry.name === '_next') return rule('/_next/*', IMMUTABLE);
    const pattern = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
    if (ONE_DAY_NAMES.test(entry.name)) return rule(pattern, ONE_DAY);
    const names = entry.isDirectory() ? listFiles(join(out, entry.name)) : [entry.name];
    return rule(pattern, names.every((name) => HASHED_NAME.test(name)) ? IMMUTABLE : REVALIDATE);
  });
  return [rule('/', REVALIDATE), ...rules];
}
