/** The site's address is known when it is built, and it has a path of its own: crawlers get every address in full. */
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { readQrCode } from '../contact-cards';
import { everyPage, expectHead, expectManifest, pathOf, readHead } from '../page-heads';
import { languages, pageAddresses, pages } from '../support';
import { basePath, siteUrl, test, variantLanguages } from './variant';

const prefix = siteUrl + basePath;

test('every page names itself, its languages and a preview of its own in full', async ({
  request,
  baseURL,
}) => {
  const seen = new Set<string>();
  for (const { language, page } of everyPage) {
    await test.step(`${language} ${page}`, async () => {
      const head = await readHead(request, pageAddresses[language][page]);
      expectHead(head, language, page, prefix, variantLanguages);
      const { pathname } = new URL(head.metas.get('og:image') ?? '');
      const response = await request.get(new URL(pathname, baseURL).href);
      expect(response.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400',
      });
      const picture = await response.body();
      // As networks accept it.
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(picture.length).toBeLessThanOrEqual(90_000);
      seen.add(picture.toString('base64'));
    });
  }
  expect(seen.size).toBe(everyPage.length);
});

test('the QR code and the résumé name the address of the site', async ({ page, request }) => {
  for (const language of languages) {
    const resume = await (await request.get(`./resume.${language}.json`)).json();
    expect(resume.basics.url).toBe(prefix + pageAddresses[language].home.slice(1));
    expect(resume.meta.canonical).toBe(`${prefix}/resume.${language}.json`);
  }
  await page.goto('./contact/');
  expect((await readQrCode(page)).value('url')).toBe(`${prefix}/`);
});

test('the sitemap lists every page with its languages, and robots.txt the sitemap', async ({
  page,
  request,
}) => {
  expect(await (await request.get('./robots.txt')).text()).toBe(
    `User-Agent: *\nAllow: /\n\nSitemap: ${prefix}/sitemap.xml\n`,
  );
  const response = await request.get('./sitemap.xml');
  expect(response.headers()).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const listed = await page.evaluate(
    (xml) => {
      const map = new DOMParser().parseFromString(xml, 'application/xml');
      return [...map.querySelectorAll('url')].map((url) => [
        url.querySelector('loc')?.textContent,
        ...[...url.querySelectorAll('link')].map(
          (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
        ),
      ]);
    },
    await response.text(),
  );
  const full = (language: string, name: (typeof pages)[number]) => prefix + pathOf(language, name);
  const expected = variantLanguages.flatMap((language) =>
    pages.map((name) => [
      full(language, name),
      ...variantLanguages.map((other) => `${other} ${full(other, name)}`),
      `x-default ${full('fr', name)}`,
    ]),
  );
  expect(listed.sort()).toEqual(expected.sort());
});

test('an installed site starts and stays under its path', async ({ request }) => {
  for (const language of languages) await expectManifest(request, language, basePath);
});
