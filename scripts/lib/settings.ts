/** Settings of the environment, all optional, validated here alone. Pages have `NEXT_PUBLIC_…`. */
import nextEnv from '@next/env';
import { root } from './paths';
import { BuildError } from './script';

type Environment = Record<string, string | undefined>;

export interface Settings {
  /** The public origin. Without it a build has no sitemap, language links or link previews. */
  siteUrl: string | null;
  /** The host whose production address it is, where SITE_URL is unset. */
  host?: string;
  /** The path below it, without a slash at its end. */
  basePath: string;
  port: number;
}

/**
 * Reads SITE_URL, BASE_PATH and PORT of this process and of .env files, loaded as Next does.
 * @param isDevelopment whether .env.development is read in place of .env.production
 * @throws a line that names the setting and, where it is in a file, the file
 */
export function loadSettings(isDevelopment = false): Settings {
  const log = { info() {}, error: console.error };
  const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(root, isDevelopment, log);
  for (const { path, contents } of loadedEnvFiles)
    if (/^\ufeff|\0|\ufffd/.test(contents))
      throw new BuildError(`${path}: is not plain UTF-8; save it as UTF-8 without a byte order mark.`);
  const fileOf = (name: string) => loadedEnvFiles.find(({ env }) => env[name] === combinedEnv[name])?.path;
  return readSettings(combinedEnv, fileOf);
}

/** Reads SITE_URL, BASE_PATH and PORT. An empty value counts as unset. */
export function readSettings(env: Environment, fileOf?: (name: string) => string | undefined): Settings {
  const read = (name: string, isValid: (value: string) => boolean, expected: string) => {
    const value = env[name]?.trim() ?? '';
    if (!value || isValid(value)) return value;
    const file = fileOf?.(name);
    throw new BuildError(
      `${file ? `${file} › ` : ''}${name} is ${JSON.stringify(value)}; expected ${expected}.`,
    );
  };
  const own = read(
    'SITE_URL',
    isOrigin,
    'an origin, such as https://example.org (a path below it is set as BASE_PATH)',
  );
  const [host, given = ''] = own ? [] : findProductionAddress(env);
  const siteUrl = own || given;
  // For URLs, file patterns and a policy: safe characters only, and no "." or ".." segment.
  const isPath = (value: string) => /^(\/[\w~-][\w.~-]*)+$/.test(value);
  const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
  return {
    siteUrl: siteUrl ? new URL(siteUrl).origin : null,
    host,
    basePath: read('BASE_PATH', isPath, 'empty or a path without a slash at its end, such as /portfolio'),
    port: Number(read('PORT', isPort, 'a whole number from 1 to 65535')) || 4173,
  };
}

/** The address of the site where a host builds it: the same for all its deployments. */
function findProductionAddress(env: Environment): [host: string, siteUrl: string] | [] {
  const { NETLIFY, URL: ofNetlify = '', VERCEL_PROJECT_PRODUCTION_URL: ofVercel } = env;
  if (NETLIFY && isOrigin(ofNetlify)) return ['Netlify', ofNetlify];
  return ofVercel && isOrigin(`https://${ofVercel}`) ? ['Vercel', `https://${ofVercel}`] : [];
}

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
}

/** Where the site will be, in a line for the owner. */
export function describeAddress({ siteUrl, host, basePath }: Settings): string {
  if (!siteUrl)
    return `no SITE_URL, so no sitemap and no tags with absolute URLs${basePath && `; under ${basePath}`}`;
  return `${siteUrl}${basePath}${host ? `, the production address that ${host} gives` : ''}`;
}
