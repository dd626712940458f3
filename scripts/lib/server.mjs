/**
 * Serves an exported site as a CDN would: clean folders, precompressed files, the headers file, and 404.html with status
 * 404 for everything unknown. sirv sends the files; here is only what stands around it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { BuildFault } from './faults.mjs';
import { headersFor, parseHeadersFile } from './headers-file.mjs';

/** Files that the site carries for its host, not for its visitors. */
const HIDDEN = new Set(['/_headers', '/_redirects']);

/** Types that sirv gives without a character set; without one a browser guesses, and accents break. */
const TEXT_TYPES = /** @type {const} */ ({
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
});

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Starts serving. The list of files is read once: a rebuild needs a new start.
 * @param {{ dir: string, port: number, basePath?: string }} options `port` 0 takes any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends with a slash
 */
export async function startServer({ dir, port, basePath = '' }) {
  const server = createServer(createHandler({ dir, basePath }));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${actualPort}${basePath}/`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        // Browsers keep connections open; without this a close would wait for them.
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {{ dir: string, basePath: string }} options
 * @returns {(request: Request, response: Response) => void}
 */
function createHandler({ dir, basePath }) {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new BuildFault(`${join(dir, 'index.html')} is missing: run "npm run build" first.`);
  }
  // No `extensions`: /portfolio must not find portfolio.html by itself, a CDN's rule decides that, and here it is below.
  const sendFile = sirv(dir, { brotli: true, gzip: true, etag: true, extensions: [] });
  const folders = foldersWithIndex(dir);
  const rules = readRules(dir);
  const notFound = notFoundPage(dir);

  return (request, response) => {
    const { pathname, search } = split(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);

    if (pathname === basePath && basePath) return redirect(response, `${basePath}/${search}`);
    if (!pathname.startsWith(`${basePath}/`)) return outside(response, basePath);

    const inside = pathname.slice(basePath.length);
    if (folders.has(decode(`${inside}/`))) return redirect(response, `${pathname}/${search}`);
    if (HIDDEN.has(inside)) return notFound(request, response);

    const file = inside.endsWith('/') ? `${inside}index.html` : inside;
    const type = TEXT_TYPES[/** @type {keyof typeof TEXT_TYPES} */ (file.slice(file.lastIndexOf('.')))];
    if (type) response.setHeader('Content-Type', type);
    request.url = file + search;
    sendFile(request, response, () => notFound(request, response));
  };
}

/**
 * Path and query as they were sent. `new URL` would turn `//host/x` into another origin and `/a/../b` into `/b`.
 * @param {string} url
 */
function split(url) {
  const query = url.indexOf('?');
  return query < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, query), search: url.slice(query) };
}

/** @param {string} pathname */
function decode(pathname) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * @param {Response} response
 * @param {string} location
 */
function redirect(response, location) {
  // 308 keeps the method; cached only for a moment, as the next build may have a file there.
  response.removeHeader('Cache-Control');
  response.writeHead(308, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

/**
 * With a base path the rest of the origin belongs to somebody else.
 * @param {Response} response
 * @param {string} basePath
 */
function outside(response, basePath) {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`Not found. This site is served under ${basePath}/\n`);
}

/**
 * Every folder with a page, as `/portfolio/`: only these are ever redirected to, so no address from outside gets into a
 * Location header.
 * @param {string} dir
 * @param {string} [prefix]
 * @param {Set<string>} [found]
 */
function foldersWithIndex(dir, prefix = '/', found = new Set()) {
  const entries = readdirSync(join(dir, prefix), { withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) foldersWithIndex(dir, `${prefix}${entry.name}/`, found);
    else if (entry.name === 'index.html' && prefix !== '/') found.add(prefix);
  }
  return found;
}

/** @param {string} dir */
function readRules(dir) {
  const file = join(dir, '_headers');
  return existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
}

/**
 * Answers with 404.html. Not left to sirv, which can send it with status 200 only.
 * @param {string} dir
 * @returns {(request: Request, response: Response) => void}
 */
function notFoundPage(dir) {
  const variants = [
    { encoding: 'br', file: '404.html.br' },
    { encoding: 'gzip', file: '404.html.gz' },
    { encoding: '', file: '404.html' },
  ]
    .filter(({ file }) => existsSync(join(dir, file)))
    .map(({ encoding, file }) => ({ encoding, body: readFileSync(join(dir, file)) }));

  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const variant = variants.find(
      ({ encoding }) => !encoding || new RegExp(`\\b${encoding}\\b`).test(accepted),
    );
    const body = variant?.body ?? Buffer.from('Not found\n');
    // The rule of a missing hashed file says "immutable": that must not keep a 404 in a cache for a year.
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', variant ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8');
    response.setHeader('Content-Length', body.length);
    response.setHeader('Vary', 'Accept-Encoding');
    if (variant?.encoding) response.setHeader('Content-Encoding', variant.encoding);
    response.writeHead(404);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
