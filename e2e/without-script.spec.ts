/** Without scripts every page can be read and left, and each click does what it says. */
import { type Route, routes } from '../app/lib/address/addresses';
import { defaultLocale, locales } from '../app/lib/locales';
import { hobbies } from '../content/hobbies';
import { profile } from '../content/profile';
import { expect, test } from './fixtures';
import { hold, record, scripts } from './support/requests';
import { pageBesides, type Site } from './support/site';
import { errorHeading, hasPictures, videos, works } from './support/words';

/** Neither Home nor Contact. */
const last = pageBesides('home', 'contact');

test.describe('while scripts are off', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot turn its scripts off');

  /** Words of these pages, beside the title that each page has. */
  const texts: Partial<Record<Route, string[]>> = {
    home: ['home.flightPlan.text'],
    portfolio: ['portfolio.lead', ...works.map(({ title }) => title)],
    contact: (['email', 'phone'] as const).flatMap((fact) => (profile[fact] ? `contact.${fact}` : [])),
    hobbies: hobbies.map(({ key }) => `hobbies.${key}.intro`),
  };

  for (const [index, route] of routes.entries()) {
    test(`${route} can be read`, { tag: route === 'home' ? '@phone' : [] }, async ({
      page,
      site,
      isMobile,
    }) => {
      await page.goto(site.path(route));
      await site.expectPage(route, site.path(route));
      for (const key of texts[route] ?? [])
        await expect(site.main.getByText(site.text(key)).locator('visible=true').first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      if (isMobile) await site.menu.click();
      for (const other of routes) await expect(site.link(other)).toBeInViewport({ ratio: 1 });
      const next = routes[(index + 1) % routes.length] ?? 'home';
      await site.link(next).click();
      await site.expectPage(next, site.path(next));
    });
  }

  test('a flag leads to the same page in its language', async ({ page, site }) => {
    test.skip(locales.length === 1, 'the site has one language');
    await page.goto(site.path('portfolio'));
    const { other } = site;
    await other.switchTo();
    // The empty query of a form adds a question mark to the address.
    await other.expectPage('portfolio', `${other.path('portfolio')}?`);
    await site.switchTo();
    await site.expectPage('portfolio', `${site.path('portfolio')}?`);
  });

  test('controls of works are links to what they show', async ({ page, site }) => {
    await page.goto(site.path('portfolio'));
    const names = works.flatMap(({ pictures }) =>
      pictures.map(({ text }) => site.text('portfolio.openPicture', { description: site.text(text) })),
    );
    await expect(site.thumbnails).toHaveCount(names.length);
    for (const [index, thumbnail] of (await site.thumbnails.all()).entries()) {
      await expect(thumbnail).toHaveAccessibleName(names[index] ?? '');
      await thumbnail.scrollIntoViewIfNeeded();
      const large = new URL((await thumbnail.getAttribute('href')) ?? '', page.url()).href;
      const headers = (await page.request.head(large)).headers();
      expect(headers['content-type']).toMatch(/^image\//);
    }
    const missing = () =>
      site.thumbnails
        .locator('img')
        .evaluateAll((all) => (all as HTMLImageElement[]).filter(({ naturalWidth }) => !naturalWidth).length);
    await expect.poll(missing, 'pictures that have not arrived').toBe(0);

    for (const { id, title } of videos) {
      const name = site.text('video.play', { title: site.text(title) });
      const watch = page.getByRole('link', { name, exact: true });
      await expect(watch).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
      await expect(watch).toBeVisible();
    }

    for (const use of await site.main.getByRole('search').getByRole('link').all()) {
      const { hash } = new URL((await use.getAttribute('href')) ?? '', page.url());
      expect(works.map(({ id }) => `#${id}`)).toContain(hash);
    }
    const last = page.getByRole('article').last();
    await last.getByRole('link', { name: site.text('share.share') }).click();
    expect(new URL(page.url()).hash).toBe(`#${works.at(-1)?.id}`);
    await expect(last.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
  });

  for (const language of locales) {
    const way = language === defaultLocale ? 'link' : 'flag';
    test(`the ${way} of the error screen leads to Home in ${language}`, { tag: '@error-page' }, async ({
      page,
      site,
    }) => {
      const own = site.in(language);
      const response = await page.goto(`${own.root}nope`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: errorHeading, exact: true })).toBeVisible();
      // There is one document for all languages, and it is in the first one.
      if (language === site.language) {
        await site.main.getByRole('link', { name: site.text('error.home'), exact: true }).click();
        await site.expectPage('home', site.root);
      } else {
        await own.switchTo();
        await own.expectPage('home', `${own.root}?`);
      }
    });
  }
});

test.describe('while scripts are late', () => {
  const openWithout = async (site: Site, route: Route) => {
    const release = await hold(site.page, scripts);
    await site.page.goto(site.path(route), { waitUntil: 'domcontentloaded' });
    return release;
  };

  test('a menu that is opened early stays open', { tag: '@touch' }, async ({ page, site }) => {
    const release = await openWithout(site, 'contact');
    await site.menu.click();
    release();
    await site.untilReady();
    await expect(site.menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main').locator('visible=true')).toHaveAttribute('inert');
    await site.link(last).click();
    await site.expectPage(last);
    await expect(site.menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('what is pressed early leads where it says', async ({ page, site }) => {
    const { errors } = record(page);
    const { other } = site;
    await openWithout(site, 'contact');
    await site.link(last).click();
    await site.expectPage(last);
    await other.switchTo();
    await other.expectHeading(last);
    await site.typeHash('#/nope');
    await expect(page.getByRole('heading', { name: errorHeading, exact: true })).toBeVisible();
    await site.typeHash('#/portfolio');
    await site.switchTo();
    await site.expectHeading('portfolio');
    expect(errors).toEqual([]);
  });

  test('no early click is lost', async ({ page, site }) => {
    const release = await openWithout(site, 'portfolio');
    if (hasPictures) {
      await site.thumbnails.first().click();
      await expect(page).toHaveURL(/\/pictures\/works\/[\w.-]+$/);
      await page.goBack({ waitUntil: 'domcontentloaded' });
    }
    const last = page.getByRole('article').last();
    await last.getByRole('link', { name: site.text('share.share') }).click();
    release();
    await site.untilReady();
    await site.expectPage('portfolio', site.address('portfolio', `?at=${works.at(-1)?.id}`));
    if (!hasPictures) return;
    await site.thumbnails.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
