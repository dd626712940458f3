/** A browser that lacks a part of the platform, or whose part throws, shows every page. */
import { hasSky } from '../app/contact/sky/observer';
import { routes } from '../app/lib/address/addresses';
import { profile } from '../content/profile';
import { expect, type Page, test } from './fixtures';
import { untilQuiet } from './support/requests';
import type { Site } from './support/site';
import { errorHeading, hasPictures, works } from './support/words';

/** What breaks parts of a browser before the site runs. */
const losses: Record<string, () => unknown> = {
  'lacks what is newer': () => {
    const missing: [owner: object, ...names: string[]][] = [
      [window, 'matchMedia', 'IntersectionObserver', 'PerformanceObserver', 'requestIdleCallback'],
      [window, 'cancelIdleCallback', 'navigation', 'WebGL2RenderingContext'],
      [Performance.prototype, 'getEntriesByType'],
      [Element.prototype, 'animate'],
      [HTMLDialogElement.prototype, 'showModal'],
      [Navigator.prototype, 'connection', 'serviceWorker', 'share', 'clipboard'],
    ];
    for (const [owner, ...names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  },
  'refuses what tells visitors apart': () => {
    const refuse = () => {
      throw new RangeError('Incorrect locale or time zone');
    };
    Reflect.deleteProperty(globalThis, 'Temporal');
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      Object.defineProperty(Date.prototype, name, { value: refuse });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'DisplayNames'])
      Object.defineProperty(Intl, name, { value: refuse });
    for (const name of ['toLocaleUpperCase', 'toLocaleLowerCase', 'localeCompare'])
      Object.defineProperty(String.prototype, name, { value: refuse });
    Object.defineProperty(Number.prototype, 'toLocaleString', { value: refuse });
    HTMLCanvasElement.prototype.getContext = refuse;
    for (const name of ['share', 'clipboard', 'serviceWorker'])
      Object.defineProperty(navigator, name, {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
  },
};

/** Expects the page to be there, with what its visitor came for. */
async function expectWhole(site: Site, route: (typeof routes)[number]) {
  await site.expectHeading(route);
  await expect(site.page.getByRole('heading', { name: errorHeading })).toHaveCount(0);
  if (route === 'portfolio') await expect(site.main.getByRole('article')).toHaveCount(works.length);
  if (route !== 'contact') return;
  if (profile.email) await expect(site.main.getByRole('link', { name: profile.email })).toBeVisible();
  if (!hasSky) return;
  await expect(site.main.locator('img[src$="sky.svg"]')).not.toHaveJSProperty('naturalWidth', 0);
}

/** Uses what a page has for a visitor beyond its words. */
async function use(page: Page, site: Site, route: (typeof routes)[number]) {
  if (route === 'portfolio') {
    const share = site.text('share.label', { title: '' }).trim();
    await site.main.getByRole('button', { name: share }).first().click();
    await site.expectHeading('portfolio');
    if (hasPictures) await site.thumbnails.first().click();
    await page.keyboard.press('Escape');
  }
  if (route === 'contact' && profile.email)
    await site.main.getByRole('button', { name: site.text('contact.copyEmail') }).click();
}

for (const [name, lose] of Object.entries(losses))
  test(`a browser that ${name} shows every page`, { tag: '@engines' }, async ({ page, site }) => {
    await page.addInitScript(lose);
    await site.open('contact');
    await expectWhole(site, 'contact');
    for (const route of routes) {
      await site.moveTo(route);
      await expectWhole(site, route);
      await use(page, site, route);
    }
    await untilQuiet(page);
    await expectWhole(site, routes.at(-1) ?? 'home');
  });
