/** Everything between `next build` and a site that can be served: `finish`, at the end, lists the steps. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { transformSync } from 'esbuild';
import { profile } from '../../content/profile';
import { listFiles, writeWhole } from '../lib/files';
import { root } from '../lib/paths';
import { BuildError, step } from '../lib/script';
import type { Settings } from '../lib/settings';
import { writeServiceWorker } from './write-service-worker';

/**
 * What Next exports and no visitor requests: each page a second time, as data for Next's router (.txt), which is not used here, and
 * the Pages Router with a second React. `removeUnneeded` also removes the error screen at other addresses than 404.html.
 */
const UNNEEDED = /^(?!robots\.txt$).*\.txt$|^_next\/static\/(site\/|chunks\/(framework|main)-[0-9a-f]+\.js$)/;

/** With scripting off the content of <noscript> is parsed too: its styles need a hash like any others. */
const parsePage = (html: string) => load(html, { scriptingEnabled: false });

/**
 * Moves the address script (app/router/address-script.ts) to the front of `<head>`. React puts style sheets and scripts before it, and an inline script
 * waits for the style sheets before it: a shared link would first fetch the files of a page that it then leaves.
 */
function moveAddressScriptFirst($: CheerioAPI): void {
  const script = $('meta[charset]:first-child ~ script#address-script');
  if (!script.length) throw new BuildError('expected <meta charset>, then the address script of app/router.');
  $('meta[charset]').after(script);
}

/**
 * Puts a page's style sheets into its HTML: the first visit is painted from one response. Their links stay, disabled, so
 * that React takes them as loaded and nothing is fetched twice. (Next's `experimental.inlineCss` writes the sheets into
 * the payload too, vercel/next.js#98079.)
 */
function inlineStyles($: CheerioAPI, readSheet: (href: string) => string): void {
  for (const link of $('link[rel=stylesheet]')) {
    const href = $(link).attr('href') ?? '';
    const css = readSheet(href).trim();
    // A relative URL would be resolved against the page instead of the sheet.
    if (/<\/style|url\((?!["']?(data:|\/|#))/.test(css))
      throw new BuildError(`${href} contains "</style" or a relative URL and can't be put into HTML.`);
    $(link).before($('<style>').text(css)).attr('disabled', '');
  }
}

/**
 * The inline loader. It adds the scripts at the first sign that a visitor expects something to happen, or when the page has
 * loaded and the browser is idle, after eight seconds at the latest. All are fetched in parallel; the one that starts the
 * page runs last. Where one is missing, the page stays what it is without scripts: complete, with links that work.
 */
const scriptLoader = (start: string, chunks: string[]) => `(() => {
  const chunks = ${JSON.stringify(chunks)};
  const intents = ['pointerover', 'pointerdown', 'keydown', 'scroll'];
  const options = { capture: true, passive: true };
  const append = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  let missing = chunks.length;
  const start = () => append('script', { src: ${JSON.stringify(start)} });
  const run = () => {
    delete document.documentElement.dataset.arriving;
    for (const intent of intents) removeEventListener(intent, run, options);
    if (chunks[0]) append('link', { rel: 'preload', as: 'script', href: ${JSON.stringify(start)} });
    for (const src of chunks.splice(0)) append('script', { src, onload: () => --missing || start() });
  };
  for (const intent of intents) addEventListener(intent, run, options);
  addEventListener('load', () => window.requestIdleCallback ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200));
  setTimeout(run, 8000);
})()`;

/**
 * Delays the framework's scripts until everything visible has arrived: a page is complete without them, and their 125 kB
 * would compete with its picture and its fonts. Until then `<html data-arriving>` lets
 * home-page.module.scss hold back pictures further down.
 */
function delayScripts($: CheerioAPI, wordsIn: (locale: string | undefined) => string): void {
  // Only old browsers fetch those marked "nomodule", and they need them first.
  const scripts = $('script[src]:not([nomodule])');
  const sources = [...new Set(scripts.get().map((script) => $(script).attr('src') ?? ''))];
  const start = sources.find((source) => source.includes('/main-app-'));
  // Next gives this id to the script that starts React.
  const first = scripts.filter('#_R_');
  if (!first.length || !start || scripts.not('[async]').length)
    throw new BuildError('Next has changed how it starts a page; see scripts/finish/finish.ts.');
  const chunks = [...sources.filter((source) => source !== start), wordsIn($('html').attr('lang'))];
  const { code } = transformSync(scriptLoader(start, chunks), { minify: true });
  $('html').attr('data-arriving', '');
  first.before($('<script>').text(code.trim()));
  scripts.remove();
  $('link[as=script]').remove();
}

/** What the policies of all pages have in common. docs/nginx.conf repeats it. */
function sharedPolicy(): string[] {
  const { remoteUrl } = profile.background;
  return [
    // data: is for the drawings inside style sheets.
    `img-src 'self' data:${remoteUrl ? ` ${new URL(remoteUrl).origin}` : ''}`,
    'frame-src https://www.youtube-nocookie.com',
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}

/**
 * Gives a page a Content-Security-Policy with the hashes of its own inline scripts and styles: a static host can't send a
 * nonce, and Next writes its payload as inline scripts. The last change of a page, as it hashes what the others wrote.
 */
function addSecurityPolicy($: CheerioAPI): void {
  const allow = (directive: string, inline: string) => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const texts = $(inline)
      .get()
      .map((element) => hash($(element).text()));
    return [directive, "'self'", ...[...new Set(texts)].sort()].join(' ');
  };
  const policy = [
    "default-src 'self'",
    allow('script-src', 'script:not([src], [type="application/ld+json"])'),
    allow('style-src', 'style'),
    // A style attribute (the colour behind a picture) can't be allowed by hash without allowing more. It can't load what
    // img-src forbids, and it has no selectors; style sheets stay forbidden.
    "style-src-attr 'unsafe-inline'",
    ...sharedPolicy(),
  ];
  const meta = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') });
  // It applies only to what follows it, and the character set has to be in the first bytes.
  $('meta[charset]').after(meta);
}

/** Parses every page of an export once, changes it and writes it back. */
function finishPages(out: string, basePath: string): string {
  const files = listFiles(out);
  const pages = files.filter((file) => file.endsWith('.html'));
  // app/lib/locales.ts names these chunks and loads them: fetched with the others, they are there when the page starts.
  const wordsIn = (locale = '') => {
    const chunk = files.find((file) => file.includes(`/words-${locale}-json.`));
    if (!chunk) throw new BuildError(`there is no script with the words of "${locale}".`);
    return `${basePath}/${chunk}`;
  };
  for (const page of pages) {
    const $ = parsePage(readFileSync(join(out, page), 'utf8'));
    try {
      moveAddressScriptFirst($);
      inlineStyles($, (href) => readFileSync(join(out, href.slice(basePath.length)), 'utf8'));
      delayScripts($, wordsIn);
      addSecurityPolicy($);
    } catch (error) {
      throw error instanceof BuildError ? new BuildError(`out/${page}: ${error.message}`) : error;
    }
    writeWhole(join(out, page), $.html());
  }
  return `${pages.length} pages`;
}

/** Writes the response headers for hosts that read them. */
export function writeHeaders(out: string, basePath: string): string {
  const template = readFileSync(join(root, 'scripts/finish/_headers'), 'utf8');
  const headers = template.replaceAll('BASE_PATH', basePath).replace('POLICY', sharedPolicy().join('; '));
  writeFileSync(join(out, '_headers'), headers);
  return '_headers';
}

/** Writes a .br and a .gz next to every text file that one packet does not hold, for hosts that send such files. */
async function compressFiles(out: string): Promise<string> {
  const files = listFiles(out).filter((file) => /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file));
  const compress = async (file: string) => {
    const source = readFileSync(join(out, file));
    if (source.length < 1024) return;
    writeFileSync(join(out, `${file}.br`), await promisify(brotliCompress)(source));
    writeFileSync(join(out, `${file}.gz`), await promisify(gzip)(source, { level: 9 }));
  };
  // All at once: Node compresses as many at a time as it has threads for it.
  await Promise.all(files.map(compress));
  return `${files.length} text files`;
}

/** A sitemap has to contain absolute addresses, so there is none without SITE_URL. */
function removeUnneeded(out: string, siteUrl: string | null): string {
  const isUnneeded = (file: string) => UNNEEDED.test(file) || (file === 'sitemap.xml' && !siteUrl);
  const unneeded = ['404', '_not-found', ...listFiles(out).filter(isUnneeded)];
  for (const name of unneeded) rmSync(join(out, name), { recursive: true, force: true });
  const missing =
    '\nSITE_URL is not set: no sitemap, no language links and no preview pictures, which need absolute addresses.';
  return `${unneeded.length} removed${siteUrl ? '' : missing}`;
}

export async function finish(out: string, { siteUrl, basePath }: Settings): Promise<void> {
  await step('unneeded files', () => removeUnneeded(out, siteUrl));
  await step('pages', () => finishPages(out, basePath));
  await step('service worker', () => writeServiceWorker(out, basePath));
  await step('headers', () => writeHeaders(out, basePath));
  await step('compression', () => compressFiles(out));
}
