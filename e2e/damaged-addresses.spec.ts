/** Addresses changed by documents, hosts and copies of the site lead to their page, or stay. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locales } from '../app/lib/locales';
import { expect, test } from './fixtures';
import { pageBesides } from './support/site';
import { errorHeading, sharedTechnologies, works } from './support/words';

const [work] = works;

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an encoded hash sign leads to the page', { tag: ['@engines', '@error-page'] }, async ({
      site,
      page,
    }) => {
      for (const [typed, route] of [
        ['%23/portfolio', 'portfolio'],
        ['%23contact', 'contact'],
        [`%23/${pageBesides()}).`, pageBesides()],
        ['%23/', 'home'],
        ['%23', 'home'],
        ['%23?utm_source=mail', 'home'],
      ] as const) {
        await page.goto(site.root + typed);
        await site.expectHeading(route);
        await site.untilReady();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
      if (work) {
        await page.goto(`${site.root}%23/portfolio?at=${work.id}`);
        await site.untilReady();
        await expect(page).toHaveURL(site.address('portfolio', `?at=${work.id}`));
      }
    });

    test('extra slashes lead to what the address means', {
      tag: '@error-page',
    }, async ({ site, page, address }) => {
      const { origin, pathname } = new URL(site.root, address);
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      for (const [typed, route] of [
        [`/${pathname}#/portfolio`, 'portfolio'],
        [`/${pathname}`, 'home'],
        [`//${pathname}/`, 'home'],
        [`/${pathname}portfolio`, 'portfolio'],
        [`/${pathname}/portfolio/index.html`, 'portfolio'],
        [`/${pathname}portfolio/#/contact`, 'contact'],
      ] as const) {
        await page.goto(origin + typed);
        await site.expectHeading(route);
        await site.untilReady();
      }
      for (const unknown of [`/${pathname}nope`, `/${pathname}nope/nope`, `\\${pathname}nope`]) {
        await page.goto(origin + unknown);
        await site.expectErrorScreen('notFound');
        await site.untilReady();
        expect(new URL(page.url()).origin).toBe(origin);
      }
      for (const hash of ['#//portfolio', '#/portfolio//']) {
        // Else only the hash changes, and the heading is that of the page before.
        await page.goto('about:blank');
        await site.visit(site.root + hash);
        await site.expectPage('portfolio');
      }
      expect(thrown).toEqual([]);
    });
  });
}

test('a copy of a page at another path works at its address', { tag: '@engines' }, async ({
  site,
  page,
  address,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
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
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
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
