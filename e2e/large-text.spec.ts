/** People with low vision set a larger text in their browser: nothing is cut off on a phone. */
import { routes } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { expect, type Page, test } from './fixtures';
import { unreadableTexts } from './support/read';
import type { Site } from './support/site';

const widths = [320, 390];

test.use({ viewport: { width: 320, height: 800 } });
test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium takes a text size from a test');

const sizeOfWords = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

/** Checks the open page in each text size, language and width of a phone. */
async function inEachSetting(site: Site, check: (own: Site, setting: string) => Promise<void>) {
  const { page } = site;
  const browser = await page.context().newCDPSession(page);
  const usual = await sizeOfWords(page);
  for (const standard of [24, 32]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    // Browsers have 16 px of themselves.
    await expect.poll(() => sizeOfWords(page), 'size of words').toBeCloseTo((usual * standard) / 16);
    for (const locale of locales) {
      await site.switchTo(locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await check(site.in(locale), `${locale}, ${standard} px, in a window of ${width} px`);
      }
    }
  }
}

for (const route of [...routes, undefined]) {
  test(`large text of ${route ?? 'the error screen'} fits the window`, async ({ page, site }) => {
    await site.visit(route ? site.address(route) : `${site.root}#/unknown`);
    for (const control of await site.main.locator('summary').all()) await control.click();
    await inEachSetting(site, async (own, setting) => {
      await expect(own.heading).toBeVisible();
      expect.soft(await unreadableTexts(page), setting).toEqual([]);
    });
  });
}

test('the menu with large text fits the window', {
  tag: '@smoke',
}, async ({ site }) => {
  await site.open('home');
  await inEachSetting(site, async (own, setting) => {
    await test.step(setting, () => own.menu.click());
    for (const route of routes) await expect(own.link(route), setting).toBeInViewport({ ratio: 1 });
    await own.menu.click();
  });
  const last = site.in(locales.at(-1) ?? site.language);
  await last.menu.click();
  await last.link('contact').click();
  await last.expectHeading('contact');
});
