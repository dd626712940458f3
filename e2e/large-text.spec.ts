/** People with low vision set a larger text in their browser: nothing is cut off on a phone. */
import { routes } from '../app/lib/addresses';
import { locales } from '../app/lib/locales';
import { test as base, expect } from './fixtures';
import { unreadableTexts } from './support/read';

const test = base.extend<{ textSize: number }>({
  textSize: [16, { option: true }],
  // The size of the text is a setting of the whole browser.
  context: async ({ playwright, launchOptions, baseURL, textSize }, use) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${textSize}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' }));
    await browser.close();
  },
});

const windows = [320, 360, 390, 430].map((width) => ({ width, height: 800 }));

for (const textSize of [24, 32])
  for (const locale of locales)
    test.describe(`text of ${textSize} px on a phone in ${locale}`, () => {
      test.use({ textSize });

      for (const route of [...routes, 'unknown'] as const) {
        test(`all of ${route === 'unknown' ? 'the error screen' : route} is inside the window, and words are whole`, async ({
          site,
          page,
        }) => {
          const own = site.in(locale);
          await page.setViewportSize({ width: 320, height: 800 });
          await own.visit(route === 'unknown' ? `${own.root}#/unknown` : own.address(route));
          await expect(own.heading).toBeVisible();
          for (const control of await own.main.locator('summary').all()) await control.click();
          for (const size of windows) {
            await page.setViewportSize(size);
            expect(await unreadableTexts(page), `at ${size.width} px`).toEqual([]);
          }
        });
      }

      test('the menu opens, and each of its links is inside the window', async ({ site, page }) => {
        const own = site.in(locale);
        for (const size of windows) {
          await page.setViewportSize(size);
          await own.open('home');
          await own.menu.click();
          for (const route of routes) await expect(own.link(route)).toBeInViewport({ ratio: 1 });
          await own.link('contact').click();
          await own.expectHeading('contact');
        }
      });
    });
