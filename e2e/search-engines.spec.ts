/** Somebody finds the site through a search engine, or gets its link in a message: they see what the heads say. */
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { readSettings } from '../scripts/lib/settings';
import { languages, pageAddresses } from './expected';
import { everyPage, expectHead, expectManifest, readHead } from './page-heads';

const { siteUrl, basePath } = readSettings();

/** The start of every address of the tested site: a deployed one may be built with another SITE_URL than here. */
function prefixOf(canonical: string, baseURL: string | undefined) {
  if (!process.env.BASE_URL) return `${siteUrl ?? ''}${basePath}`;
  const { origin, pathname } = new URL(baseURL ?? '');
  return (canonical.startsWith('http') ? origin : '') + pathname.replace(/\/$/, '');
}

test('every page says what it is, where it is and in which languages', async ({ request, baseURL }) => {
  for (const { language, page } of everyPage) {
    await test.step(`${page} in ${language}`, async () => {
      const head = await readHead(request, pageAddresses[language][page]);
      const canonical = head.links.find(({ rel }) => rel === 'canonical')?.href ?? '';
      expectHead(head, language, page, prefixOf(canonical, baseURL));
    });
  }
  const [profilePage] = (await readHead(request, './')).things as { mainEntity?: { image?: string } }[];
  const portrait = new URL(profilePage?.mainEntity?.image ?? '', baseURL).pathname;
  expect((await request.get(portrait)).headers()['content-type']).toBe('image/webp');
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

test('crawlers may read all but the error screen; SITE_URL adds a sitemap', async ({ request }) => {
  const robots = await (await request.get('./robots.txt')).text();
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  const isListed = /^Sitemap: https?:/m.test(robots);
  if (!process.env.BASE_URL) expect(isListed).toBe(Boolean(siteUrl));
  expect((await request.get('./sitemap.xml')).status()).toBe(isListed ? 200 : 404);

  const { metas, links, things } = await readHead(request, './404.html');
  expect(metas.get('robots')).toBe('noindex');
  expect(links.filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([]);
  expect([things, metas.get('og:title')]).toEqual([[], undefined]);
});
