/** A small site, served as the built one is, and requests that are sent exactly as they are written. */
import { type IncomingHttpHeaders, request } from 'node:http';
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

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** `fetch` would normalise the path, follow redirects and unpack the body. */
export function send(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
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
