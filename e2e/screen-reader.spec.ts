import { expect, test } from 'playwright/test';
import { errorHeading, expectHeading, headings, languages, open, pageAddresses, pages } from './support';

// What a screen reader is told of each page, to be read like copy. Renewed by `npm run snapshots`.
test.skip(() => Boolean(process.env.BASE_URL), 'a deployment may have content of its own');
test.skip(({ isMobile }) => isMobile, 'the menu apart, the same on every device');

for (const language of languages) {
  for (const name of pages) {
    test(`${name} in ${language} reads as it was left`, async ({ page }) => {
      await open(page, pageAddresses[language][name]);
      await expectHeading(page, headings[language][name]);
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}-${language}.aria.yml` });
    });
  }

  test(`the error screen in ${language} reads as it was left`, async ({ page }) => {
    await page.goto(`${pageAddresses[language].home}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `error-${language}.aria.yml` });
  });
}
