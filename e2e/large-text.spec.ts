/** People with low vision set a larger text in their browser: nothing is cut off on a phone. */

import type { Locator } from 'playwright/test';
import { routes } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { expect, type Page, test } from './fixtures';
import { touchingTexts, unreadableTexts } from './support/read';
import type { Site } from './support/site';
import { addTextTools } from './support/text-nodes';
import { isFork } from './support/words';

const widths = [320, 360, 390, 430];

test.use({ viewport: { width: 320, height: 800 } });
test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium takes a text size from a test');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

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

test.describe('with a minimum size of 20 px', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    // A setting of the whole browser.
    context: async ({ playwright, launchOptions, baseURL }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=20'];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      const options = { baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
      const context = await browser.newContext(options);
      await addTextTools(context);
      await use(context);
      await browser.close();
    },
  });

  test('no words of the horizon touch', async ({ site, page }) => {
    await site.open('portfolio');
    const years = page
      .locator('main > :not(section)')
      .getByText(/^20\d\d$/)
      .filter({ visible: true });
    const drawn = await years.first().evaluate((element) => element.getClientRects()[0]?.height);
    expect(drawn, 'the browser heeds the minimum').toBeGreaterThanOrEqual(20);
    for (const locale of locales) {
      await site.switchTo(locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const touching = await touchingTexts(page, 'main > :not(section)');
        expect.soft(touching, `${locale}, in a window of ${width} px`).toEqual([]);
        // Where years are depends on the first one.
        if (isFork) continue;
        const cv = await boxOf(site.main.getByRole('link', { name: site.text('cv.link') }));
        for (const year of await years.all()) {
          const box = await boxOf(year);
          const isBeside = box.x > cv.x + cv.width || box.y > cv.y + cv.height || box.y + box.height < cv.y;
          expect.soft(isBeside, `${await year.textContent()} beside the link, ${locale}`).toBe(true);
        }
      }
    }
  });
});
