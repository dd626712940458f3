import { expect, type Page, test } from 'playwright/test';
import { technologiesByUse } from '../app/_lib/overview';
import { workIds } from '../app/_lib/works';
import { portfolio } from '../content/portfolio';
import { profile } from '../content/profile';
import { type TechnologyId, technologies } from '../content/technologies';
import {
  hashAddresses,
  type Language,
  languages,
  open,
  pageAddresses,
  recordFaults,
  switchTo,
  words,
} from './support';

const uses = technologiesByUse(portfolio);
const works = workIds(portfolio);

const usedBy = (technology: TechnologyId) => uses.find((use) => use.technology === technology)?.works ?? [];

const titlesOf = (language: Language, ids: string[]) =>
  ids.map((id) => words(language, `works.${id}.subTitle`));

const shownWorks = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** The button, or without script the link, of a technology. */
const chip = (page: Page, role: 'button' | 'link', name: string, count: number) =>
  page.getByRole('main').getByRole(role, { name: `${name} ${count}`, exact: true });

const filterBy = (page: Page, technology: TechnologyId) =>
  chip(page, 'button', technologies[technology].name, usedBy(technology).length);

/** How far the first entry stands below the page's heading. */
async function headerHeight(page: Page): Promise<number> {
  const [from, to] = await Promise.all(
    [1, 2].map((level) => page.getByRole('heading', { level }).first().boundingBox()),
  );
  return (to?.y ?? 0) - (from?.y ?? 0);
}

/** Opens the rest of the technologies, which hides on phones a few of those in front too. */
const showRest = (page: Page, language: Language) =>
  page.getByText(words(language, 'overview.more'), { exact: true }).click();

for (const language of languages) {
  test(`the overview in ${language} says how long, how much, for whom and with what`, async ({ page }) => {
    await open(page, hashAddresses[language].portfolio);
    const main = page.getByRole('main');
    const counts = [profile.year - profile.firstYear, portfolio.length, works.length, uses.length];
    await expect(main.getByRole('definition')).toHaveText(counts.map(String));
    await expect(main.getByRole('term').first()).toHaveText(
      `${language === 'fr' ? 'ans depuis' : 'years since'} ${profile.firstYear}`,
    );

    const missions = new Set(portfolio.map((entry) => words(language, entry.company ?? entry.title)));
    const list = main.getByRole('list', { name: words(language, 'overview.missions') });
    await expect(list.getByRole('listitem')).toHaveText([...missions]);

    await showRest(page, language);
    const buttons = main
      .getByRole('list', { name: words(language, 'overview.uses') })
      .first()
      .getByRole('button');
    await expect(buttons).toHaveText([
      `${words(language, 'overview.all')} ${works.length}`,
      ...uses.map(({ technology, works: { length } }) => `${technologies[technology].name} ${length}`),
    ]);
  });
}

test('a technology leaves the works that used it, says how many, and gives the rest back', {
  tag: '@smoke',
}, async ({ page, baseURL }) => {
  const faults = recordFaults(page);
  await open(page, hashAddresses.fr.portfolio);
  await showRest(page, 'fr');
  const height = await headerHeight(page);
  const outcome = page.getByRole('main').getByRole('status').first();
  await expect(outcome).toHaveText('');
  const all = chip(page, 'button', 'Toutes', works.length);
  await expect(all).toHaveAttribute('aria-pressed', 'true');

  await filterBy(page, 'threejs').click();
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', ['galaxy', 'arena']));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    words('fr', 'entries.explorations.title'),
  ]);
  await expect(outcome).toHaveText('Three.js — 2 réalisations');
  await expect(filterBy(page, 'threejs')).toHaveAttribute('aria-pressed', 'true');
  await expect(all).toHaveAttribute('aria-pressed', 'false');

  // A switch of language changes the words only.
  await switchTo(page, 'en');
  await expect(shownWorks(page)).toHaveText(titlesOf('en', ['galaxy', 'arena']));
  await expect(outcome).toHaveText('Three.js — 2 works');
  await switchTo(page, 'fr');

  // One technology at a time, and pressed again it gives everything back.
  await filterBy(page, 'stripe').click();
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', ['payments']));
  await expect(outcome).toHaveText('Stripe — 1 réalisation');
  await filterBy(page, 'stripe').click();
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', works));
  await expect(outcome).toHaveText('9 réalisations');

  await filterBy(page, 'python').click();
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', usedBy('python')));
  expect(await headerHeight(page)).toBe(height);
  await all.click();
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', works));

  // Whatever is chosen, a shared work is there.
  await filterBy(page, 'python').click();
  await page.evaluate(() => {
    location.hash = '#/portfolio?at=arena';
  });
  await expect(page.getByRole('heading', { name: words('fr', 'works.arena.subTitle') })).toBeFocused();
  await expect(shownWorks(page)).toHaveCount(works.length);
  expect(new URL(page.url()).hash).toBe('#/portfolio?at=arena');
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  expect(faults).toEqual([]);
});

test('every technology filters to its own works, keyboard alone', async ({ page, isMobile, browserName }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  test.slow(browserName === 'firefox', 'there are many technologies, and each press takes it half a second');
  await open(page, hashAddresses.fr.portfolio);
  await page.getByText(words('fr', 'overview.more'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  for (const { technology, works: used } of uses) {
    await filterBy(page, technology).press('Space');
    await expect(shownWorks(page)).toHaveText(titlesOf('fr', used));
    await expect(filterBy(page, technology)).toBeFocused();
  }
});

test('without script each technology leads to the first work that used it, and nothing moves once there is one', async ({
  page,
  browser,
  baseURL,
  isMobile,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Playwright switches scripts off in its own only');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    isMobile,
    viewport: page.viewportSize(),
  });
  const still = await context.newPage();
  await still.goto(pageAddresses.fr.portfolio);
  await open(page, pageAddresses.fr.portfolio);
  expect(await headerHeight(page)).toBe(await headerHeight(still));

  await showRest(still, 'fr');
  for (const { technology, works: used } of uses) {
    const link = chip(still, 'link', technologies[technology].name, used.length);
    await expect(link).toHaveAttribute('href', `#${used[0]}`);
  }
  await chip(still, 'link', 'Stripe', 1).click();
  await expect(still.getByRole('heading', { name: words('fr', 'works.payments.subTitle') })).toBeFocused();
  await context.close();
});
