/** Search engines, link previews and installed apps get what the head of each page says. */
import { load } from 'cheerio';
import sharp from 'sharp';
import { type Route, routes } from '../app/lib/address/addresses';
import { defaultLocale, type Locale, locales } from '../app/lib/locales';
import { profile } from '../content/profile';
import { type APIRequestContext, expect, test } from './fixtures';
import { everyPage, pathOf } from './support/site';
import { works } from './support/words';

/** What a crawler reads without running a page: lines of the head, and structured data. */
async function readHead(request: APIRequestContext, address: string) {
  const $ = load(await (await request.get(address)).text());
  const lines = $('title, meta, link')
    .get()
    .map((one) => (one.name === 'title' ? $(one).text() : Object.values(one.attribs).join(' ')));
  const data = $('script[type="application/ld+json"]').get();
  return { lines, data: data.map((one) => JSON.parse($(one).text())) };
}

for (const { language, route } of everyPage)
  test(`the head of ${route} in ${language} has the words of its page`, async ({ request, site }) => {
    const own = site.in(language);
    const { lines } = await readHead(request, own.path(route));
    const [title, description] = [own.text(`meta.${route}.title`), own.text(`meta.${route}.description`)];
    const expected = [
      title,
      `description ${description}`,
      `og:title ${title}`,
      `og:site_name ${profile.name}`,
    ];
    expect(lines).toEqual(expect.arrayContaining(expected));
    for (const name of ['og:description', 'og:type', 'twitter:card', 'theme-color', 'viewport'])
      expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
  });

for (const language of locales)
  test(`the structured data of Home in ${language} says who the owner is`, async ({ request, site }) => {
    const own = site.in(language);
    const { data } = await readHead(request, own.path('home'));
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'ProfilePage',
        inLanguage: language,
        mainEntity: expect.objectContaining({
          '@type': 'Person',
          name: profile.name,
          description: own.text('cv.summary'),
          ...(profile.links && { sameAs: profile.links.map(({ url }) => url) }),
          knowsAbout: expect.arrayContaining(works.flatMap(({ technologies }) => technologies)),
        }),
      }),
    ]);
  });

/** The address in `robots.txt` that the site says it is at, or nothing. */
async function readOwnOrigin(request: APIRequestContext) {
  const robots = await (await request.get('./robots.txt')).text();
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  return sitemap && new URL(sitemap).origin;
}

/** A page in each language, and the one for readers of any other. */
const languageVersions = (route: Route, base: string) =>
  [...locales.map((one) => [one, one] as const), ['x-default', defaultLocale] as const].map(
    ([name, language]) => `alternate ${name} ${base}${pathOf(language, route).slice(2)}`,
  );

test('every page says at which address it is', { tag: '@smoke' }, async ({ request, site, address }) => {
  const { pathname } = new URL(address);
  const origin = (await readOwnOrigin(request)) ?? '';
  for (const language of locales) {
    for (const route of routes) {
      const path = (one: Locale) => origin + pathname + site.in(one).path(route).slice(2);
      const { lines } = await readHead(request, site.in(language).path(route));
      const head = lines.join('\n');
      expect.soft(lines, `${route} in ${language}`).toContain(`canonical ${path(language)}`);
      expect.soft(head.match(/https?:\/\/localhost/), `${route} in ${language}`).toBeNull();
      if (!origin) {
        // Without a host these would be relative, which crawlers don't take.
        expect.soft(head, `${route} in ${language}`).not.toMatch(/^(alternate|og:url|og:image) /m);
        continue;
      }
      const versions = languageVersions(route, origin + pathname);
      expect.soft(lines, `${route} in ${language}`).toEqual(expect.arrayContaining(versions));
      expect.soft(lines, `${route} in ${language}`).toContain(`og:url ${path(language)}`);
      const [, preview = ''] = /^og:image (.+)$/m.exec(head) ?? [];
      expect.soft(preview, `${route} in ${language}`).toContain(`${origin}${pathname}previews/`);
      const picture = await (await request.get(new URL(preview).pathname)).body();
      expect
        .soft(await sharp(picture).metadata(), preview)
        .toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  }
});

test('the error screen is not indexed', { tag: '@smoke' }, async ({ request }) => {
  const { lines, data } = await readHead(request, './404.html');
  expect(lines).toContain('robots noindex');
  expect(lines.join()).not.toMatch(/canonical|alternate|og:title/);
  expect(data).toEqual([]);
});

test('a build that knows its address lists every page in its sitemap', { tag: '@smoke' }, async ({
  request,
  address,
}) => {
  const origin = await readOwnOrigin(request);
  const sitemap = await request.get('./sitemap.xml');
  expect(sitemap.status()).toBe(origin ? 200 : 404);
  test.skip(!origin, 'a build without SITE_URL has none');
  const $ = load(await sitemap.text(), { xml: true });
  const listed = $('url').map((_, url) => {
    const versions = $('xhtml\\:link', url).map((_, { attribs }) => Object.values(attribs).join(' '));
    return [$('loc', url).text(), ...versions].join('\n');
  });
  const base = origin + new URL(address).pathname;
  const expected = everyPage.map(({ language, route }) =>
    [base + pathOf(language, route).slice(2), ...languageVersions(route, base)].join('\n'),
  );
  expect([...listed].sort()).toEqual(expected.sort());
  for (const page of $('loc')) {
    const path = new URL($(page).text()).pathname;
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

for (const language of locales) {
  test(`the site in ${language} can be installed`, { tag: '@smoke' }, async ({ request, site, address }) => {
    const { pathname } = new URL(address);
    const { root } = site.in(language);
    const html = await (await request.get(root)).text();
    // Without a host: the security policy lets a browser ask for it from the one it is on alone.
    expect(html).toContain(`href="${pathname}${root.slice(2)}manifest.webmanifest"`);
    const manifest = await (await request.get(`${root}manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({
      start_url: pathname + root.slice(2),
      scope: pathname,
      lang: language,
    });
    expect(manifest.icons.length).toBeGreaterThan(1);
    // Android cuts its own shape out of it.
    expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
    for (const { src, sizes, type } of manifest.icons) {
      const response = await request.get(src);
      expect(response.headers()['content-type']).toBe(type);
      if (type !== 'image/png') continue;
      const { width, height, hasAlpha } = await sharp(await response.body()).metadata();
      expect([`${width}x${height}`, hasAlpha]).toEqual([sizes, false]);
    }
  });
}
