/** Each page looks and is read aloud as in its snapshots, which `npm run snapshots` renews after a look at the changes. */
import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  languages,
  open,
  pages,
  path,
  record,
  roots,
  seeWholePage,
  text,
} from './support';

/** What a screen reader reads, without the hashes of pictures and of the commit, the path of the site, and Next's own announcer, which is empty. */
const spoken = async (page: Page, baseURL = '') =>
  (await page.locator('body').ariaSnapshot())
    .replace(/\.[0-9a-f]{8}\.(webp|avif|svg)/g, '.$1')
    .replace(/ [0-9a-f]{7,}":$/m, '":')
    .replaceAll(`/url: ${new URL(baseURL).pathname}`, '/url: /')
    .replace(/\n- alert$/, '');

for (const language of languages) {
  // Each language on one device, as each layout and each word is then seen once.
  const tag = language === 'en' ? ['@touch', '@snapshot'] : '@snapshot';

  test(`pages in ${language} look and are read as in their snapshots`, { tag }, async ({ page, baseURL }) => {
    const { errors } = record(page);
    await page.clock.setFixedTime('2026-11-21T22:52:00Z');
    for (const name of pages) {
      await open(page, path(language, name));
      if (name === 'contact')
        await expect(page.getByRole('list', { name: text[language]('sky.list') })).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      // Only pictures near the window are loaded.
      const isLoaded = () =>
        [...document.images].every((image) => image.complete || image.loading === 'lazy');
      await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
      await expect.soft(page).toHaveScreenshot(`${name}-${language}.png`, { animations: 'disabled' });
      expect.soft(await spoken(page, baseURL)).toMatchSnapshot(['__spoken__', `${name}-${language}.yml`]);
    }
    expect(errors).toEqual([]);
    await page.goto(`${roots[language]}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(text[language]('error.whatHappened.notFound'))).toBeVisible();
    expect.soft(await spoken(page, baseURL)).toMatchSnapshot(['__spoken__', `error-${language}.yml`]);
  });
}

test('every picture of every page arrives', { tag: '@smoke' }, async ({ page }) => {
  for (const name of pages) {
    await open(page, path('fr', name));
    await seeWholePage(page);
    // Decorative ones too. A background from elsewhere may fail.
    const broken = () =>
      [...document.images]
        .filter((one) => one.checkVisibility() && one.naturalWidth === 0)
        .flatMap(({ currentSrc }) => (currentSrc.startsWith(location.origin) ? currentSrc : []));
    expect(await page.evaluate(broken), name).toEqual([]);
  }
});
