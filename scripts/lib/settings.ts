/** The settings that come from the environment: all optional, validated here and nowhere else. */
import { BuildError } from './errors';

export interface Settings {
  siteUrl: string | null;
  /** The path below it, without a slash at its end. */
  basePath: string;
  port: number;
}

const DEFAULT_PORT = 4173;

/** Reads SITE_URL, BASE_PATH and PORT. An empty value counts as unset. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  return {
    siteUrl: readSiteUrl(env.SITE_URL?.trim()),
    basePath: readBasePath(env.BASE_PATH?.trim()),
    port: readPort(env.PORT?.trim()),
  };
}

function readSiteUrl(value: string | undefined): string | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw invalid('SITE_URL', value, 'an origin without a path, such as https://example.org');
}

function readBasePath(value: string | undefined): string {
  if (!value) return '';
  // It ends up in URLs, file patterns and a policy: safe characters only, and no "." or ".." segment.
  if (/^(\/[\w~-][\w.~-]*)+$/.test(value)) return value;
  throw invalid('BASE_PATH', value, 'empty or a path without a slash at its end, such as /portfolio');
}

function readPort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw invalid('PORT', value, 'a whole number from 1 to 65535');
}

const invalid = (name: string, value: string, expected: string) =>
  new BuildError(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
