/** What the visitor specs share: the owner's words and facts, the frame of every page, and records of a visit. */
import { createTranslator } from 'next-intl';
import { expect, type Page, type Route, test } from 'playwright/test';
import { localeNames } from '../app/lib/locales';
import { entriesIn } from '../app/lib/works';
import { hobbies } from '../content/hobbies';
import { facts, profile } from '../content/profile';
import { videos as videoIds } from '../content/videos';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };

export { hobbies, profile };

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const pages = ['home', 'portfolio', 'contact', 'hobbies'] as const;
export type PageName = (typeof pages)[number];

const entries = entriesIn(fr, 'fr');

/** The text of a language at a dotted path of its catalogue, with facts in place of braces and without tags. */
function textsOf(locale: Language) {
  const catalogue = { fr, en }[locale];
  const messages: typeof fr = JSON.parse(JSON.stringify(catalogue).replace(/<\/?\w+>/g, ''));
  const t = createTranslator({ locale, messages: messages as object });
  const known = { ...facts, role: messages.meta.jobTitle, steps: entries.length, count: hobbies.length };
  return (key: string, values: Record<string, string | number> = {}): string =>
    t(key as never, { ...known, ...values } as never);
}

export const text = { fr: textsOf('fr'), en: textsOf('en') };

/** The works of the portfolio in the order of the page, with the keys of their texts. */
export const works = entries.flatMap(({ worksArray }) =>
  worksArray.map((work) => ({
    /** Its name in addresses. */
    id: work.id,
    title: `works.${work.key}.subTitle`,
    pictures: work.pictures.map((name) => ({ text: `pictures.works.${name}`, caption: `captions.${name}` })),
    videos: work.videos.map((name) => ({ id: videoIds[name], title: `videos.${name}` })),
  })),
);
export const videos = works.flatMap((work) => work.videos);
/** The titles of the entries, by their keys. */
export const entryTitles = entries.map(({ key }) => `entries.${key}.title`);

export const errorHeading = 'Unexpected Application Error!';
export const roots = { fr: './', en: './en/' } as const;
/** The exported page, relative to the base address, which may have a path of its own. */
export const path = (language: Language, page: PageName) =>
  roots[language] + (page === 'home' ? '' : `${page}/`);
/** The address of a page that a visitor sees and shares. */
export const hash = (language: Language, page: PageName) =>
  roots[language] + (page === 'home' ? '' : `#/${page}`);

/** The link of the bar to a page. */
export const link = (page: Page, language: Language, name: PageName) =>
  page.getByRole('navigation').getByRole('link', { name: text[language](`nav.${name}`), exact: true });
/** The button that switches to a language. */
export const flag = (page: Page, language: Language) =>
  page.getByRole('button', { name: localeNames[language], exact: true });

export async function expectHeading(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Expects heading, title, language and address to be those of one page. */
export async function expectPage(
  page: Page,
  language: Language,
  name: PageName,
  address: string | RegExp = hash(language, name),
) {
  await expectHeading(page, text[language](`${name}.title`));
  await expect(page).toHaveTitle(text[language](`meta.${name}.title`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveURL(address);
}

/** Opens an address and waits until links, flags and buttons are handled by the scripts. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await untilReady(page);
}

export async function untilReady(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
}

/** Types an address behind the hash sign. */
export async function typeHash(page: Page, typed: string) {
  await page.evaluate((value) => {
    location.hash = value;
  }, typed);
}

/** Opens the home page and moves to each page by its hash. A move ends with the focus on the heading. */
export async function visitPages(page: Page, language: Language, visit: (name: PageName) => Promise<void>) {
  await open(page, roots[language]);
  for (const name of pages) {
    await test.step(name, async () => {
      await typeHash(page, `#/${name === 'home' ? '' : name}`);
      await expect(
        page.getByRole('heading', { name: text[language](`${name}.title`), level: 1 }),
      ).toBeFocused();
      await visit(name);
    });
  }
}

/** Scrolls down screen by screen, so that every lazy picture is requested, waits for them and scrolls back. */
export async function seeWholePage(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  const missing = () =>
    [...document.images].filter((image) => image.checkVisibility() && !image.complete).map(({ src }) => src);
  await expect.poll(() => page.evaluate(missing)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Records from now on what a page requests, the paths of its documents, and what it throws or reports as an error. */
export function record(page: Page) {
  const visit = {
    requests: [] as string[],
    documents: [] as string[],
    thrown: [] as string[],
    errors: [] as string[],
  };
  // Browsers ask for the icon again when the address changes; a background from elsewhere may come at any time, or fail.
  const isLeftOut = (url: string) => /icon\.(ico|svg)/.test(url) || url === profile.background.remoteUrl;
  page.on('request', (request) => {
    if (!isLeftOut(request.url())) visit.requests.push(request.url());
    if (request.isNavigationRequest()) visit.documents.push(new URL(request.url()).pathname);
  });
  page.on('pageerror', ({ message }) => {
    visit.errors.push(message);
    visit.thrown.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLeftOut(message.location().url)) visit.errors.push(message.text());
  });
  return visit;
}

/** Waits until everything is fetched that a page fetches ahead in idle time. */
export async function untilQuiet(page: Page) {
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(700);
}

/** Holds back the requests for some files. @returns a function that releases them, and those to come */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    // The page that asked may be gone by now.
    await route.fallback().catch(() => {});
  });
  return release;
}

/** Handles the request for the only script that holds some words. */
export async function routeScript(page: Page, words: string, handle: (route: Route) => Promise<void>) {
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    const response = await route.fetch().catch(() => null);
    const code = await response?.text().catch(() => null);
    // The page that asked may be gone by now.
    if (!response || code == null) return;
    await (code.includes(words) ? handle(route) : route.fulfill({ response }));
  });
}
