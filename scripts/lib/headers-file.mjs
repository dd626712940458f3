/**
 * The `_headers` file of static hosts (Netlify, Cloudflare Pages): reading it and matching it against a path.
 * Only what both hosts read alike is understood: whole paths, and `*` for anything at all.
 */

/** @typedef {{ pattern: string, headers: [name: string, value: string][] }} HeaderRule */

/**
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeadersFile(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: content, headers: [] });
      continue;
    }
    const colon = content.indexOf(':');
    if (colon < 1) continue;
    rules.at(-1)?.headers.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * The inverse of `parseHeadersFile`.
 * @param {HeaderRule[]} rules
 * @returns {string}
 */
export function formatHeadersFile(rules) {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * The headers of every rule that matches. A name set by two rules is joined with a comma, as both hosts do: a file that
 * overlaps with itself shows here, not first in production.
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Map<string, string>}
 */
export function headersFor(rules, pathname) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const rule of rules) {
    if (!matches(rule.pattern, pathname)) continue;
    for (const [name, value] of rule.headers) {
      const known = found.get(name);
      found.set(name, known === undefined ? value : `${known}, ${value}`);
    }
  }
  return found;
}

/**
 * A rule's pattern as a regular expression over the whole path, without its anchors.
 * @param {string} pattern
 */
export function patternSource(pattern) {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('.*');
}

/**
 * @param {string} pattern
 * @param {string} pathname
 */
function matches(pattern, pathname) {
  return new RegExp(`^${patternSource(pattern)}$`).test(pathname);
}
