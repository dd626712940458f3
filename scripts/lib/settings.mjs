/**
 * The settings of this site that come from the environment: all optional, each checked here and nowhere else.
 * No dependencies: next.config.mjs, the build and the servers read it, one of them before anything is installed.
 */

/** @typedef {{ siteUrl: string | null, basePath: string, port: number }} Settings */

const DEFAULT_PORT = 4173;

/** A setting that can't be used. Its message is one line, made to be shown without a stack trace. */
export class SettingsError extends Error {
  /** @override */
  name = 'SettingsError';
}

/**
 * Reads SITE_URL, BASE_PATH and PORT. An empty value counts as not set.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Settings}
 */
export function readSettings(env = process.env) {
  return {
    siteUrl: readSiteUrl(env.SITE_URL?.trim()),
    basePath: readBasePath(env.BASE_PATH?.trim()),
    port: readPort(env.PORT?.trim()),
  };
}

/**
 * @param {string | undefined} value
 * @returns {string | null}
 */
function readSiteUrl(value) {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin) throw fault('SITE_URL', value, 'an origin without a path, such as https://example.org');
  return url.origin;
}

/**
 * @param {string | undefined} value
 * @returns {string}
 */
function readBasePath(value) {
  if (!value) return '';
  // Letters, digits, "-", "_", "~" and "." only, and no "." or ".." segment: it ends up in URLs, file patterns and a policy.
  const isPath = /^(\/[\w~-][\w.~-]*)+$/.test(value);
  if (!isPath)
    throw fault('BASE_PATH', value, 'empty or a path without a slash at its end, such as /portfolio');
  return value;
}

/**
 * @param {string | undefined} value
 * @returns {number}
 */
function readPort(value) {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  const isPort = /^\d+$/.test(value) && port >= 1 && port <= 65535;
  if (!isPort) throw fault('PORT', value, 'a whole number from 1 to 65535');
  return port;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string} expected
 */
function fault(name, value, expected) {
  return new SettingsError(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
}
