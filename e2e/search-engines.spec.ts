/** Somebody finds the site through a search engine, gets its link in a message or installs it: they see what the heads say. */

import sharp from 'sharp';
import { expect, type Page, test } from './fixtures';
import { languages, pages, path, roots } from './support';

/** What a crawler reads of a page without running it: its head and its structured data, without hashes of files. */
async function readHead(page: Page, address: string) {
  const response = await page.request.get(address);
  const lines = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const shown = 'title, meta:not([http-equiv], [charset]), link:not([rel=preload], [rel=stylesheet])';
      const attributes = [...parsed.querySelectorAll(shown)].map((element) =>
        element.localName === 'title'
          ? element.textContent
          : [...element.attributes].map(({ value }) => value).join(' '),
      );
      const data = [...parsed.querySelectorAll('script[type="application/ld+json"]')];
      return [
        ...attributes,
        ...data.map(({ textContent }) => JSON.stringify(JSON.parse(textContent), null, 2)),
      ];
    },
    await response.text(),
  );
  return `${lines
    .join('\n')
    .replace(/\.[0-9a-f]{8}\./g, '.')
    .replace(/(icon\.\w+)\?\w+/g, '$1')}\n`;
}

test('heads and structured data are those of their snapshots', { tag: '@snapshot' }, async ({ page }) => {
  for (const language of languages) {
    for (const name of pages)
      expect
        .soft(await readHead(page, path(language, name)))
        .toMatchSnapshot(['__texts__', `head-${name}-${language}.txt`]);
  }
});

test('every page names itself, crawlers may read all, and the site can be installed', {
  tag: '@smoke',
}, async ({ page, request, baseURL }) => {
  const { pathname } = new URL(baseURL ?? '');
  for (const language of languages) {
    const head = await readHead(page, path(language, 'portfolio'));
    const address = pathname + path(language, 'portfolio').slice(2);
    expect(head).toMatch(new RegExp(`^canonical (https?://[^/]+)?${address}$`, 'm'));
    expect(head).not.toContain('localhost');
  }
  await test.step('the error screen is not indexed', async () => {
    const head = await readHead(page, './404.html');
    expect(head).toContain('robots noindex');
    expect(head).not.toMatch(/canonical|alternate|og:title|@type/);
  });
  await test.step('a build that knows its address has a sitemap', async () => {
    const robots = await (await request.get('./robots.txt')).text();
    expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n/);
    const isListed = /^Sitemap: https?:/m.test(robots);
    const sitemap = await request.get('./sitemap.xml');
    expect(sitemap.status()).toBe(isListed ? 200 : 404);
    if (!isListed) return;
    const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(listed.length).toBeGreaterThanOrEqual(8);
    for (const [, address = ''] of listed)
      expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
  });
  for (const language of languages) {
    const folder = roots[language].slice(2);
    const html = await (await request.get(roots[language])).text();
    // Without a host: the security policy lets a browser ask for it from the one it is on alone.
    expect(html).toContain(`href="${pathname}${folder}manifest.webmanifest"`);
    const manifest = await (await request.get(`${roots[language]}manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ start_url: pathname + folder, scope: pathname, lang: language });
    for (const { src, sizes, type } of manifest.icons) {
      const response = await request.get(src);
      expect(response.headers()['content-type']).toBe(type);
      if (type !== 'image/png') continue;
      const { width, height, hasAlpha } = await sharp(await response.body()).metadata();
      expect([`${width}x${height}`, hasAlpha]).toEqual([sizes, false]);
    }
  }
});
