/** Somebody finds the site through a search engine, or gets its link in a message: they see what the heads say. */
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { readSettings } from '../scripts/lib/settings';
import { everyPage, expectHead, expectManifest, readHead } from './page-heads';
import {
  expectHeading,
  follow,
  languages,
  open,
  pageAddresses,
  recordErrors,
  switchTo,
  titles,
} from './support';

const { siteUrl, basePath } = readSettings();

/** The start of every address of the tested site: a deployed one may be built with another SITE_URL than here. */
function prefixOf(canonical: string, baseURL: string | undefined) {
  if (!process.env.BASE_URL) return `${siteUrl ?? ''}${basePath}`;
  const { origin, pathname } = new URL(baseURL ?? '');
  return (canonical.startsWith('http') ? origin : '') + pathname.replace(/\/$/, '');
}

for (const language of languages) {
  test(`every page in ${language} says what it is, where it is and in which languages`, async ({
    request,
    baseURL,
  }) => {
    for (const { page } of everyPage.filter((one) => one.language === language)) {
      await test.step(page, async () => {
        const head = await readHead(request, pageAddresses[language][page]);
        const canonical = head.links.find(({ rel }) => rel === 'canonical')?.href ?? '';
        expectHead(head, language, page, prefixOf(canonical, baseURL));
      });
    }
  });
}

test('the portrait that search engines show exists', async ({ request, baseURL }) => {
  const [profilePage] = (await readHead(request, './')).things as { mainEntity?: { image?: string } }[];
  const image = new URL(profilePage?.mainEntity?.image ?? '', baseURL).pathname;
  expect((await request.get(image)).headers()['content-type']).toBe('image/webp');
});

test('the site can be installed in either language, with icons of the size they claim', async ({
  request,
  baseURL,
}) => {
  const path = new URL(baseURL ?? '').pathname.replace(/\/$/, '');
  for (const language of languages) {
    for (const { src, sizes, type } of await expectManifest(request, language, path)) {
      const response = await request.get(src);
      expect(response.headers()['content-type']).toBe(type);
      if (type !== 'image/png') continue;
      const { width, height, hasAlpha } = await sharp(await response.body()).metadata();
      expect([`${width}x${height}`, hasAlpha]).toEqual([sizes, false]);
    }
  }
});

test('crawlers may read everything; there is a sitemap when SITE_URL is set', async ({ request }) => {
  const robots = await (await request.get('./robots.txt')).text();
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  const isListed = /^Sitemap: https?:/m.test(robots);
  if (!process.env.BASE_URL) expect(isListed).toBe(Boolean(siteUrl));
  expect((await request.get('./sitemap.xml')).status()).toBe(isListed ? 200 : 404);
});

test('the error screen is `noindex` and has no canonical URL', async ({ request }) => {
  const { metas, links, things } = await readHead(request, './404.html');
  expect(metas.get('robots')).toBe('noindex');
  expect(links.filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([]);
  expect([things, metas.get('og:title')]).toEqual([[], undefined]);
});

test('a share sheet passes on the page that is open, in the language it is read in', async ({
  page,
  baseURL,
}) => {
  const errors = recordErrors(page);
  const canonical = () =>
    page
      .locator('link[rel="canonical"]')
      .evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => new URL(href).pathname));
  const pathOf = (address: string) => [new URL(address, baseURL).pathname];

  await open(page, './');
  expect(await canonical()).toEqual(pathOf('./'));
  await follow(page, 'Portfolio');
  await expectHeading(page, 'Portfolio');
  await expect.poll(canonical).toEqual(pathOf('./portfolio/'));
  await switchTo(page, 'en');
  await expect(page).toHaveTitle(titles.en.portfolio);
  await expect.poll(canonical).toEqual(pathOf('./en/portfolio/'));
  expect(errors).toEqual([]);
});
