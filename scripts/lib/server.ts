/**
 * Serves an exported site as a CDN would: folders with their page, precompressed files, the headers file, and 404.html
 * with status 404 for everything unknown. sirv sends the files.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { BuildError } from './errors';
import { listFiles } from './files';
import { headersFor, parseHeadersFile } from './headers-file';
import type { Settings } from './settings';

/** Types that sirv sends without a character set; browsers would guess one, and accents break. */
const TEXT_TYPES: Record<string, string> = {
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

interface Site {
  dir: string;
  basePath?: string;
}

export interface RunningServer {
  /** Ends with a slash. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a server, on any free port for 0. The list of files is read once: restart it after a build. */
export async function startServer({ port, ...site }: Site & { port: number }): Promise<RunningServer> {
  const server = createServer(createHandler(site));
  await once(server.listen(port), 'listening');
  const { port: used } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${used}${site.basePath ?? ''}/`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        // Browsers keep connections open, and close() waits for them.
        server.closeAllConnections();
      }),
  };
}

/** The port if nobody uses it, otherwise any free one. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted);
  try {
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if (!wanted || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return freePort();
  } finally {
    server.close();
  }
}

/** Serves a built site until the process is stopped, on the wanted port or, when that is busy, on a free one. */
export async function serveSite({ port: wanted, basePath }: Settings, dir: string): Promise<void> {
  const port = await freePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is busy (set PORT to choose another): using ${port}.`);
  const { url, close } = await startServer({ dir, port, basePath });
  const stop = () => void close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  console.log(`Serving the site at ${url} (Ctrl+C stops it)`);
}

function createHandler({ dir, basePath = '' }: Site): RequestListener {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new BuildError(`${join(dir, 'index.html')} is missing: run "npm run build" first.`);
  }
  // No `extensions`: /portfolio must not find portfolio.html, which not every host would do.
  const sendFile = sirv(dir, { brotli: true, gzip: true, etag: true, extensions: [] });
  const headersFile = join(dir, '_headers');
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : [];
  // Redirects lead to these folders only, so no address from outside gets into a Location header.
  const folders = new Set(
    listFiles(dir).flatMap((file) =>
      file.endsWith('/index.html') ? encodeURI(`/${file.slice(0, -10)}`) : [],
    ),
  );

  /** Sends 404.html, which sirv by itself sends with status 200. */
  const sendNotFound: RequestListener = (request, response) => {
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, { writeHead: (_: number, headers: object) => writeHead(404, { ...headers }) });
    // The headers file makes hashed names immutable: a missing one would be cached for a year.
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    for (const condition of ['if-none-match', 'range']) delete request.headers[condition];
    request.url = '/404.html';
    sendFile(request, response, () => void writeHead(404).end('Not found\n'));
  };

  return (request, response) => {
    // Exactly as sent: `new URL` would turn `//host/x` into another origin and `/a/../b` into `/b`.
    const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    if (basePath && pathname === basePath) return redirect(response, `${basePath}/${search}`);
    if (!pathname.startsWith(`${basePath}/`)) return sendOutside(response, basePath);
    const inside = pathname.slice(basePath.length);
    if (folders.has(`${inside}/`)) return redirect(response, `${pathname}/${search}`);
    // A file for the host, not for visitors.
    if (inside === '/_headers') return sendNotFound(request, response);

    const file = inside.endsWith('/') ? `${inside}index.html` : inside;
    const type = TEXT_TYPES[file.slice(file.lastIndexOf('.') + 1)];
    if (type) response.setHeader('Content-Type', type);
    request.url = file + search;
    sendFile(request, response, () => sendNotFound(request, response));
  };
}

function redirect(response: ServerResponse, location: string): void {
  // 308 keeps the method. It is not cached, as the next build may have a file there.
  response.writeHead(308, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

/** With a base path the rest of the origin belongs to somebody else. */
function sendOutside(response: ServerResponse, basePath: string): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`Not found. This site is served under ${basePath}/\n`);
}
