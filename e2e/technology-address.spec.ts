/** The address of a technology shows the works that used it, however it is opened. */
import { toSlug } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { technologiesToFilterBy, technologyName } from '../app/lib/texts/technologies';
import { expect, test } from './fixtures';
import type { Site } from './support/site';
import { entries, works } from './support/words';

const uses = technologiesToFilterBy(entries);
// One that some works used and others did not: the filter can be seen.
const use = uses.find((one) => one.works.length < works.length);
const name = use && toSlug(use.technology);
const query = `?tech=${name}`;
const [outsider] = works.filter(({ id }) => !use?.works.includes(id));

test.skip(!use || !outsider, 'every work used every technology');

const expectFiltered = (site: Site) => expectWorks(site, use?.works ?? []);

async function expectWorks(site: Site, ids: readonly string[]) {
  const titles = works.filter(({ id }) => ids.includes(id)).map(({ title }) => site.text(title));
  await expect(site.main.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(titles);
}

const all = works.map(({ id }) => id);

test('a link to a technology filters works in every language, and can be shared', async ({
  site,
  page,
  context,
  address,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await site.open('portfolio', query);
  await expectFiltered(site);
  await site.expectPage('portfolio', site.address('portfolio', query));
  await page.reload();
  await site.untilReady();
  for (const own of locales.map((locale) => site.in(locale))) {
    await own.switchTo();
    await expectFiltered(own);
    await expect(page).toHaveURL(own.address('portfolio', query));
  }
  await site.switchTo();
  const count = use?.works.length ?? 0;
  const technology = use ? technologyName(use.technology) : '';
  const title = site.text('overview.filtered', { count, technology });
  const share = site.main
    .getByRole('search')
    // As the browser computes the name.
    .getByRole('button', { name: site.text('share.label', { title }).replace(/\s/g, ' '), exact: true });
  await share.click();
  await expect(share.getByText(site.text('share.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(site.address('portfolio', query), address).href);
  await expectFiltered(site);
});

test('the history keeps a typed technology, which a work or a choice replaces', {
  tag: '@engines',
}, async ({ site, page }) => {
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
  const atWork = `?at=${outsider?.id}`;
  for (const [typed, left] of [
    [`${query}&at=${outsider?.id}`, atWork],
    [atWork, atWork],
    ['?tech=nope', ''],
  ] as const) {
    await site.typeHash(`#/portfolio${typed}`);
    await expectWorks(site, all);
    await expect(page).toHaveURL(site.address('portfolio', left));
    await site.typeHash(`#/portfolio${query}`);
    await expectFiltered(site);
  }
  const length = await page.evaluate(() => history.length);
  await site.main.getByRole('search').getByRole('button').first().click();
  await expectWorks(site, all);
  await expect(page).toHaveURL(site.address('portfolio'));
  expect(await page.evaluate(() => history.length), 'without an entry of its own').toBe(length);
});
