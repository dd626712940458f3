/** What a host may do to a visitor: some files are late, missing or changed, or the whole site fails or is replaced. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page, type Route } from 'playwright/test';
import { listFiles } from '../scripts/lib/files';
import { root } from '../scripts/lib/paths';
import { startServer } from '../scripts/lib/server';
import { readSettings } from '../scripts/lib/settings';
import { profile } from './support';

/** Holds back the requests for some files. @returns a function that releases them, and those to come */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    // The page that asked may be gone by now.
    await route.fallback().catch(() => {});
  });
  return release;
}

/** Handles the request for the only script that holds some words. */
export async function routeScript(page: Page, words: string, handle: (route: Route) => Promise<void>) {
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    const response = await route.fetch().catch(() => null);
    const code = await response?.text().catch(() => null);
    // The page that asked may be gone by now.
    if (response && code != null) await (code.includes(words) ? handle(route) : route.fulfill({ response }));
  });
}

const { basePath } = readSettings();
/** A page may break the line behind the at sign, so that is where the replacement ends. */
const mailbox = profile.email.replace(/@.*/, '@');
export const newEmail = `new-${profile.email}`;

/**
 * Makes the next build of the first one, by other hashes of scripts and another e-mail address: a copy takes seconds less than
 * a build. @returns its folder. It has no policy, as the inline scripts name the new files.
 */
function makeNextBuild(): string {
  const out = mkdtempSync(join(tmpdir(), 'next-build-'));
  process.once('exit', () => rmSync(out, { recursive: true }));
  cpSync(join(root, 'out'), out, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const files = listFiles(out);
  // By their hashes alone, as the scripts that load a chunk know name and hash apart.
  const hash = /[0-9a-f]{16}(?=\.(?:js|css)$)/;
  const chunks = files.filter((file) => file.includes('static/chunks') && hash.test(file));
  const hashes = new RegExp(chunks.map((file) => hash.exec(file)?.[0]).join('|'), 'g');
  for (const file of files.filter((name) => /\.(html|txt|js|css)$/.test(name))) {
    const content = readFileSync(join(out, file), 'utf8')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(hashes, 'v2$&')
      .replaceAll(/revision:"/g, '$&v2')
      .replaceAll(mailbox, `new-${mailbox}`);
    writeFileSync(join(out, file), content);
  }
  for (const file of chunks) renameSync(join(out, file), join(out, file.replace(hash, 'v2$&')));
  return out;
}

interface Host {
  url: string;
  /** Puts the next build in place of the first: what only the first had is 404 from now on. */
  deploy: () => Promise<void>;
  /** Refuses every connection from now on. */
  stop: () => Promise<void>;
  /** Answers every request with status 503 from now on. */
  fail: () => Promise<void>;
}

/** Made when a test of this worker first deploys it. */
let nextBuild: string | undefined;

export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  host: async ({}, use) => {
    let { url, close } = await startServer({ dir: join(root, 'out'), port: 0, basePath });
    const port = Number(new URL(url).port);
    const stop = async () => {
      await close();
      close = async () => {};
    };
    const deploy = async () => {
      nextBuild ??= makeNextBuild();
      await stop();
      ({ close } = await startServer({ dir: nextBuild, port, basePath }));
    };
    const fail = async () => {
      await stop();
      const server = createServer((_, response) => response.writeHead(503).end());
      await new Promise<void>((listening) => server.listen(port, listening));
      close = async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      };
    };
    await use({ url, deploy, stop, fail });
    await stop();
  },
  baseURL: ({ host }, use) => use(host.url),
});
