/** Addresses changed by documents, hosts and copies of the site lead to their page, or stay. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from './fixtures';
import { record } from './support/requests';
import { errorHeading, sharedTechnologies, works } from './support/words';

const [work] = works;

// What else is read there: head-script.test.ts.
test('an encoded hash sign leads to the page', { tag: ['@engines', '@error-page'] }, async ({
  site,
  page,
}) => {
  const query = work ? `?at=${work.id}` : '';
  await page.goto(`${site.other.root}%23/portfolio${query}`);
  await site.untilReady();
  await site.other.expectPage('portfolio', site.other.address('portfolio', query));
});

test('a copy of a page at another path works at its address', { tag: '@engines' }, async ({
  site,
  page,
  address,
}) => {
  const { thrown } = record(page);
  const copy = new URL('web/2026/portfolio/', address).href;
  const original = await page.request.get(site.path('portfolio'));
  const body = await original.body();
  await page.route(copy, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto(copy);
  await site.untilReady();
  await site.expectHeading('portfolio');
  expect(page.url()).toBe(copy);
  await page.reload();
  await site.untilReady();
  expect(page.url()).toBe(copy);
  await test.step('also after a choice of a technology and of a language', async () => {
    if (sharedTechnologies.length) await site.main.getByRole('search').getByRole('button').nth(1).click();
    await site.other.switchTo();
    await site.other.expectHeading('portfolio');
    await site.switchTo();
    await site.expectHeading('portfolio');
    expect(page.url()).toBe(copy);
  });
  await site.link('contact').click();
  await site.expectHeading('contact');
  expect(thrown).toEqual([]);
});

test('pages that are opened from a disk can be read', async ({ page, site, exported }) => {
  const { thrown } = record(page);
  for (const [route, file] of [
    ['home', 'index.html'],
    ['portfolio', 'portfolio/index.html'],
  ] as const) {
    await page.goto(pathToFileURL(join(exported, file)).href);
    await site.seeWholePage();
    await site.expectHeading(route);
    await expect(page.getByRole('heading', { name: errorHeading })).toHaveCount(0);
  }
  expect(thrown).toEqual([]);
});
