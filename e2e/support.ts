import { expect, type Page, type Request } from 'playwright/test';
import { facts } from '../content/profile';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };

/** The headings of the pages, by language: what a visitor sees that tells one page from another. */
export const headings = {
  fr: { home: 'Bienvenue à bord.', portfolio: 'Portfolio', contact: 'Contact', hobbies: 'Exoplanètes' },
  en: { home: 'Welcome aboard.', portfolio: 'Portfolio', contact: 'Contact', hobbies: 'Exoplanets' },
} as const;

export const errorHeading = 'Unexpected Application Error!';

/** Addresses relative to the base address, which may have a path of its own. */
export const hashAddresses = {
  fr: { home: './', portfolio: './#/portfolio', contact: './#/contact', hobbies: './#/hobbies' },
  en: { home: './en/', portfolio: './en/#/portfolio', contact: './en/#/contact', hobbies: './en/#/hobbies' },
} as const;

export const pageAddresses = {
  fr: { home: './', portfolio: './portfolio/', contact: './contact/', hobbies: './hobbies/' },
  en: { home: './en/', portfolio: './en/portfolio/', contact: './en/contact/', hobbies: './en/hobbies/' },
} as const;

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const pages = ['home', 'portfolio', 'contact', 'hobbies'] as const;

/** Expects the page's heading to be there and the only one of its level. */
export async function expectHeading(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Expects an address relative to the base address. */
export async function expectAddress(page: Page, baseURL: string | undefined, address: string) {
  await expect(page).toHaveURL(new URL(address, baseURL).href);
}

/** Waits until the scripts run the page: from then on a click on a link no longer loads a document. */
export async function untilReady(page: Page) {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Opens an address and waits until the scripts run the page. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await untilReady(page);
}

/**
 * Records the requests a page makes from now on. Browsers look at the icon again whenever the address changes; that is
 * no doing of the page.
 */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (!/icon\.(ico|svg)/.test(request.url())) requests.push(request);
  });
  return requests;
}

/** Clicks a link of the bar by its name, opening the menu first where there is one. */
export async function follow(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}

/** The titles of the documents, by language. */
export const titles = {
  fr: {
    home: 'Camille Vega — développeuse fullstack, Paris',
    portfolio: 'Portfolio — Camille Vega',
    contact: 'Contact — Camille Vega',
    hobbies: 'Exoplanètes — Camille Vega',
  },
  en: {
    home: 'Camille Vega — fullstack developer, Paris',
    portfolio: 'Portfolio — Camille Vega',
    contact: 'Contact — Camille Vega',
    hobbies: 'Exoplanets — Camille Vega',
  },
} as const;

/** Both catalogues: every word of the site. */
export const messages = { fr, en };

/** The words at a dotted path of a catalogue, facts filled in and the tags of links taken out. */
export function words(language: Language, key: string): string {
  const text = key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], messages[language]);
  if (typeof text !== 'string') throw new Error(`${key} is no text of messages/${language}.json`);
  return text
    .replace(/<\/?\w+>/g, '')
    .replace(/\{(\w+)\}/g, (braces, name) => String((facts as Record<string, unknown>)[name] ?? braces));
}

/** Records what a page complains of in the console, hydration errors among it, and what it throws. */
export function recordFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}

/** Clicks a flag. */
export async function switchTo(page: Page, language: Language) {
  await page.getByRole('button', { name: { fr: 'Français', en: 'English' }[language], exact: true }).click();
}

/** Goes down the page screen by screen, so that every lazy picture is asked for, waits for them and comes back up. */
export async function seeWholePage(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].filter((image) => !image.complete).map((image) => image.src)),
    )
    .toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Watches the requests of a page from now on.
 * @returns a function that waits until the page has fetched ahead what it wants and asks for nothing any more
 */
export function watchTraffic(page: Page): () => Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  return async () => {
    // Pages are fetched ahead in an idle callback, and these are called in their order.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    await expect.poll(() => Date.now() - last).toBeGreaterThan(700);
  };
}
