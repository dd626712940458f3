/** Where scrollbars take room, as on a desktop, what opens over a page moves nothing behind it. */
import { expect, type Page, test } from './fixtures';
import { hasPictures } from './support/words';

// Headless browsers hide scrollbars unless they are told not to.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Where each part of the page is, from side to side. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav :is(a, button), main :is(h1, h2, h3, p, li, a, button, img)')]
      .filter((element) => element.checkVisibility() && !element.closest('dialog, [popover]'))
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${element.localName} “${element.textContent.trim().slice(0, 20)}”: ${left} to ${right}`;
      }),
  );

/** Expects that nothing moves sideways while something opens. */
async function expectStill(page: Page, open: () => Promise<void>) {
  const width = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(width, 'width of the scrollbar').toBeGreaterThan(0);
  const before = await places(page);
  expect(before.length).toBeGreaterThan(20);
  await open();
  expect(await places(page)).toEqual(before);
}

test('an enlarged picture and the open menu move nothing sideways', async ({ page, site }) => {
  await site.open('portfolio');
  if (hasPictures) {
    await site.thumbnails.first().scrollIntoViewIfNeeded();
    await expectStill(page, async () => {
      await site.thumbnails.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectStill(page, async () => {
    await site.menu.click();
    await expect(site.link('contact')).toBeVisible();
  });
});
