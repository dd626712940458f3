/** A small site, served as the built one is, and requests that are sent exactly as they are written. */
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { compressFiles } from '../../scripts/finish/compression';
import { writeHeaders } from '../../scripts/finish/headers';
import { startServer } from '../../scripts/lib/server';
import { test as base, writeFiles } from './folder';

const longText = 'Bienvenue à bord. '.repeat(200);

export const files = {
  'index.html': `<!doctype html><title>Home</title>${longText}`,
  'portfolio/index.html': '<!doctype html><title>Portfolio</title>',
  'portfolio/index.txt': 'payload',
  '404.html': `<!doctype html><title>Nothing here</title>${longText}`,
  'manifest.webmanifest': '{}',
  'sw.js': 'skipWaiting()',
  'card/ada.vcf': 'BEGIN:VCARD',
  '_next/static/chunks/app.0123abcd.js': `/* ${longText} */`,
  'pictures/moon-320.89abcdef.avif': 'moon',
};

/** `fetch` would normalise the path, follow redirects and unpack the body. */
export async function send(url: string, path: string, options: RequestOptions = {}) {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

export const test = base.extend<{ basePath: string; site: string; url: string }>({
  basePath: ['', { option: true }],
  /** The folder of the site. */
  site: async ({ basePath, folder }, use) => {
    writeFiles(folder, files);
    writeHeaders({ out: folder, basePath, remoteOrigin: null });
    await compressFiles(folder);
    await use(folder);
  },
  url: async ({ site, basePath }, use) => {
    const { url, close } = await startServer({ dir: site, port: 0, basePath });
    await use(url);
    await close();
  },
});
