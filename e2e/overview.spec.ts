/** The first screen of Portfolio: works on the horizon of time, and technologies that filter them. */
import { expect, type Page, test } from 'playwright/test';
import { technologiesByUse, technologyName } from '../app/_lib/overview';
import { portfolio } from '../content/portfolio';
import type { TechnologyId } from '../content/technologies';
import { entries, works as expectedWorks } from './expected';
import {
  deviceOf,
  hashAddresses,
  type Language,
  languages,
  open,
  pageAddresses,
  recordErrors,
  switchTo,
  typeHash,
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

/** The button, or without script the link, of a technology. */
const chip = (page: Page, role: 'button' | 'link', technology: TechnologyId) => {
  const count = uses.find((use) => use.technology === technology)?.works.length;
  return page
    .getByRole('main')
    .getByRole(role, { name: `${technologyName(technology)} ${count}`, exact: true });
};

/** Opens the rest of the technologies. */
const showRest = async (page: Page, language: Language) => {
  const more = page.getByText(words(language, 'overview.more'), { exact: true });
  if (await more.isVisible()) await more.click();
};

const horizonLinks = (page: Page, language: Language) =>
  page
    .getByRole('main')
    .getByRole('list', { name: words(language, 'overview.horizon') })
    .getByRole('link');

/** The distance of the first entry from the page's heading. */
async function headerHeight(page: Page): Promise<number> {
  const [from, to] = await Promise.all(
    [1, 2].map((level) => page.getByRole('heading', { level }).first().boundingBox()),
  );
  return (to?.y ?? 0) - (from?.y ?? 0);
}

/** Expects no two lights of the horizon to meet, from 320 px on. */
async function expectLightsApart(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const wide of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width: wide, height: 900 });
    const boxes = await horizonLinks(page, 'fr').evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    const meeting = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.right > other.left &&
            other.right > one.left &&
            Math.abs(one.y - other.y) < Math.min(one.height, other.height) * 0.7,
        )
        .map((other) => `lights at ${one.x}, ${one.y} and ${other.x}, ${other.y}`),
    );
    expect(Math.min(...boxes.map((box) => box.width)), 'no light is hidden').toBeGreaterThan(0);
    expect(meeting, `at ${wide} px`).toEqual([]);
  }
  await page.setViewportSize({ width, height });
}

for (const language of languages) {
  test(`the horizon in ${language} names every work in order and leads to it`, {
    tag: deviceOf(language),
  }, async ({ page }) => {
    await open(page, hashAddresses[language].portfolio);
    const dated = portfolio
      .flatMap(({ date }, index) => entries[index]?.works.map((work) => ({ date, work, index })) ?? [])
      .sort((one, other) => one.date.from.localeCompare(other.date.from));
    const links = horizonLinks(page, language);
    await expect(links).toHaveCount(dated.length);
    for (const [at, { work, index }] of dated.entries()) {
      const title = words(language, work.subTitle);
      await expect(links.nth(at)).toHaveAccessibleName(`${title}, ${entries[index]?.date(language)}`);
      // Addresses are the same in both languages.
      if (language === 'en' && at > 0) continue;
      await links.nth(at).click();
      const heading = shownWorks(page).getByText(title, { exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(`${hashAddresses[language].portfolio}?at=${work.id}`);
    }
    if (!uses.length) return;
    await showRest(page, language);
    const chips = page.getByRole('main').getByRole('list', { name: words(language, 'overview.uses') });
    await expect(chips.first().getByRole('button')).toHaveText([
      `${words(language, 'overview.all')} ${works.length}`,
      ...uses.map((use) => `${technologyName(use.technology)} ${use.works.length}`),
    ]);
    if (language === 'fr') await test.step('no two lights meet', () => expectLightsApart(page));
  });
}

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
    .getByRole('button', { name: `${words('fr', 'overview.all')} ${works.length}`, exact: true });
  await expect(all).toHaveAttribute('aria-pressed', 'true');

  const expectFiltered = async (language: Language, { technology, works: used }: typeof some) => {
    await expect(shownWorks(page)).toHaveText(titlesOf(language, used));
    const values = { technology: technologyName(technology), count: used.length };
    await expect(outcome).toHaveText(words(language, 'overview.filtered', values));
    await expect(chip(page, 'button', technology)).toHaveAttribute('aria-pressed', 'true');
  };
  await chip(page, 'button', some.technology).click();
  await expectFiltered('fr', some);
  await expect(all).toHaveAttribute('aria-pressed', 'false');
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
    await chip(page, 'button', use.technology).press('Space');
    await expectFiltered('fr', use);
    await expect(chip(page, 'button', use.technology)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', works));
  await expect(outcome).toHaveText(words('fr', 'overview.unfiltered', { count: works.length }));
  await chip(page, 'button', some.technology).click();
  await all.click();
  await expect(shownWorks(page)).toHaveText(titlesOf('fr', works));

  // Whatever is chosen, a shared work is there.
  await chip(page, 'button', some.technology).click();
  const hidden = works.find((id) => !some.works.includes(id)) ?? '';
  await typeHash(page, `#/portfolio?at=${hidden}`);
  const [title = ''] = titlesOf('fr', [hidden]);
  await expect(shownWorks(page).getByText(title, { exact: true })).toBeFocused();
  await expect(shownWorks(page)).toHaveCount(works.length);
  await expect(page).toHaveURL(`${hashAddresses.fr.portfolio}?at=${hidden}`);
  expect(errors).toEqual([]);
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
  if (technology) await chip(still, 'link', technology).click();
  const [title = ''] = titlesOf('fr', used.slice(0, 1));
  await expect(shownWorks(still).getByText(title, { exact: true })).toBeFocused();
  await context.close();
});
