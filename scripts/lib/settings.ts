/** Settings of the environment, all optional, validated here alone. Pages have `NEXT_PUBLIC_…`. */
import { BuildError } from './script';

export interface Settings {
  /** The public origin. Without it a build has no sitemap, language links or link previews. */
  siteUrl: string | null;
  /** The path below it, without a slash at its end. */
  basePath: string;
  port: number;
}

/** Reads SITE_URL, BASE_PATH and PORT. An empty value counts as unset. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const read = (name: string, isValid: (value: string) => boolean, expected: string) => {
    const value = env[name]?.trim() ?? '';
    if (!value || isValid(value)) return value;
    throw new BuildError(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
  };
  const siteUrl = read('SITE_URL', isOrigin, 'an origin without a path, such as https://example.org');
  // For URLs, file patterns and a policy: safe characters only, and no "." or ".." segment.
  const isPath = (value: string) => /^(\/[\w~-][\w.~-]*)+$/.test(value);
  const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
  return {
    siteUrl: siteUrl ? new URL(siteUrl).origin : null,
    basePath: read('BASE_PATH', isPath, 'empty or a path without a slash at its end, such as /portfolio'),
    port: Number(read('PORT', isPort, 'a whole number from 1 to 65535')) || 4173,
  };
}

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
}
