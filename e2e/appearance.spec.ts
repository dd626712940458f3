/** How each page looks and is read aloud, compared with snapshots. Renewed by `npm run snapshots`, after a look at the changes. */
import { expect, type Page, test } from 'playwright/test';
import { skyInstant, untilSkyIsLive } from './sky';
import { hasOwnSnapshots } from './snapshots';
import { deviceOf, errorHeading, expectHeading, languages, roots, visitPages, words } from './support';

test.skip(() => !hasOwnSnapshots(), 'the snapshots show the site of somebody else');

/** What a screen reader reads, without the hashes of pictures, what announces a move, and Next's own announcer, which is empty. */
const spoken = async (page: Page) =>
  (await page.locator('body').ariaSnapshot())
    .replace(/\.[0-9a-f]{8}\.(webp|avif|svg)/g, '.$1')
    .replace(/^- paragraph: .*/m, '- paragraph')
    .replace(/\n- alert$/, '');

for (const language of languages) {
  // Each language on one device, as each layout and each word is then seen once.
  test(`pages in ${language} look and are read as in their snapshots`, {
    tag: [...deviceOf(language), '@snapshot'],
  }, async ({ page }) => {
    await page.clock.setFixedTime(skyInstant);
    await visitPages(page, language, async (name) => {
      if (name === 'contact') await untilSkyIsLive(page, language);
      await page.evaluate(() => document.fonts.ready);
      const isLoaded = () =>
        [...document.images].every(
          (image) =>
            image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
        );
      await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
      await expect.soft(page).toHaveScreenshot(`${name}-${language}.png`, { animations: 'disabled' });
      expect.soft(await spoken(page)).toMatchSnapshot(`${name}-${language}.yml`);
    });
    await page.goto(`${roots[language]}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(words(language, 'error.whatHappened.notFound'))).toBeVisible();
    expect.soft(await spoken(page)).toMatchSnapshot(`error-${language}.yml`);
  });
}
