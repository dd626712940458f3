/** Where scrollbars take room, as on a desktop, an enlarged picture moves nothing behind it. */
import { expect, test } from './fixtures';
import { hasPictures } from './support/words';

// Headless browsers hide scrollbars unless they are told not to.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});
test.skip(!hasPictures, 'no work has a picture');

test('an enlarged picture leaves the page behind it where it is', async ({ page, site }) => {
  await site.open('portfolio');
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(bar, 'width of the scrollbar').toBeGreaterThan(0);
  await site.thumbnails.first().scrollIntoViewIfNeeded();
  const left = async () => (await site.heading.boundingBox())?.x;
  const before = await left();
  expect(before).toBeDefined();
  await site.thumbnails.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await left()).toBe(before);
});
