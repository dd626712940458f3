/** The first screen of Portfolio: works on the horizon of time, and technologies that filter them. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { technologiesByUse, technologyName } from '../app/_lib/overview';
import { portfolio } from '../content/portfolio';
import type { TechnologyId } from '../content/technologies';
import { type ExpectedWork, entries, works as expectedWorks } from './expected';
import {
  hashAddresses,
  holdRequests,
  type Language,
  open,
  pageAddresses,
  recordErrors,
  switchTo,
  typeHash,
  untilReady,
  words,
} from './support';

const works = expectedWorks.map(({ id }) => id);
/** One work alone has no filter. */
const uses = works.length > 1 ? technologiesByUse(portfolio) : [];
/** Two technologies that not every work used. */
const [some, others] = uses.filter((use) => use.works.length < works.length);

const titlesOf = (language: Language, ids: string[]) =>
  expectedWorks.filter(({ id }) => ids.includes(id)).map(({ subTitle }) => words(language, subTitle));

const shownWorks = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** The link of a technology. */
const chip = (page: Page, technology: TechnologyId) => {
  const count = uses.find((use) => use.technology === technology)?.works.length;
  return page
    .getByRole('main')
    .getByRole('link', { name: `${technologyName(technology)} ${count}`, exact: true });
};

/** Opens the rest of the technologies. */
const showRest = async (page: Page, language: Language) => {
  const more = page.getByText(words(language, 'overview.more'), { exact: true });
  if (await more.isVisible()) await more.click();
};

const horizon = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('list', { name: words(language, 'overview.horizon') });

/** The distance of the first entry from the page's heading. */
async function headerHeight(page: Page): Promise<number> {
  const [from, to] = await Promise.all(
    [1, 2].map((level) => page.getByRole('heading', { level }).first().boundingBox()),
  );
  return (to?.y ?? 0) - (from?.y ?? 0);
}

/** Expects each name in a row of its own, whole and inside the page, from 320 px on. */
async function expectRows(page: Page, links: Locator) {
  for (const wide of [320, 390, 1440]) {
    await page.setViewportSize({ width: wide, height: 900 });
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(Math.max(...boxes.map(({ right }) => right)), `at ${wide} px`).toBeLessThanOrEqual(wide);
    const overlap = boxes.filter(({ top }, index) => index > 0 && top < (boxes[index - 1]?.bottom ?? 0) - 1);
    expect(overlap, `at ${wide} px`).toEqual([]);
  }
}

const dated = portfolio
  .flatMap(({ date }, index) => entries[index]?.works.map((work) => ({ date, work, index })) ?? [])
  .sort((one, other) => other.date.from.localeCompare(one.date.from));

/** Expects every work with its dates, the latest first, and the technologies with the number of their works. */
async function expectNames(page: Page, language: Language) {
  const lights = dated.map(({ work, index }) => {
    const name = `${words(language, work.subTitle)}, ${entries[index]?.date(language)}`;
    return `  - listitem:\n    - ${JSON.stringify(`link ${JSON.stringify(name)}`)}`;
  });
  await expect(horizon(page, language)).toMatchAriaSnapshot(
    ['- list:', '  - /children: equal', ...lights].join('\n'),
  );
  const chips = page.getByRole('main').getByRole('list', { name: words(language, 'overview.uses') });
  const all = [`${words(language, 'overview.all')} ${works.length}`];
  const named = uses.map((use) => `${technologyName(use.technology)} ${use.works.length}`);
  await expect(chips.first().getByRole('link')).toHaveText(uses.length ? [...all, ...named] : []);
}

/** Expects a link of the horizon to show its work. */
async function expectWayTo(page: Page, link: Locator, { id, subTitle }: ExpectedWork) {
  await link.click();
  const heading = shownWorks(page).getByText(words('fr', subTitle), { exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`${hashAddresses.fr.portfolio}?at=${id}`);
}

test('the horizon names works, the latest first, in both languages, and leads to each', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  await showRest(page, 'fr');
  await expectNames(page, 'fr');
  const links = horizon(page, 'fr').getByRole('link');
  for (const [at, { work }] of dated.entries()) await expectWayTo(page, links.nth(at), work);
  await test.step('no name is cut', () => expectRows(page, links));
  await page.setViewportSize({ width: 390, height: 844 });
  await links.first().click({ trial: true });
  await switchTo(page, 'en');
  await expectNames(page, 'en');
});

test('a technology filters works by click or key, and gives the rest back', { tag: '@smoke' }, async ({
  page,
}) => {
  test.skip(!some || !others, 'every work used every technology');
  if (!some || !others) return;
  const errors = recordErrors(page);
  await open(page, hashAddresses.fr.portfolio);
  await showRest(page, 'fr');
  const height = await headerHeight(page);
  const outcome = page.getByRole('main').getByRole('status').first();
  await expect(outcome).toHaveText('');
  const all = page
    .getByRole('main')
    .getByRole('link', { name: `${words('fr', 'overview.all')} ${works.length}`, exact: true });
  await expect(all).toHaveAttribute('aria-current', 'true');

  const expectFiltered = async (language: Language, { technology, works: used }: typeof some) => {
    await expect(shownWorks(page)).toHaveText(titlesOf(language, used));
    const values = { technology: technologyName(technology), count: used.length };
    await expect(outcome).toHaveText(words(language, 'overview.filtered', values));
    await expect(chip(page, technology)).toHaveAttribute('aria-current', 'true');
  };
  await chip(page, some.technology).click();
  await expectFiltered('fr', some);
  await expect(all).toHaveAttribute('aria-current', 'false');
  const withWorks = entries.filter((entry) => entry.works.some(({ id }) => some.works.includes(id)));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    withWorks.map(({ title }) => words('fr', title)),
  );
  expect(await headerHeight(page)).toBe(height);

  // A switch of language changes the words only.
  await switchTo(page, 'en');
  await expectFiltered('en', some);
  await switchTo(page, 'fr');

  // One technology at a time, and pressed again it gives everything back.
  for (const use of [others, uses.at(-1) ?? others]) {
    await chip(page, use.technology).press('Enter');
    await expectFiltered('fr', use);
    await expect(chip(page, use.technology)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', works));
  await expect(outcome).toHaveText(words('fr', 'overview.unfiltered', { count: works.length }));
  await chip(page, some.technology).click();
  await all.click();
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', works));

  // Whatever is chosen, a shared work is there.
  await chip(page, some.technology).click();
  const hidden = works.find((id) => !some.works.includes(id)) ?? '';
  await typeHash(page, `#/portfolio?at=${hidden}`);
  const [title = ''] = titlesOf('fr', [hidden]);
  await expect(shownWorks(page).getByText(title, { exact: true })).toBeFocused();
  await expect(shownWorks(page)).toHaveCount(works.length);
  await expect(page).toHaveURL(`${hashAddresses.fr.portfolio}?at=${hidden}`);
  expect(errors).toEqual([]);
});

test('a technology pressed before the scripts and released after them filters', async ({ page }) => {
  test.skip(!some, 'every work used every technology');
  const release = await holdRequests(page, /\/_next\/static\/.*\.js$/);
  await page.goto(pageAddresses.fr.portfolio, { waitUntil: 'domcontentloaded' });
  const link = page
    .getByRole('list', { name: words('fr', 'overview.uses') })
    .getByRole('link')
    .nth(1);
  await link.hover();
  await page.mouse.down();
  release();
  await untilReady(page);
  await page.mouse.up();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/./);
});

test('without script a technology is a link to its first work, in the same room', async ({
  page,
  browser,
  browserName,
}) => {
  test.skip(!uses.length, 'one work has no filter');
  test.skip(browserName === 'firefox', 'Playwright switches scripts off in its own only');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(pageAddresses.fr.portfolio);
  await open(page, pageAddresses.fr.portfolio);
  expect(await headerHeight(page)).toBe(await headerHeight(still));

  // By the keyboard alone.
  const more = still.getByText(words('fr', 'overview.more'), { exact: true });
  if (await more.isVisible()) await more.press('Enter');
  const links = await still
    .getByRole('main')
    .getByRole('list', { name: words('fr', 'overview.uses') })
    .first()
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  expect(links.slice(1)).toEqual(
    uses.map((use) => `${technologyName(use.technology)} ${use.works.length} #${use.works[0]}`),
  );
  const { technology, works: used } = uses.at(-1) ?? { works: [] };
  if (technology) await chip(still, technology).click();
  const [title = ''] = titlesOf('fr', used.slice(0, 1));
  await expect(shownWorks(still).getByText(title, { exact: true })).toBeFocused();
  await context.close();
});
