/** A flag switches every word at once, in place, without a request, for the rest of the visit. */
import { routes } from '../app/lib/address/addresses';
import { defaultLocale, locales } from '../app/lib/locales';
import { expect, type Page, test } from './fixtures';
import { record } from './support/requests';
import { Site } from './support/site';
import { instant } from './support/words';

const others = locales.filter((locale) => locale !== defaultLocale);

// A first visit is in the site's own language all the same.
test.use({ locale: 'en-GB' });

/** Every word of a page and where its links lead, without what is announced after a move. */
const everyWord = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).replace(/^- (paragraph|alert).*$/gm, '').trim();

for (const language of others) {
  test(`a switch to ${language} changes every word of every page`, async ({ page, site, context }) => {
    const opened = new Site(await context.newPage(), language);
    // The sky of both is of one minute.
    for (const one of [page, opened.page]) await one.clock.setFixedTime(instant);
    await site.open('home');
    await opened.open('home');
    for (const route of routes)
      await test.step(route, async () => {
        for (const one of [site, opened]) {
          await one.moveTo(route);
          if (route === 'contact') await one.expectSky();
        }
        // A comma or a point, and never both.
        const label = opened.page.getByText(opened.text('portfolio.before'), { exact: true });
        for (const figure of await opened.main.locator('dl').filter({ has: label }).allTextContents())
          expect(new Set(figure.match(/(?<=\d)[.,](?=\d\b)/g)).size, figure).toBeLessThanOrEqual(1);
        const before = await everyWord(page);
        await site.switchTo(language);
        await site.in(language).expectHeading(route);
        await expect(async () => expect(await everyWord(page)).toBe(await everyWord(opened.page))).toPass();
        await site.switchTo();
        await expect(async () => expect(await everyWord(page)).toBe(before)).toPass();
      });
  });

  test.describe(`a switch to ${language} on an open page`, { tag: '@engines' }, () => {
    test.beforeEach(({ site }) => site.open('portfolio'));

    test('needs nothing of network or history', async ({ page, site, context, baseURL }) => {
      // Opened at one of its elements, it is the same page.
      await site.visit(`${site.path('portfolio')}#main`);
      const entries = await page.evaluate(() => history.length);
      await context.setOffline(true);
      const isSwitched = await site.flag(language).evaluate(async (flag: HTMLElement) => {
        const { lang } = document.documentElement;
        await new Promise((pressed) => {
          new MutationObserver(pressed).observe(flag, { attributeFilter: ['aria-pressed'] });
          flag.click();
        });
        return document.documentElement.lang !== lang;
      });
      expect(isSwitched, 'as soon as its flag is pressed').toBe(false);
      await site.in(language).expectPage('portfolio');
      expect(await page.evaluate(() => history.length)).toBe(entries);
      for (const one of locales) {
        await expect(site.flag(one)).toHaveAttribute('aria-pressed', String(one === language));
        await expect(site.flag(one)).toHaveAttribute('lang', one);
      }
      const { pathname } = new URL(site.in(language).path('portfolio'), baseURL);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical, 'what share sheets pass on').toHaveAttribute(
        'href',
        new RegExp(`${pathname}$`),
      );
    });

    test('lasts for the whole visit', { tag: language === others[0] ? '@smoke' : [] }, async ({
      page,
      site,
    }) => {
      const { errors, documents } = record(page);
      const chosen = site.in(language);
      await site.link('contact').click();
      await site.expectPage('contact');
      await site.switchTo(language);
      await chosen.link('home').click();
      await chosen.expectPage('home', `${chosen.root}#/`);
      for (const route of ['contact', 'portfolio'] as const) {
        await page.goBack();
        await chosen.expectPage(route);
      }
      await page.goForward();
      await chosen.expectPage('contact');
      expect({ documents, errors }).toEqual({ documents: [], errors: [] });
      await page.reload();
      await site.untilReady();
      await chosen.expectPage('contact');
    });
  });
}
