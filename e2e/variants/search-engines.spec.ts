/** The site's address is known when it is built, and it has a path of its own: crawlers get every address in full. */
import { expect } from 'playwright/test';
import { everyPage, expectHead, expectManifest, readHead } from '../page-heads';
import { languages, pageAddresses } from '../support';
import { basePath, siteUrl, test } from './variant';

const prefix = siteUrl + basePath;

test('every page names itself, its other language and its preview in full', async ({ request }) => {
  for (const { language, page } of everyPage) {
    await test.step(`${language} ${page}`, async () => {
      expectHead(await readHead(request, pageAddresses[language][page]), language, page, prefix);
    });
  }
});

test('the sitemap lists every page with its languages, and robots.txt the sitemap', async ({
  page,
  request,
}) => {
  expect(await (await request.get('./robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${prefix}/sitemap.xml\n`,
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
  const full = (address: string) => prefix + address.slice(1);
  const expected = everyPage.map(({ language, page: name }) => [
    full(pageAddresses[language][name]),
    `fr ${full(pageAddresses.fr[name])}`,
    `en ${full(pageAddresses.en[name])}`,
    `x-default ${full(pageAddresses.fr[name])}`,
  ]);
  expect(listed.sort()).toEqual(expected.sort());
});

test('an installed site starts and stays under its path', async ({ request }) => {
  for (const language of languages) await expectManifest(request, language, basePath);
});
