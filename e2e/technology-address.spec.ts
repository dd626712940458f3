/** Who is sent the address of a technology sees the works that used it, however it is opened. */
import { toSlug } from '../app/lib/addresses';
import { defaultLocale, locales } from '../app/lib/locales';
import { technologiesByUse } from '../app/lib/technologies';
import { expect, test } from './fixtures';
import type { Site } from './support/site';
import { entries, works } from './support/words';

const uses = technologiesByUse(entries);
// One that some works used and others did not: the filter can be seen.
const use = uses.find((one) => one.works.length < works.length);
const name = use && toSlug(use.technology);
const query = `?tech=${name}`;
const [outsider] = works.filter(({ id }) => !use?.works.includes(id));
const other = locales.find((locale) => locale !== defaultLocale);

test.skip(!use || !outsider, 'every work used every technology');

const expectFiltered = (site: Site) => expectWorks(site, use?.works ?? []);

async function expectWorks(site: Site, ids: readonly string[]) {
  const titles = works.filter(({ id }) => ids.includes(id)).map(({ title }) => site.text(title));
  await expect(site.main.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(titles);
}

const all = works.map(({ id }) => id);

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a cold link shows the works that used it, also after a reload', async ({ site, page }) => {
      await site.open('portfolio', query);
      await expectFiltered(site);
      await site.expectPage('portfolio', site.address('portfolio', query));
      await page.reload();
      await site.untilReady();
      await expectFiltered(site);
      await expect(page).toHaveURL(site.address('portfolio', query));
    });
  });
}

test('typed, it filters; Back and Forward keep it', async ({ site, page }) => {
  await site.open('contact');
  await site.typeHash(`#/portfolio${query}`);
  await expectFiltered(site);
  await site.link('home').click();
  await site.expectHeading('home');
  await page.goBack();
  await expectFiltered(site);
  await page.goBack();
  await site.expectHeading('contact');
  await page.goForward();
  await expectFiltered(site);
});

test('a switch of the language keeps it', async ({ site, page }) => {
  test.skip(!other, 'there is one language');
  const switched = site.in(other ?? defaultLocale);
  await site.open('portfolio', query);
  await switched.flag().click();
  await expectFiltered(switched);
  await expect(page).toHaveURL(switched.address('portfolio', query));
});

test('a choice on the page replaces the address and makes no history entry', async ({ site, page }) => {
  await site.open('portfolio', query);
  const length = await page.evaluate(() => history.length);
  await site.main.getByRole('search').getByRole('button').first().click();
  await expectWorks(site, all);
  await expect(page).toHaveURL(site.address('portfolio'));
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a move to a work drops it, and a work in the same address counts more', async ({ site, page }) => {
  await site.open('portfolio', query);
  await site.typeHash(`#/portfolio?at=${outsider?.id}`);
  await expectWorks(site, all);
  await site.open('portfolio', `${query}&at=${outsider?.id}`);
  await expectWorks(site, all);
  await expect(page).toHaveURL(site.address('portfolio', `?at=${outsider?.id}`));
});

test('an unknown technology shows every work', async ({ site, page }) => {
  for (const unknown of ['?tech=nope', `?tech=${name}x`, '?tech=__proto__', '?tech=']) {
    await site.open('portfolio', unknown);
    await expectWorks(site, all);
    await expect(page).toHaveURL(site.address('portfolio'));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to the site, which links to every work', async ({ site, page }) => {
    await page.goto(`${site.path('portfolio')}#/portfolio${query}`);
    await expectWorks(site, all);
  });
});
