/** Links, Back and typed hashes move within one document, and each page is fetched once. */
import { routes } from '../app/lib/address/addresses';
import { hobbies } from '../content/hobbies';
import { expect, test } from './fixtures';
import { record, untilQuiet } from './support/requests';
import { pageBesides } from './support/site';

/** Neither Home nor Contact. */
const last = pageBesides('home', 'contact');

test.describe('a visit', { tag: '@engines' }, () => {
  test('moves within one document', { tag: '@smoke' }, async ({ page, site }) => {
    await site.open('home');
    const { errors, documents } = record(page);
    await site.link('contact').click();
    await site.expectPage('contact');
    await expect(site.heading).toBeFocused();
    await site.typeHash(`#/${last}`);
    await site.expectPage(last);
    await site.link('home').click();
    await site.expectPage('home', `${site.root}#/`);
    await page.goBack();
    await site.expectPage(last);
    await page.goBack();
    await site.expectPage('contact');
    await page.goForward();
    await site.expectPage(last);
    expect({ documents, errors }).toEqual({ documents: [], errors: [] });
    await test.step('and goes on after a reload', async () => {
      await page.goForward();
      await site.expectPage('home', `${site.root}#/`);
      await page.reload();
      await site.untilReady();
      await site.expectPage('home', `${site.root}#/`);
      await page.goBack();
      await site.expectPage(last);
    });
  });

  test('answers a click on a link by a frame before it draws the page', async ({ site }) => {
    await site.open('home');
    const hasMoved = await site.link('contact').evaluate((link: HTMLElement) => {
      const { hash } = location;
      link.click();
      return location.hash !== hash;
    });
    expect(hasMoved, 'before the click is answered').toBe(false);
    await site.expectPage('contact');
  });

  test('returns to the scroll position of each page', async ({ page, site }) => {
    test.skip(!hobbies.length, 'the site has no fourth page');
    // No page fits it.
    await page.setViewportSize({ width: 390, height: 400 });
    await site.open('portfolio');
    const first = await site.scrollTo(100_000);
    await site.menu.click();
    await site.link('hobbies').click();
    await site.expectPage('hobbies');
    await site.expectScrolled(0);
    const second = await site.scrollTo(150);
    await site.menu.click();
    await site.link('contact').click();
    await site.expectPage('contact');
    await site.expectScrolled(0);
    await page.goBack();
    await site.expectPage('hobbies');
    await site.expectScrolled(second);
    await page.goBack();
    await site.expectPage('portfolio');
    await site.expectScrolled(first);
    await page.goForward();
    await site.expectPage('hobbies');
    await site.expectScrolled(second);
    expect([first, second]).not.toContain(0);
    await test.step('a new entry in the place of an old one starts at the top', async () => {
      await page.goBack();
      await site.expectPage('portfolio');
      await site.menu.click();
      await site.link('contact').click();
      await site.expectPage('contact');
      await site.expectScrolled(0);
    });
  });

  test('fetches each page only once', async ({ page, site, context }) => {
    const { requests } = record(page);
    await site.open('home');
    await untilQuiet(page);
    const ahead = requests.splice(0);
    await context.setOffline(true);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => Object.assign(window, { wasBusy: true }));
      observer.observe(document.body, { attributeFilter: ['aria-busy'], subtree: true });
    });
    for (const route of [...routes.slice(1), 'portfolio'] as const) {
      await site.link(route).click();
      await site.expectPage(route);
    }
    expect(await page.evaluate(() => 'wasBusy' in window), 'a move says that it waits').toBe(false);
    // What only a page in the window needs is fetched when it is seen.
    const isAgain = (url: string) => ahead.includes(url) || /\.(html|txt)$|\/$/.test(new URL(url).pathname);
    expect(requests.filter(isAgain)).toEqual([]);
  });
});
