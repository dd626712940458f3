/** What a screen reader reads on each page, compared with `__spoken__`. Renewed by `npm run snapshots`. */
import { expect, type Page, test } from 'playwright/test';
import { skyInstant, untilSkyIsLive } from './sky';
import { hasOwnSnapshots } from './snapshots';
import { errorHeading, expectHeading, languages, open, pageAddresses, pages, roots, words } from './support';

test.skip(() => !hasOwnSnapshots(), 'the snapshots show the site of somebody else');

/** The page as it is read, without the hashes of pictures and without Next's own announcer, which is empty. */
const spoken = async (page: Page) =>
  (await page.locator('body').ariaSnapshot())
    .replace(/\.[0-9a-f]{8}\.(webp|avif|svg)/g, '.$1')
    .replace(/\n- alert$/, '');

for (const language of languages) {
  test(`pages in ${language} are read as in their snapshots`, { tag: '@snapshot' }, async ({ page }) => {
    await page.clock.setFixedTime(skyInstant);
    for (const name of pages) {
      await open(page, pageAddresses[language][name]);
      if (name === 'contact') await untilSkyIsLive(page, language);
      expect.soft(await spoken(page)).toMatchSnapshot(`${name}-${language}.yml`);
    }
    await page.goto(`${roots[language]}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(words(language, 'error.whatHappened.notFound'))).toBeVisible();
    expect.soft(await spoken(page)).toMatchSnapshot(`error-${language}.yml`);
  });
}
