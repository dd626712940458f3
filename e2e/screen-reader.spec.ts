import { expect, type Page, test } from 'playwright/test';
import { errorHeading, expectHeading, headings, languages, open, pageAddresses, pages } from './support';

// What a screen reader is told of each page, to be read like copy. Renewed by `npm run snapshots`.
test.skip(() => Boolean(process.env.BASE_URL), 'a deployment may have content of its own');
test.skip(({ isMobile }) => isMobile, 'the menu apart, the same on every device');

/**
 * The page as it is told, without the hashes in the names of pictures, which change with the encoder, and without Next's
 * own announcer of moves, which comes with the scripts and is empty.
 */
const spoken = async (page: Page) =>
  (await page.locator('body').ariaSnapshot())
    .replace(/\.[0-9a-f]{8}\.(webp|avif|svg)/g, '.$1')
    .replace(/\n- alert$/, '');

for (const language of languages) {
  for (const name of pages) {
    test(`${name} in ${language} reads as it was left`, async ({ page }) => {
      await open(page, pageAddresses[language][name]);
      await expectHeading(page, headings[language][name]);
      expect(await spoken(page)).toMatchSnapshot(`${name}-${language}.yml`);
    });
  }

  test(`the error screen in ${language} reads as it was left`, async ({ page }) => {
    await page.goto(`${pageAddresses[language].home}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(/^(Aucune page|There is no page)/)).toHaveText(
      { fr: /Aucune page/, en: /There is no page/ }[language],
    );
    expect(await spoken(page)).toMatchSnapshot(`error-${language}.yml`);
  });
}
