/** A printed portfolio is black on white, with links and logos as words, two works a page. */

import { portfolio } from '../content/portfolio';
import { profile } from '../content/profile';
import { expect, test } from './fixtures';
import { works } from './support/words';

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(site.path('portfolio'));
});

test('the portfolio is printed black on white, without bar and buttons', async ({ page, site }) => {
  await expect(site.bar.getByRole('link')).toHaveText([profile.name]);
  await expect(site.bar.getByRole('button')).toHaveCount(0);
  await expect(site.main.getByRole('link', { name: /\(PDF\)/ })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('technologies are printed as words', async ({ page }) => {
  const technology = page.getByRole('article').first().locator('ul').last().getByRole('listitem').first();
  await expect(technology).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect((await technology.boundingBox())?.width).toBeGreaterThan(20);
});

test('links to works in use are printed as addresses', async ({ page, site }) => {
  const addresses = portfolio.flatMap(({ worksArray }) =>
    worksArray.flatMap(({ deployUrl, githubUrl }) => deployUrl ?? githubUrl ?? []),
  );
  test.skip(!addresses.length, 'no work has an address');
  const links = page.getByRole('link', { name: site.text('portfolio.deployedHere') });
  await expect(links.first()).toBeAttached();
  for (const one of await links.all()) {
    const href = await one.getAttribute('href');
    expect(addresses).toContain(href);
    const printed = await one.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toBe(`"${href}"`);
  }
});

test('pictures are printed small', async ({ page, site }) => {
  const pictures = page.getByRole('list', { name: site.text('portfolio.pictures') }).getByRole('img');
  await expect(pictures).toHaveCount(works.flatMap((work) => work.pictures).length);
  const width = (await site.main.boundingBox())?.width ?? 0;
  for (const picture of await pictures.all())
    expect((await picture.boundingBox())?.width).toBeLessThan(width / 3);
});

test('two works fit on a page, below the header of the first', async ({ page }) => {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(1 + works.length / 2);
});
