/**
 * Serves an exported site as a static host would: folders with their page, precompressed files, the
 * headers of `_headers`, and 404.html for everything unknown.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { listFiles } from './files';
import { BuildError } from './script';
import type { Settings } from './settings';

interface Site {
  dir: string;
  basePath?: string;
}

/** Serves until the process is stopped, on the wanted port or, when it is busy, on a free one. */
export async function serveSite({ port: wanted, basePath }: Settings, dir: string): Promise<void> {
  const server = createServer(createHandler({ dir, basePath }));
  const listen = (port: number) => once(server.listen(port), 'listening');
  await listen(wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  });
  const { port } = server.address() as AddressInfo;
  if (port !== wanted) console.log(`Port ${wanted} is busy (set PORT to choose another): using ${port}.`);
  // Browsers keep connections open.
  const stop = () => server.close(() => process.exit(0)).closeAllConnections();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  console.log(`Serving the site at http://localhost:${port}${basePath}/ (Ctrl+C stops it)`);
}

/** Answers requests for a site; for `node:http`. The list of files is read once. */
export function createHandler({ dir, basePath = '' }: Site): RequestListener {
  if (!existsSync(join(dir, 'index.html')))
    throw new BuildError(`${join(dir, 'index.html')} is missing: run "npm run build" first.`);
  const headersFor = readHeaders(readFileSync(join(dir, '_headers'), 'utf8'));
  const notFound = readFileSync(join(dir, '404.html'));
  // Redirects lead to these only, so no address from outside gets into a Location header.
  const folders = new Set(
    listFiles(dir).flatMap((file) =>
      file.endsWith('index.html') ? `${basePath}/${file.slice(0, -10)}` : [],
    ),
  );
  // No `extensions`: /portfolio must not find portfolio.html, which not every host would do.
  const sendFile = sirv(dir, { brotli: true, gzip: true, etag: true, maxAge: 0, extensions: [] });

  return (request, response) => {
    // Exactly as sent: `new URL` would turn `//host/x` into another origin.
    const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    for (const [name, value] of headersFor(path)) response.setHeader(name, value);
    if (folders.has(`${path}/`)) {
      // 308 keeps the method.
      return void response
        .writeHead(308, { Location: `${path}/${search}`, 'Cache-Control': 'no-cache' })
        .end();
    }
    // The headers file makes hashed names immutable: a missing one would be cached for a year.
    const headers = { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' };
    const sendNotFound = () => void response.writeHead(404, headers).end(notFound);
    // With a base path the rest of the origin belongs to somebody else.
    if (!path.startsWith(`${basePath}/`)) return sendNotFound();
    request.url = path.slice(basePath.length).replace(/\/$/, '/index.html');
    sendFile(request, response, sendNotFound);
  };
}

/** Reads a `_headers` file: the headers of all its rules that match a path. A `*` ends a rule. */
function readHeaders(file: string): (path: string) => [name: string, value: string][] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of file.split(/\r?\n/).filter((text) => /^\s*[^\s#]/.test(text))) {
    const [, name = '', value = ''] = /^\s+([^:]+): (.+)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line, headers: [] });
  }
  const matches = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers);
}
