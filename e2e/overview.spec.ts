import { expect, type Page, test } from 'playwright/test';
import { technologiesByUse } from '../app/_lib/overview';
import { formatPeriod } from '../app/_lib/periods';
import { workIds } from '../app/_lib/works';
import { portfolio } from '../content/portfolio';
import { type TechnologyId, technologies } from '../content/technologies';
import {
  hashAddresses,
  type Language,
  languages,
  open,
  pageAddresses,
  recordErrors,
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

/** The distance of the first entry from the page's heading. */
async function headerHeight(page: Page): Promise<number> {
  const [from, to] = await Promise.all(
    [1, 2].map((level) => page.getByRole('heading', { level }).first().boundingBox()),
  );
  return (to?.y ?? 0) - (from?.y ?? 0);
}

/** Opens the rest of the technologies. */
const showRest = (page: Page, language: Language) =>
  page.getByText(words(language, 'overview.more'), { exact: true }).click();

const worksOfHorizon = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('list', { name: words(language, 'overview.horizon') });

for (const language of languages) {
  test(`the horizon in ${language} names every work with its date, the first one first`, async ({ page }) => {
    await open(page, hashAddresses[language].portfolio);
    const expected = portfolio
      .flatMap(({ date, worksArray }) => worksArray.map((work) => ({ date, work })))
      .sort((one, other) => one.date.from.localeCompare(other.date.from))
      .map(({ date, work }) => `${words(language, work.subTitle)}, ${formatPeriod(date, language)}`);
    const names = worksOfHorizon(page, language).getByRole('link');
    await expect(names).toHaveCount(expected.length);
    for (const [index, name] of expected.entries()) await expect(names.nth(index)).toHaveAccessibleName(name);
  });

  test(`the line of technologies in ${language} has each with the number of its works`, async ({ page }) => {
    await open(page, hashAddresses[language].portfolio);
    const main = page.getByRole('main');
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
  const errors = recordErrors(page);
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
  await expect(outcome).toHaveText(/^Three\.js — 2 /);
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
  expect(errors).toEqual([]);
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

test('a light of the horizon leads to its work and puts it into the address', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  for (const id of works) {
    const title = words('fr', `works.${id}.subTitle`);
    await worksOfHorizon(page, 'fr').getByRole('link', { name: title }).click();
    const heading = page.getByRole('heading', { level: 3, name: title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#/portfolio?at=${id}`);
  }
});

test('no two lights of the horizon meet, down to 320 px', async ({ page, isMobile }) => {
  test.skip(isMobile, 'it sets its own size');
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, pageAddresses.fr.portfolio);
    const links = await worksOfHorizon(page, 'fr').getByRole('link').all();
    const boxes = await Promise.all(links.map((link) => link.boundingBox()));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (!one || !other) throw new Error('a light is hidden');
        const isApart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          Math.abs(one.y - other.y) >= Math.min(one.height, other.height) * 0.7;
        expect(isApart, `lights at ${one.x}, ${one.y} and ${other.x}, ${other.y} of ${width} px`).toBe(true);
      }
    }
  }
});
