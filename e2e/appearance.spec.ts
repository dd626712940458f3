import { expect, test } from 'playwright/test';
import { skyInstant, untilSkyIsLive } from './sky';
import { expectHeading, headings, languages, open, pageAddresses, pages } from './support';

// How each page looks, on a phone and on a desktop, in both languages, with motion reduced and the site's own fonts.
// Renewed by `npm run snapshots`, after a look at what has changed.
test.skip(() => Boolean(process.env.BASE_URL), 'a deployment may have content of its own');

for (const language of languages) {
  for (const name of pages) {
    test(`${name} in ${language} looks as it was left`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(skyInstant);
      await open(page, pageAddresses[language][name]);
      await expectHeading(page, headings[language][name]);
      if (name === 'contact') await untilSkyIsLive(page, language);
      // Pictures below the fold load as they come near; the portfolio page is shown to where its first entry ends.
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.images].every((image) => image.complete || image.loading === 'lazy'),
          ),
        )
        .toBe(true);
      await expect(page).toHaveScreenshot(`${name}-${language}.png`, { animations: 'disabled' });
    });
  }
}
