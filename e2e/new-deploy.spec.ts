/** While somebody reads, a new build is deployed or the host fails: moves still arrive, once. */
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../scripts/lib/files';
import { expect, type Page } from './fixtures';
import {
  expectPage,
  flag,
  hash,
  link,
  open,
  path,
  profile,
  record,
  saveData,
  untilQuiet,
  untilReady,
} from './support';
import { test } from './support/host';

/** A page may break the line behind the at sign, so that is where the replacement ends. */
const mailbox = profile.email.replace(/@.*/, '@');

/** The next build, in seconds: other hashes, another e-mail address. @returns its folder */
function makeNextBuild(exported: string, out: string): string {
  cpSync(exported, out, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const files = listFiles(out);
  // By their hashes alone, as the scripts that load a chunk know name and hash apart.
  const hash = /[0-9a-f]{16}(?=\.(?:js|css)$)/;
  const chunks = files.filter((file) => file.includes('static/chunks') && hash.test(file));
  const hashes = new RegExp(chunks.map((file) => hash.exec(file)?.[0]).join('|'), 'g');
  for (const file of files.filter((name) => /\.(html|txt|js|css)$/.test(name))) {
    const content = readFileSync(join(out, file), 'utf8')
      // It would refuse the inline scripts, which name the new files.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(hashes, 'v2$&')
      .replaceAll(/revision:"/g, '$&v2')
      .replaceAll(mailbox, `new-${mailbox}`);
    writeFileSync(join(out, file), content);
  }
  for (const file of chunks) renameSync(join(out, file), join(out, file.replace(hash, 'v2$&')));
  return out;
}

test.use({ serviceWorkers: 'allow' });

const email = (page: Page, address: string) => page.getByRole('link', { name: address, exact: true });
const newEmail = `new-${profile.email}`;

test('the next move after a switch loads the new page as a document, once', async ({
  page,
  host,
  exported,
}, testInfo) => {
  // Nothing is fetched ahead: every move needs the host.
  await saveData(page);
  await open(page, './');
  await flag(page, 'en').click();
  await expectPage(page, 'en', 'home');
  host.deploy(makeNextBuild(exported, testInfo.outputPath('next-build')));
  const { documents, errors } = record(page);
  await link(page, 'en', 'contact').click();
  await expect(email(page, newEmail)).toBeVisible();
  await untilReady(page);
  await expectPage(page, 'en', 'contact');
  expect(documents).toEqual([new URL(path('en', 'contact'), host.url).pathname]);
  errors.length = 0;
  // The new build moves in place, and Back finds no entry that was added.
  await link(page, 'en', 'hobbies').click();
  await expectPage(page, 'en', 'hobbies');
  expect({ documents: documents.length, errors }).toEqual({ documents: 1, errors: [] });
  for (const _ of [1, 2]) await page.goBack();
  await expectPage(page, 'en', 'home');
});

test('pages fetched ahead are shown as before, and a reload shows the new build', async ({
  page,
  host,
  exported,
}, testInfo) => {
  await open(page, './');
  await untilQuiet(page);
  host.deploy(makeNextBuild(exported, testInfo.outputPath('next-build')));
  // The console may report the chart of the sky, which is fetched later and is missing.
  const { documents, thrown } = record(page);
  await link(page, 'fr', 'contact').click();
  await expect(email(page, profile.email)).toBeVisible();
  await flag(page, 'en').click();
  await expectPage(page, 'en', 'contact');
  expect({ documents, thrown }).toEqual({ documents: [], thrown: [] });
  await page.reload();
  await expect(email(page, newEmail)).toBeVisible();
});

test('while the host fails the copy answers, and a new build replaces all of it', async ({
  page,
  context,
  host,
  exported,
}, testInfo) => {
  await page.clock.install();
  await open(page, path('fr', 'contact'));
  await page.keyboard.press('Shift');
  await page.clock.fastForward(10_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  host.answerAs((_request, response) => void response.writeHead(503).end());
  await open(page, path('fr', 'contact'));
  await expect(email(page, profile.email)).toBeVisible();
  host.deploy(makeNextBuild(exported, testInfo.outputPath('next-build')));
  await open(page, path('fr', 'contact'));
  await expect(email(page, newEmail)).toBeVisible();
  // A new worker is installed some seconds later; sometimes Chromium keeps it waiting.
  const oldScripts = async () => {
    await page.goto('about:blank');
    await open(page, path('fr', 'contact'));
    return await page.evaluate(async () => {
      const copies = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(copies.map((copy) => copy.keys()))).flat().map(({ url }) => url);
      return kept.filter((url) => /\/chunks\/(?!.*v2)/.test(url));
    });
  };
  await expect.poll(oldScripts, { intervals: [3000], timeout: 60_000 }).toEqual([]);
  await context.setOffline(true);
  await open(page, hash('en', 'contact'));
  await expect(email(page, newEmail)).toBeVisible();
});
