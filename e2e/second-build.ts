/**
 * A host whose site is replaced while visitors are on it. The second build is the first one with every hashed name and
 * a word of the content changed, which takes the seconds of a copy and not those of a build; its list of kept files is
 * written by the build's own step, and its pages have no policy of their own.
 */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { profile } from '../content/profile';
import { writeServiceWorker } from '../scripts/finish/service-worker';
import { listFiles } from '../scripts/lib/files';
import { root } from '../scripts/lib/paths';
import { startServer } from '../scripts/lib/server';
import { readSettings } from '../scripts/lib/settings';

/** The e-mail address of the owner in each build. */
const emails = { first: profile.email, second: `new-${profile.email}` };
/** A page may break the line behind the at sign, so that is where the replacement ends. */
const mailbox = profile.email.replace(/@.*/, '@');

const { basePath } = readSettings();
const firstBuild = join(root, 'out');

/** Expects the e-mail address of a build on the contact page. */
export const expectBuild = (page: Page, build: keyof typeof emails) =>
  expect(page.getByRole('link', { name: emails[build], exact: true })).toBeVisible();

/** @returns the folder of the second build, which goes with the process */
async function makeSecondBuild(): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'second-build-'));
  process.once('exit', () => rmSync(out, { recursive: true }));
  cpSync(firstBuild, out, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const files = listFiles(out);
  const chunks = files.filter((file) => file.startsWith('_next/static/chunks/'));
  // By their hashes, as the scripts that load a chunk know name and hash apart.
  const hash = /[0-9a-f]{16}(?=\.(?:js|css)$)/;
  const hashes = new RegExp(chunks.flatMap((file) => hash.exec(file)?.[0] ?? []).join('|'), 'g');
  for (const file of files.filter((name) => /\.(html|txt|js|css)$/.test(name))) {
    const text = readFileSync(join(out, file), 'utf8')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(hashes, 'v2$&')
      .replaceAll(mailbox, `new-${mailbox}`);
    writeFileSync(join(out, file), text);
  }
  for (const file of chunks) renameSync(join(out, file), join(out, file.replace(hash, 'v2$&')));
  await writeServiceWorker(out, basePath);
  return out;
}

interface Host {
  url: string;
  /** Puts the second build in place of the first: what only the first had is 404 from now on. */
  deploy: () => Promise<void>;
  /** Refuses every connection from now on. */
  stop: () => Promise<void>;
  /** Answers every request with this instead, or with nothing at all. */
  answer: (status?: number) => Promise<void>;
}

/** Made when a test of this worker first deploys it; a fixture of the worker would need a worker of its own. */
let secondBuild: Promise<string> | undefined;

export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  host: async ({}, use) => {
    let { url, close } = await startServer({ dir: firstBuild, port: 0, basePath });
    const port = Number(new URL(url).port);
    const stop = async () => {
      await close();
      close = async () => {};
    };
    const deploy = async () => {
      secondBuild ??= makeSecondBuild();
      const dir = await secondBuild;
      await stop();
      ({ close } = await startServer({ dir, port, basePath }));
    };
    const answer = async (status?: number) => {
      await stop();
      const server = createServer((_, response) => void (status && response.writeHead(status).end()));
      await new Promise<void>((listening) => server.listen(port, listening));
      close = () =>
        new Promise((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
    };
    await use({ url, deploy, stop, answer });
    await stop();
  },
  baseURL: ({ host }, use) => use(host.url),
});
