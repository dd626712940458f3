/** While somebody reads, a new build is deployed or the host fails: moves still arrive, once. */
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { profile } from '../content/profile';
import { listFiles } from '../scripts/lib/files';
import { expect } from './fixtures';
import { test } from './support/host';
import { read, untilKept } from './support/offline-copy';
import { record, untilQuiet } from './support/requests';
import { pageBesides, type Site } from './support/site';
import { works } from './support/words';

/** A page may break the line behind the at sign, so that is where the replacement ends. */
const { email: address = '' } = profile;
const mailbox = address.replace(/@.*/, '@');

let nextBuild: string | undefined;

/** The next build, in seconds: other hashes, another e-mail address. @returns its folder */
function makeNextBuild(exported: string): string {
  if (nextBuild) return nextBuild;
  const out = test.info().outputPath('next-build');
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
  nextBuild = out;
  return out;
}

test.use({ serviceWorkers: 'allow' });
test.skip(!address, 'no e-mail address tells the builds apart');

const email = (site: Site, address: string) => site.page.getByRole('link', { name: address, exact: true });
const newEmail = `new-${address}`;

test('the next move after a switch of the language loads the new page as a document', async ({
  page,
  site,
  host,
  exported,
}) => {
  const { other } = site;
  // Nothing is fetched ahead: every move needs the host.
  await site.saveData();
  await site.open('home');
  await other.switchTo();
  await other.expectPage('home');
  host.deploy(makeNextBuild(exported));
  const { documents, errors } = record(page);
  await other.link('contact').click();
  await expect(email(site, newEmail)).toBeVisible();
  await site.untilReady();
  await other.expectPage('contact');
  expect(documents).toEqual([new URL(other.path('contact'), host.url).pathname]);
  errors.length = 0;
  // The new build moves in place, and Back finds no entry that was added.
  const last = pageBesides('home', 'contact');
  await other.link(last).click();
  await other.expectPage(last);
  expect({ documents: documents.length, errors }).toEqual({ documents: 1, errors: [] });
  for (const _ of [1, 2]) await page.goBack();
  await other.expectPage('home');
});

const work = works.at(-1);

test('the work of an address lasts over a new deployment', {
  tag: '@engines',
}, async ({ page, site, host, exported }) => {
  test.skip(!work, 'there is no work');
  await site.saveData();
  await site.open('home');
  host.deploy(makeNextBuild(exported));
  const { documents } = record(page);
  const query = `?at=${work?.id}`;
  await site.typeHash(`#/portfolio${query}`);
  await site.expectPage('portfolio', site.address('portfolio', query));
  await expect(site.main.getByRole('article').last()).toBeFocused();
  expect(documents).toEqual([new URL(site.path('portfolio'), host.url).pathname]);
});

test('pages fetched ahead stay until a reload', async ({ page, site, host, exported }) => {
  await site.open('home');
  await untilQuiet(page);
  host.deploy(makeNextBuild(exported));
  // The console may report the chart of the sky, which is fetched later and is missing.
  const { documents, thrown } = record(page);
  await site.link('contact').click();
  await expect(email(site, address)).toBeVisible();
  await site.other.switchTo();
  await site.other.expectPage('contact');
  expect({ documents, thrown }).toEqual({ documents: [], thrown: [] });
  await page.reload();
  await expect(email(site, newEmail)).toBeVisible();
});

test('the offline copy stands in for a host that fails alone', async ({
  page,
  site,
  context,
  host,
  exported,
}) => {
  await page.clock.install();
  await site.visit(site.path('contact'));
  await read(page);
  await untilKept(page);
  host.answerAs((_request, response) => void response.writeHead(503).end());
  await site.visit(site.path('contact'));
  await expect(email(site, address)).toBeVisible();
  await test.step('a new build', async () => {
    host.deploy(makeNextBuild(exported));
    await site.visit(site.path('contact'));
    await expect(email(site, newEmail)).toBeVisible();
    // A new worker is installed some seconds later; Chromium may keep it waiting until a next visit.
    const isWaiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    const oldScripts = async () => {
      if (await isWaiting()) {
        await page.goto('about:blank');
        await site.visit(site.path('contact'));
      }
      return await page.evaluate(async () => {
        const copies = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const kept = (await Promise.all(copies.map((copy) => copy.keys()))).flat().map(({ url }) => url);
        return kept.filter((url) => /\/chunks\/(?!.*v2)/.test(url));
      });
    };
    await expect.poll(oldScripts, { intervals: [1000], timeout: 60_000 }).toEqual([]);
    await context.setOffline(true);
    await site.other.open('contact');
    await expect(email(site, newEmail)).toBeVisible();
  });
});
