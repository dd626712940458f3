/** The first screen of Portfolio: works on the horizon of time, and technologies that filter them. */
import { expect, type Page, test } from 'playwright/test';
import { technologiesByUse } from '../app/_lib/overview';
import { portfolio } from '../content/portfolio';
import { type TechnologyId, technologies } from '../content/technologies';
import { entries, works as expectedWorks } from './expected';
import {
  hashAddresses,
  type Language,
  languages,
  open,
  otherLanguage,
  pageAddresses,
  recordErrors,
  switchTo,
  typeHash,
  words,
} from './support';

const uses = technologiesByUse(portfolio);
const works = expectedWorks.map(({ id }) => id);
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
    .getByRole(role, { name: `${technologies[technology].name} ${count}`, exact: true });
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
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const links = await horizonLinks(page, 'fr').all();
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
}

async function filterWorks(page: Page, language: Language) {
  test.skip(!some || !others, 'every work used every technology');
  if (!some || !others) return;
  const errors = recordErrors(page);
  await open(page, hashAddresses[language].portfolio);
  await showRest(page, language);
  const height = await headerHeight(page);
  const outcome = page.getByRole('main').getByRole('status').first();
  await expect(outcome).toHaveText('');
  const all = page
    .getByRole('main')
    .getByRole('button', { name: `${words(language, 'overview.all')} ${works.length}`, exact: true });
  await expect(all).toHaveAttribute('aria-pressed', 'true');

  const expectFiltered = async (inLanguage: Language, { technology, works: used }: typeof some) => {
    await expect(shownWorks(page)).toHaveText(titlesOf(inLanguage, used));
    const values = { technology: technologies[technology].name, count: used.length };
    await expect(outcome).toHaveText(words(inLanguage, 'overview.filtered', values));
    await expect(chip(page, 'button', technology)).toHaveAttribute('aria-pressed', 'true');
  };
  await chip(page, 'button', some.technology).click();
  await expectFiltered(language, some);
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  const withWorks = entries.filter((entry) => entry.works.some(({ id }) => some.works.includes(id)));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    withWorks.map(({ title }) => words(language, title)),
  );
  expect(await headerHeight(page)).toBe(height);

  // A switch of language changes the words only.
  await switchTo(page, otherLanguage[language]);
  await expectFiltered(otherLanguage[language], some);
  await switchTo(page, language);

  // One technology at a time, and pressed again it gives everything back.
  await chip(page, 'button', others.technology).click();
  await expectFiltered(language, others);
  await chip(page, 'button', others.technology).click();
  await expect(shownWorks(page)).toHaveText(titlesOf(language, works));
  await expect(outcome).toHaveText(words(language, 'overview.unfiltered', { count: works.length }));
  await chip(page, 'button', some.technology).click();
  await all.click();
  await expect(shownWorks(page)).toHaveText(titlesOf(language, works));

  // Whatever is chosen, a shared work is there.
  await chip(page, 'button', some.technology).click();
  const hidden = works.find((id) => !some.works.includes(id)) ?? '';
  await typeHash(page, `#/portfolio?at=${hidden}`);
  await expect(
    shownWorks(page).getByText(titlesOf(language, [hidden])[0] ?? '', { exact: true }),
  ).toBeFocused();
  await expect(shownWorks(page)).toHaveCount(works.length);
  await expect(page).toHaveURL(`${hashAddresses[language].portfolio}?at=${hidden}`);
  expect(errors).toEqual([]);
}

for (const language of languages) {
  test(`the horizon in ${language} names every work in order and leads to it`, {
    tag: language === 'en' ? '@touch' : [],
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
      await links.nth(at).click();
      const heading = shownWorks(page).getByText(title, { exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(`${hashAddresses[language].portfolio}?at=${work.id}`);
    }
    await showRest(page, language);
    const chips = page.getByRole('main').getByRole('list', { name: words(language, 'overview.uses') });
    await expect(chips.first().getByRole('button')).toHaveText([
      `${words(language, 'overview.all')} ${works.length}`,
      ...uses.map((use) => `${technologies[use.technology].name} ${use.works.length}`),
    ]);
  });

  test(
    `in ${language} a technology filters the works, says how many, and gives the rest back`,
    {
      tag: { fr: '@smoke', en: '@touch' }[language],
    },
    ({ page }) => filterWorks(page, language),
  );

  test(`without script a technology in ${language} is a link to its first work, of the same room`, {
    tag: language === 'en' ? '@touch' : [],
  }, async ({ page, browser, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright switches scripts off in its own only');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(pageAddresses[language].portfolio);
    await open(page, pageAddresses[language].portfolio);
    expect(await headerHeight(page)).toBe(await headerHeight(still));

    await showRest(still, language);
    for (const { technology, works: used } of uses)
      await expect(chip(still, 'link', technology)).toHaveAttribute('href', `#${used[0]}`);
    const { technology, works: used } = uses.at(-1) ?? { works: [] };
    if (technology) await chip(still, 'link', technology).click();
    const [title = ''] = titlesOf(language, used.slice(0, 1));
    await expect(shownWorks(still).getByText(title, { exact: true })).toBeFocused();
    await context.close();
  });
}

test('the keyboard alone filters by every technology; no two lights of the horizon meet', async ({
  page,
  browserName,
}) => {
  test.slow(browserName === 'firefox', 'there are many technologies, and each press takes it half a second');
  await open(page, hashAddresses.fr.portfolio);
  await expectLightsApart(page);
  await page.getByText(words('fr', 'overview.more'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  for (const { technology, works: used } of uses) {
    await chip(page, 'button', technology).press('Space');
    await expect(shownWorks(page)).toHaveText(titlesOf('fr', used));
    await expect(chip(page, 'button', technology)).toBeFocused();
  }
});
