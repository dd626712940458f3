/** What the specs share: the owner's words and facts, the frame of every page, requests held back, and records of a visit. */
import { once } from 'node:events';
import { createTranslator } from 'next-intl';
import { expect, type Page } from 'playwright/test';
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
  const messages = JSON.parse(JSON.stringify({ fr, en }[locale]).replace(/<\/?\w+>/g, ''));
  const t = createTranslator({ locale, messages: messages as object });
  const known = { ...facts, role: messages.meta.jobTitle, steps: entries.length, count: hobbies.length };
  return (key: string, values: Record<string, string | number> = {}): string =>
    t(key as never, { ...known, ...values } as never);
}

export const text = { fr: textsOf('fr'), en: textsOf('en') };

/** The works of the portfolio in the order of the page: their names in addresses, and the keys of their texts. */
export const works = entries.flatMap(({ worksArray }) =>
  worksArray.map((work) => ({
    id: work.id,
    title: `works.${work.key}.subTitle`,
    pictures: work.pictures.map((name) => ({ text: `pictures.works.${name}`, caption: `captions.${name}` })),
    videos: work.videos.map((name) => ({ id: videoIds[name], title: `videos.${name}` })),
  })),
);
export const videos = works.flatMap((work) => work.videos);

/** The time of visits that compare the sky or a screenshot with it: for `page.clock`. */
export const instant = new Date('2026-11-21T22:52:00Z');
export const errorHeading = 'Unexpected Application Error!';
export const roots = { fr: './', en: './en/' } as const;
/** The exported page, relative to the base address, which may have a path of its own. */
export const path = (language: Language, page: PageName) =>
  roots[language] + (page === 'home' ? '' : `${page}/`);
/** The address of a page that a visitor sees and shares. */
export const hash = (language: Language, page: PageName) =>
  roots[language] + (page === 'home' ? '' : `#/${page}`);

export const link = (page: Page, language: Language, name: PageName) =>
  page.getByRole('navigation').getByRole('link', { name: text[language](`nav.${name}`), exact: true });
export const flag = (page: Page, language: Language) =>
  page.getByRole('button', { name: localeNames[language], exact: true });

export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

/** Expects heading, title, language and address to be those of one page. */
export async function expectPage(page: Page, language: Language, name: PageName, address?: string) {
  await expectHeading(page, text[language](`${name}.title`));
  await expect(page).toHaveTitle(text[language](`meta.${name}.title`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveURL(address ?? hash(language, name));
}

/** Waits until links, flags and buttons are handled by the scripts. */
export const untilReady = (page: Page) =>
  page.waitForFunction(() => 'ready' in document.documentElement.dataset);

export const open = (page: Page, address: string) => page.goto(address).then(() => untilReady(page));

export const typeHash = (page: Page, typed: string) => page.evaluate((hash) => location.assign(hash), typed);

/** Moves to a page by its hash. A move ends with the focus on the new heading: until then the page that is left may be found. */
export async function moveTo(page: Page, language: Language, name: PageName) {
  await typeHash(page, `#/${name === 'home' ? '' : name}`);
  const title = text[language](`${name}.title`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
}

/** Scrolls down screen by screen, waits for the pictures of each, and scrolls back. What is aside is requested when it is swiped to. */
export const seeWholePage = (page: Page) =>
  page.evaluate(async () => {
    const isInWindow = (image: HTMLImageElement) => {
      const { top, bottom, left } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && left < innerWidth && image.checkVisibility();
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      // One to draw what was skipped, one to ask for its pictures.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      await Promise.all([...document.images].filter(isInWindow).map((one) => one.decode().catch(() => {})));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Moves a finger over the page. It uses the input of the browser, because events of a script never scroll. */
export async function swipe(page: Page, x: number, y: number, right: number, down: number) {
  const session = await page.context().newCDPSession(page);
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    const touchPoints = [{ x: x + right * part, y: y + down * part }];
    await session.send('Input.dispatchTouchEvent', { type: part ? 'touchMove' : 'touchStart', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export const scripts = /\/_next\/static\/.*\.js$/;

/** Holds back the requests for some files. @returns a function that releases them, and those to come */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const gate = new AbortController();
  const released = once(gate.signal, 'abort');
  // The page that asked may be gone by then.
  await page.route(files, (route) => released.then(() => route.fallback()).catch(() => {}));
  return () => gate.abort();
}

export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Records from now on what a page requests, the paths of its documents, and what it throws or reports as an error. */
export function record(page: Page) {
  const [requests, documents, thrown, errors]: [string[], string[], string[], string[]] = [[], [], [], []];
  // Browsers ask for the icon again when the address changes; a background from elsewhere may come at any time, or fail.
  const isLeftOut = (url: string) => /icon\.(ico|svg)/.test(url) || url === profile.background.remoteUrl;
  page.on('request', (request) => {
    if (!isLeftOut(request.url())) requests.push(request.url());
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  page.on('pageerror', ({ message }) => void [errors.push(message), thrown.push(message)]);
  page.on('console', (message) => {
    // Firefox reports a font that it no longer needs, as its page is left.
    const isOwn = !message.text().startsWith('download failed') && !isLeftOut(message.location().url);
    if (message.type() === 'error' && isOwn) errors.push(message.text());
  });
  return { requests, documents, thrown, errors };
}

/** Touches the page, so that it fetches the other pages at once, and waits until it has asked for nothing for 0.7 seconds. */
export async function untilQuiet(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
  const hasAsked = () => page.waitForEvent('request', { timeout: 700 }).then(Boolean, () => false);
  while (await hasAsked());
}
