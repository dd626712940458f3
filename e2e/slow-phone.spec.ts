/** A phone that took long to start a page does only what its visitor asks for. */
import { expect, test } from './fixtures';
import { record, untilQuiet } from './support/requests';
import type { Site } from './support/site';

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can be slowed down');

test.beforeEach(async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  // The start of the page then takes more than a second, even on a fast machine.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await site.open('home');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});

/** The pages that are rendered, with those that are hidden. */
const pages = ({ page }: Site) => page.getByRole('main', { includeHidden: true });

test('a slow phone renders only the page that a finger reaches', async ({ page, site }) => {
  await untilQuiet(page);
  await expect(pages(site)).toHaveCount(1);
  await site.main
    .getByRole('link', { name: site.text('nav.contact'), exact: true })
    .first()
    .hover();
  await expect(pages(site)).toHaveCount(2);
  await expect(site.heading).toHaveCount(1);
});

test('a slow phone shows moves, Back and the other language', async ({ page, site }) => {
  const { errors } = record(page);
  await site.moveTo('portfolio');
  await site.other.flag().click();
  await site.other.expectPage('portfolio');
  await page.goBack();
  await site.other.expectPage('home');
  await expect(page.locator('html')).toHaveAttribute('lang', site.other.language);
  expect(errors).toEqual([]);
});
