import { expect, type Page, type Request } from 'playwright/test';

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

/** Records the requests a page makes from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Clicks a link of the bar by its name, opening the menu first where there is one. */
export async function follow(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}
