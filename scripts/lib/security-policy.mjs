/**
 * Step of the build, the last one that changes HTML: gives every exported page a content security policy with the
 * hashes of its own inline scripts. A static host can't send a nonce, and Next writes its payload as inline scripts.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changePages } from './change-pages.mjs';
import { BuildFault } from './faults.mjs';
import { listFiles } from './files.mjs';
import { findInline, startTags } from './html-inline.mjs';
import { importTypeScript } from './typescript-modules.mjs';

/** Where an opened video may come from. */
const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * What every page has in common, and so can also go into the headers file.
 * @param {{ remoteOrigin: string | null }} options
 * @returns {string[]}
 */
export function sharedDirectives({ remoteOrigin }) {
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

/**
 * The policy of one page.
 * @param {string} html
 * @param {{ remoteOrigin: string | null, siteStyles?: string[] }} options `siteStyles`: inline style sheets of the whole
 *   site. A move inside the page brings the next page's sheets with it and still stands under the first page's policy.
 * @returns {string}
 */
export function securityPolicy(html, { remoteOrigin, siteStyles = [] }) {
  const { scripts, styles, hasStyleAttributes } = findInline(html);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes([...styles, ...siteStyles])].join(' '),
    // A style attribute in the HTML (the colour in a picture's place, the poster of a video) can't be allowed by file or
    // by nonce. It can't load anything that img-src forbids, nor hold a selector; style sheets stay forbidden. What
    // scripts set through `element.style` needs no leave at all.
    ...(hasStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    ...sharedDirectives({ remoteOrigin }),
  ].join('; ');
}

/**
 * Puts a policy into a page, behind `<meta charset>`, which has to stay in the first bytes. A policy holds only for what
 * follows it, so nothing that loads may stand before.
 * @param {string} html
 * @param {string} policy
 * @returns {string}
 */
export function withPolicy(html, policy) {
  for (const { name, attributes, end } of startTags(html)) {
    if (name === 'meta' && attributes.has('charset')) {
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`;
      return html.slice(0, end) + meta + html.slice(end);
    }
    if (!['html', 'head'].includes(name)) {
      throw new BuildFault(
        `expected <meta charset> first in <head>, found <${name}>; a policy must come before it.`,
      );
    }
  }
  throw new BuildFault('expected <meta charset> first in <head>, found no head at all.');
}

/**
 * @param {{ out: string, remoteOrigin: string | null }} options
 * @returns {string} one line about what was done
 */
export function writeSecurityPolicies({ out, remoteOrigin }) {
  const siteStyles = listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => findInline(readFileSync(join(out, file), 'utf8')).styles);
  return changePages(out, (html) => withPolicy(html, securityPolicy(html, { remoteOrigin, siteStyles })));
}

/**
 * The origin of the remote background that content/profile.ts may point at.
 * @param {string} root
 * @returns {Promise<string | null>}
 */
export async function readRemoteOrigin(root) {
  const { profile } = /** @type {{ profile?: { background?: { remoteUrl?: string | null } } }} */ (
    await importTypeScript(root, 'content/profile.ts')
  );
  const url = profile?.background?.remoteUrl;
  return url ? new URL(url).origin : null;
}

/**
 * Sorted and each once: the order in which pages were read doesn't change the bytes.
 * @param {string[]} texts
 */
function hashes(texts) {
  const all = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(all)].sort();
}
