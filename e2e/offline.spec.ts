/** After one visit the whole site opens without a network, in both languages; a new build replaces the copy. */
import { expect, type Page, test as visit } from 'playwright/test';
import { newEmail, test } from './host';
import {
  errorHeading,
  expectHeading,
  expectPage,
  flag,
  hash,
  languages,
  link,
  open,
  pages,
  path,
  profile,
  record,
  roots,
  text,
  untilQuiet,
} from './support';

for (const one of [test, visit]) one.use({ serviceWorkers: 'allow' });

/** Presses a key and passes the time after which the copy of a reader starts. */
async function read(page: Page) {
  await page.keyboard.press('Shift');
  await page.clock.fastForward(10_000);
}

async function untilCopied(page: Page) {
  await read(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The addresses of everything in the copy. */
const readCopy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(/\?.*/, ''));
  });

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

visit(
  'after one visit pages open and move without a network',
  { tag: '@smoke' },
  async ({ page, context, browserName, baseURL }) => {
    visit.skip(browserName !== 'chromium', 'only Chromium can be taken offline with its worker');
    await page.clock.install();
    await open(page, roots.fr);
    await untilQuiet(page);
    expect(await countWorkers(page), 'before a reader does anything').toBe(0);
    await untilCopied(page);
    const { thrown, documents } = record(page);
    await context.setOffline(true);
    await visit.step('by every address', async () => {
      const copy = await readCopy(page);
      for (const language of languages)
        for (const name of pages) expect(copy).toContain(new URL(path(language, name), baseURL).href);
      await open(page, hash('en', 'portfolio'));
      await expectPage(page, 'en', 'portfolio');
      await open(page, `${path('en', 'hobbies')}index.html`);
      await expectPage(page, 'en', 'hobbies');
    });
    await visit.step('with background and fonts', async () => {
      const background = () =>
        [...document.images].some(
          ({ alt, width, naturalWidth }) => !alt && width >= innerWidth && naturalWidth > 0,
        );
      await expect.poll(() => page.evaluate(background)).toBe(true);
      const loaded = () =>
        [...document.fonts].filter(
          ({ family, status }) => status === 'loaded' && !family.includes('stand-in'),
        ).length;
      await expect.poll(() => page.evaluate(loaded)).toBeGreaterThanOrEqual(2);
    });
    documents.length = 0;
    await link(page, 'en', 'contact').click();
    await flag(page, 'fr').click();
    await link(page, 'fr', 'portfolio').click();
    await expectPage(page, 'fr', 'portfolio');
    expect(documents).toEqual([]);
    await page.reload();
    await expectPage(page, 'fr', 'portfolio');
    await visit.step('and an unknown address is the error screen', async () => {
      await page.goto('./nope/deeper');
      await expectHeading(page, errorHeading);
      await expect(page).toHaveURL('./nope/deeper');
      await page.goto(`${roots.en}hobbies`);
      await expectPage(page, 'en', 'hobbies');
    });
    expect(thrown).toEqual([]);
  },
);

test('a host that fails, then a new build: the copy answers, and is replaced as a whole', {
  tag: '@build',
}, async ({ page, host }) => {
  await page.clock.install();
  await open(page, path('fr', 'contact'));
  await untilCopied(page);
  await host.fail();
  await open(page, path('fr', 'contact'));
  await expect(page.getByRole('link', { name: profile.email, exact: true })).toBeVisible();
  await host.deploy();
  await open(page, path('fr', 'contact'));
  await expect(page.getByRole('link', { name: newEmail })).toBeVisible();
  // A new worker is installed some seconds later. One time in ten, Chromium keeps it waiting while the site is open.
  const oldChunks = async () => {
    await page.goto('about:blank');
    await open(page, path('fr', 'contact'));
    return (await readCopy(page)).filter((url) => /chunks\/(?!.*v2)/.test(url));
  };
  await expect.poll(oldChunks, { intervals: [3000], timeout: 60_000 }).toEqual([]);
  await host.stop();
  await open(page, hash('en', 'contact'));
  await expect(page.getByRole('link', { name: newEmail })).toBeVisible();
  const copy = await readCopy(page);
  expect(copy).toEqual([...new Set(copy)]);
});

visit('where data is saved no copy is kept, and nothing moves until it is asked to', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, roots.fr);
  await read(page);
  await untilQuiet(page);
  expect(await countWorkers(page)).toBe(0);
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
  expect(await page.evaluate(running)).toBe(0);
  await page.getByRole('button', { name: text.fr('motion.play') }).click();
  await expect.poll(() => page.evaluate(running)).toBeGreaterThan(0);
});
