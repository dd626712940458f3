/** How each page looks and is read aloud, compared with snapshots. Renewed by `npm run snapshots`, after a look at the changes. */
import { expect, type Page, test } from 'playwright/test';
import { skyInstant, untilSkyIsLive } from './sky';
import { hasOwnSnapshots } from './snapshots';
import {
  deviceOf,
  errorHeading,
  expectHeading,
  languages,
  open,
  pageAddresses,
  pages,
  roots,
  words,
} from './support';

test.skip(() => !hasOwnSnapshots(), 'the snapshots show the site of somebody else');

/** What a screen reader reads, without the hashes of pictures and without Next's own announcer, which is empty. */
const spoken = async (page: Page) =>
  (await page.locator('body').ariaSnapshot())
    .replace(/\.[0-9a-f]{8}\.(webp|avif|svg)/g, '.$1')
    .replace(/\n- alert$/, '');

for (const language of languages) {
  // Each language on one device, as each layout and each word is then seen once.
  test(`pages in ${language} look and are read as in their snapshots`, {
    tag: [...deviceOf(language), '@snapshot'],
  }, async ({ page }) => {
    await page.clock.setFixedTime(skyInstant);
    for (const name of pages) {
      await open(page, pageAddresses[language][name]);
      if (name === 'contact') await untilSkyIsLive(page, language);
      await page.evaluate(() => document.fonts.ready);
      // Only pictures near the window are loaded.
      const isLoaded = () =>
        [...document.images].every((image) => image.complete || image.loading === 'lazy');
      await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
      await expect.soft(page).toHaveScreenshot(`${name}-${language}.png`, { animations: 'disabled' });
      expect.soft(await spoken(page)).toMatchSnapshot(`${name}-${language}.yml`);
    }
    await page.goto(`${roots[language]}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(words(language, 'error.whatHappened.notFound'))).toBeVisible();
    expect.soft(await spoken(page)).toMatchSnapshot(`error-${language}.yml`);
  });
}
