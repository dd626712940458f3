/** What crawlers and link previews read of a page, and what they must find; specs of several builds share it. */
import { type APIRequestContext, expect } from 'playwright/test';
import { technologiesByUse, technologyName } from '../app/_lib/overview';
import { viewport } from '../app/_lib/viewport';
import { hobbies } from '../content/hobbies';
import { portfolio } from '../content/portfolio';
import { profile } from '../content/profile';
import { resume } from '../content/resume';
import { parsePage } from '../scripts/finish/finish';
import { jobTitle } from './expected';
import { type Language, languages, pageAddresses, type pages, titleOf, words } from './support';

type PageName = (typeof pages)[number];

/** A node of structured data. */
export interface Thing {
  '@type'?: string;
  [property: string]: unknown;
}

export interface Head {
  title: string;
  metas: Map<string, string>;
  links: { rel: string; href: string; hreflang?: string }[];
  things: Thing[];
  /** Hosts of every full address in what the page says about itself. */
  hosts: Set<string>;
}

/** Reads a page as a crawler does, without running anything. */
export async function readHead(request: APIRequestContext, address: string): Promise<Head> {
  const html = await (await request.get(address)).text();
  const $ = parsePage(html);
  const head: Head = { title: '', metas: new Map(), links: [], things: [], hosts: new Set() };
  for (const element of $('title, meta, link, [type="application/ld+json"]')) {
    const get = (name: string) => $(element).attr(name) ?? '';
    const { tagName } = element;
    if (tagName === 'title' && !head.title) head.title = $(element).text();
    if (tagName === 'meta') head.metas.set(get('property') || get('name'), get('content'));
    if (tagName === 'link')
      head.links.push({ rel: get('rel'), href: get('href'), hreflang: get('hreflang') });
    const isData = get('type') === 'application/ld+json';
    if (isData) head.things.push(...JSON.parse($(element).text())['@graph']);
    // The policy names the hosts that a page may talk to; everything else names places.
    const named = tagName === 'link' || (tagName === 'meta' && !get('http-equiv'));
    const text = isData ? $(element).text() : named ? get('href') + get('content') : '';
    for (const [full] of text.matchAll(/https?:\/\/[^"'\s<]+/g)) head.hosts.add(new URL(full).host);
  }
  return head;
}

/** The hosts that the content itself names. */
const contentHosts = [
  ...hobbies.map(({ url }) => url),
  ...(profile.links ?? []).map(({ url }) => url),
  ...portfolio.flatMap(({ worksArray }) =>
    worksArray.flatMap(({ deployUrl, githubUrl }) => [deployUrl, githubUrl]),
  ),
].flatMap((url) => (url ? [new URL(url).host] : []));

/** The path of an exported page below the site's own path, also in a language that only a variant of the site has. */
export const pathOf = (language: string, page: PageName) =>
  `/${language === 'fr' ? '' : `${language}/`}${page === 'home' ? '' : `${page}/`}`;

/** A language with its most likely country, as Open Graph names it, such as "fr_FR". */
const territory = (language: string) => `${language}_${new Intl.Locale(language).maximize().region}`;

const mainThing = {
  home: 'ProfilePage',
  portfolio: 'CollectionPage',
  contact: 'ContactPage',
  hobbies: 'CollectionPage',
};

/**
 * Expects a page to say in its own language what it is, and to name its addresses in full under `prefix`.
 * @param prefix SITE_URL and BASE_PATH of the build
 * @param built the languages of the build
 */
export function expectHead(
  head: Head,
  language: Language,
  page: PageName,
  prefix: string,
  built: readonly string[] = languages,
) {
  const at = (lang: Language, name: PageName) => prefix + pageAddresses[lang][name].slice(1);
  const here = at(language, page);
  const title = titleOf(language, page);
  const description = words(language, `meta.${page}.description`);
  const linked = (rel: string) => head.links.filter((link) => link.rel === rel);

  expect(head.title).toBe(title);
  expect(linked('canonical').map(({ href }) => href)).toEqual([here]);
  const isPublished = prefix.startsWith('http');
  const versions = [...built.map((one) => [one, prefix + pathOf(one, page)]), ['x-default', at('fr', page)]];
  expect(linked('alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual(
    isPublished ? versions : [],
  );
  const preview = `${prefix}/previews/${page}-${language}.jpg`;
  expect(Object.fromEntries(head.metas)).toMatchObject({
    description,
    'og:type': page === 'home' ? 'profile' : 'website',
    'og:site_name': profile.name,
    'og:title': title,
    'og:description': description,
    'og:locale': territory(language),
    'og:locale:alternate': territory(built.findLast((other) => other !== language) ?? ''),
    'twitter:card': isPublished ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
  });
  // Networks accept only absolute addresses, and those are unknown without SITE_URL.
  const full = {
    'og:url': here,
    'og:image': preview,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining(words(language, `${page}.title`)),
    'twitter:image': preview,
  };
  for (const [name, value] of Object.entries(full))
    expect(head.metas.get(name), name).toEqual(isPublished ? value : undefined);

  expectThings(head.things, language, page, at);
  const site = isPublished ? [new URL(prefix).host] : [];
  const known = new Set(['schema.org', ...contentHosts, ...site]);
  expect([...head.hosts].filter((host) => !known.has(host))).toEqual([]);
}

function expectThings(
  things: Thing[],
  language: Language,
  page: PageName,
  at: (language: Language, page: PageName) => string,
) {
  const one = (type: string) => {
    const found = things.filter((thing) => thing['@type'] === type);
    expect(found, `one ${type}`).toHaveLength(1);
    return found[0] ?? {};
  };
  const main = one(mainThing[page]);
  expect(main).toMatchObject({
    url: at(language, page),
    name: titleOf(language, page),
    inLanguage: language,
  });

  const owner = {
    '@type': 'Person',
    '@id': `${at('fr', 'home')}#owner`,
    name: profile.name,
    url: at(language, 'home'),
  };
  if (page === 'home') {
    expect(main.mainEntity).toMatchObject({
      ...owner,
      jobTitle: jobTitle(language),
      image: expect.stringMatching(/\/pictures\/portrait-\d+\.[0-9a-f]+\.webp$/),
      knowsAbout: technologiesByUse(portfolio).map(({ technology }) => technologyName(technology)),
      sameAs: profile.links?.map(({ url }) => url),
      knowsLanguage: resume.languages?.map((known) => known.language),
    });
    return;
  }
  if (page === 'contact') {
    expect(main.mainEntity).toEqual({ ...owner, email: profile.email, telephone: profile.phone });
  }
  if (page === 'portfolio') {
    expect(one('Person')).toEqual(owner);
    const works = portfolio.flatMap(({ worksArray }) => worksArray);
    expect(main.hasPart).toEqual(
      works.map(({ subTitle, deployUrl, githubUrl }) => {
        const url = deployUrl ?? githubUrl;
        const work = {
          '@type': 'CreativeWork',
          name: words(language, subTitle),
          creator: { '@id': owner['@id'] },
        };
        return url ? { ...work, url } : work;
      }),
    );
  }
  if (page === 'hobbies') {
    expect(main.mentions).toEqual(
      hobbies.map(({ title, intro, url }) => ({
        '@type': 'CreativeWork',
        name: words(language, title),
        description: words(language, intro),
        url,
      })),
    );
  }
  expect(one('BreadcrumbList').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: profile.name, item: at(language, 'home') },
    { '@type': 'ListItem', position: 2, name: words(language, `nav.${page}`), item: at(language, page) },
  ]);
}

/** Expects the web app manifest of a language to hold under a base path, and its icons to be what it says. */
export async function expectManifest(request: APIRequestContext, language: Language, basePath: string) {
  const { links } = await readHead(request, pageAddresses[language].home);
  const address = links.find(({ rel }) => rel === 'manifest')?.href ?? '';
  const inLanguage = { fr: '', en: '/en' }[language];
  // Without a host: the security policy lets a browser ask for it from the one it is on alone.
  expect(address).toBe(`${basePath}${inLanguage}/manifest.webmanifest`);
  const response = await request.get(`.${inLanguage}/manifest.webmanifest`);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    id: `${basePath}${inLanguage}/`,
    start_url: `${basePath}${inLanguage}/`,
    scope: `${basePath}/`,
    lang: language,
    name: titleOf(language, 'home'),
    short_name: profile.name,
    theme_color: viewport.themeColor,
    background_color: viewport.themeColor,
  });
  const kinds: string[] = manifest.icons.map((icon: Thing) => `${icon.purpose} ${icon.sizes}`);
  expect(kinds).toEqual(expect.arrayContaining(['maskable 192x192', 'maskable 512x512', 'any 512x512']));
  return manifest.icons as { src: string; sizes: string; type: string }[];
}

/** The addresses of all pages, in the order of the sitemap's table. */
export const everyPage = languages.flatMap((language) =>
  (Object.keys(pageAddresses[language]) as PageName[]).map((page) => ({ language, page })),
);
