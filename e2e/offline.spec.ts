/** After one visit the whole site opens without a network, unless data is saved. */
import { expect, type Page, test } from './fixtures';
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
  record,
  roots,
  saveData,
  untilQuiet,
} from './support';

test.use({ serviceWorkers: 'allow' });
test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium can be taken offline with its worker',
);

/** Presses a key, as a reader does, and passes the time until the site fetches its copy. */
async function read(page: Page) {
  await page.keyboard.press('Shift');
  await page.clock.fastForward(10_000);
}

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('after one visit pages open and move without a network', { tag: '@smoke' }, async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  await open(page, roots.fr);
  await untilQuiet(page);
  expect(await countWorkers(page), 'before a reader does anything').toBe(0);
  await read(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const { thrown, documents } = record(page);
  await context.setOffline(true);
  const isInCopy = (addresses: string[]) =>
    page.evaluate(
      (all) => Promise.all(all.map(async (one) => Boolean(await caches.match(one, { ignoreSearch: true })))),
      addresses,
    );
  const addresses = languages.flatMap((language) =>
    pages.map((name) => new URL(path(language, name), baseURL).href),
  );
  expect(await isInCopy(addresses)).toEqual(addresses.map(() => true));
  await open(page, `${path('en', 'hobbies')}index.html`);
  await expectPage(page, 'en', 'hobbies');
  await test.step('with background and fonts', async () => {
    const background = () =>
      [...document.images].some(
        ({ alt, width, naturalWidth }) => !alt && width >= innerWidth && naturalWidth > 0,
      );
    await expect.poll(() => page.evaluate(background)).toBe(true);
    const loaded = () =>
      [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes('stand-in'))
        .length;
    await expect.poll(() => page.evaluate(loaded)).toBeGreaterThanOrEqual(2);
  });
  documents.length = 0;
  await link(page, 'en', 'contact').click();
  await flag(page, 'fr').click();
  await link(page, 'fr', 'portfolio').click();
  await expectPage(page, 'fr', 'portfolio');
  expect(documents).toEqual([]);
  await page.reload();
  await expectPage(page, 'fr', 'portfolio', hash('fr', 'portfolio'));
  await test.step('and an unknown address is the error screen', async () => {
    await page.goto('./nope/deeper');
    await expectHeading(page, errorHeading);
    await expect(page).toHaveURL('./nope/deeper');
    await page.goto(`${roots.en}hobbies`);
    await expectPage(page, 'en', 'hobbies');
  });
  expect(thrown).toEqual([]);
});

test('with Save-Data no copy is kept', async ({ page }) => {
  await page.clock.install();
  await saveData(page);
  await open(page, roots.fr);
  await read(page);
  await untilQuiet(page);
  expect(await countWorkers(page)).toBe(0);
});

test('where workers are forbidden the page works and reports nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { errors } = record(page);
  await page.clock.install();
  await open(page, roots.fr);
  await read(page);
  await link(page, 'fr', 'contact').click();
  await expectPage(page, 'fr', 'contact');
  expect(errors).toEqual([]);
});
