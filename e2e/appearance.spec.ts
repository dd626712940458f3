/** How each page looks, compared with `__screenshots__`. Renewed by `npm run snapshots`, after a look at the changes. */
import { expect, test } from 'playwright/test';
import { skyInstant, untilSkyIsLive } from './sky';
import { hasOwnSnapshots } from './snapshots';
import { languages, open, pageAddresses, pages } from './support';

test.skip(() => !hasOwnSnapshots(), 'the snapshots show the site of somebody else');

for (const language of languages) {
  for (const name of pages) {
    test(`${name} in ${language} looks as in its picture`, { tag: ['@phone', '@snapshot'] }, async ({
      page,
    }) => {
      await page.clock.setFixedTime(skyInstant);
      await open(page, pageAddresses[language][name]);
      if (name === 'contact') await untilSkyIsLive(page, language);
      await page.evaluate(() => document.fonts.ready);
      // Only pictures near the window are loaded.
      const isLoaded = () =>
        [...document.images].every((image) => image.complete || image.loading === 'lazy');
      await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
      await expect(page).toHaveScreenshot(`${name}-${language}.png`, { animations: 'disabled' });
    });
  }
}
