/** What each page shows. */
import { expect, type Page, test } from 'playwright/test';
import { hobbies } from '../content/hobbies';
import { descriptionKey } from '../content/pictures';
import { profile } from '../content/profile';
import {
  entries,
  expectHeading,
  expectPage,
  goBack,
  hashAddresses,
  headings,
  type Language,
  languages,
  listOf,
  messages,
  open,
  type PageName,
  pageAddresses,
  pages,
  recordErrors,
  seeWholePage,
  words,
} from './support';

/** What only one page shows. */
const expectContent = {
  home: expectIntroduction,
  portfolio: expectEntries,
  contact: expectContactLinks,
  hobbies: expectHobbies,
};

for (const language of languages) {
  const tags = { fr: '@smoke', en: '@touch' };

  test(`every page is complete in ${language}`, { tag: tags[language] }, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    const errors = recordErrors(page);
    for (const name of pages) {
      await test.step(name, async () => {
        await expectWholePage(page, language, name);
        const bar = page.getByRole('navigation', { name: words(language, 'nav.label') });
        // A phone has them in its menu.
        for (const to of isMobile ? [] : pages) {
          const link = bar.getByRole('list').getByRole('link', { name: words(language, `nav.${to}`) });
          await expect(link).toBeVisible();
        }
        await expectContent[name](page, language, baseURL);
      });
    }
    expect(errors).toEqual([]);
  });
}

/** Opens a page by its shared address: title, landmarks, its name in the bar, and every picture. */
async function expectWholePage(page: Page, language: Language, name: PageName) {
  // Otherwise it would be a move.
  await page.goto('about:blank');
  await open(page, hashAddresses[language][name]);
  await expectPage(page, language, name);
  const landmarks = page.locator('nav, main').filter({ visible: true });
  expect(await landmarks.evaluateAll((all) => all.map(({ localName }) => localName))).toEqual([
    'nav',
    'main',
  ]);
  const label = words(language, `nav.${name}`);
  const bar = page.getByRole('navigation', { name: words(language, 'nav.label') });
  await expect(bar.locator('[aria-current=page]').filter({ hasText: label })).toHaveCount(1);

  await seeWholePage(page);
  const broken = () =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.src);
  expect(await page.evaluate(broken)).toEqual([]);
}

/** The words, the photo, and the two links to each other page: in the text and as a panel. */
async function expectIntroduction(page: Page, language: Language, baseURL?: string) {
  const main = page.getByRole('main');
  await expect(main.getByText(words(language, 'home.intro'))).toBeVisible();
  await expect(main.getByRole('img', { name: words(language, 'pictures.portrait') })).toBeVisible();
  await expect(main.getByText(words(language, 'home.flightPlan.text'))).toBeVisible();

  for (const to of pages.filter((other) => other !== 'home')) {
    const text = messages[language].home.flightPlan.text;
    const [, name = ''] = text.match(new RegExp(`<${to}>(.+)</${to}>`)) ?? [];
    const inText = main.getByRole('link', { name, exact: true });
    const panel = main.getByRole('link', { name: new RegExp(`^${words(language, `nav.${to}`)}`) });
    for (const link of [inText, panel]) {
      await expect(link).toHaveAttribute('href', new URL(pageAddresses[language][to], baseURL).pathname);
    }
    await (to === 'portfolio' ? panel : inText).click();
    await expectHeading(page, headings[language][to]);
    await goBack(page);
    await expectHeading(page, headings[language].home);
  }
}

/** Every entry in order, and every work with its actions, technologies, link, pictures and videos. */
async function expectEntries(page: Page, language: Language) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    entries.map(({ title }) => words(language, title)),
  );
  const companies = new Set(entries.flatMap(({ company }) => (company ? words(language, company) : [])));

  for (const entry of entries) {
    const region = main.getByRole('region', { name: words(language, entry.title), exact: true });
    await expect(region.getByText(entry.date(language), { exact: true })).toBeVisible();
    for (const company of companies) {
      const isOwn = entry.company !== undefined && words(language, entry.company) === company;
      await expect(region.getByText(company, { exact: true })).toBeVisible({ visible: isOwn });
    }
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      entry.works.map(({ subTitle }) => words(language, subTitle)),
    );
    for (const [index, work] of entry.works.entries()) {
      const article = region.getByRole('article').nth(index);
      const actions = listOf(language, work.actions);
      const more = article.getByRole('group').locator('summary');
      if (await more.isVisible()) await more.click();
      // Hidden ones have no role.
      await expect(article.getByRole('listitem')).toContainText(actions);
      const { summary } = work;
      await expect(article.getByRole('term')).toHaveText(summary.map((one) => words(language, one.label)));
      await expect(article.getByRole('definition')).toHaveText(
        summary.map((one) => words(language, one.text)),
      );
      await expect(
        article.getByRole('heading', { level: 4, name: words(language, 'portfolio.technos') }),
      ).toHaveCount(work.technologies.length ? 1 : 0);
      const technologies = article.getByRole('list', { name: words(language, 'portfolio.technos') });
      await expect(technologies.getByRole('listitem')).toHaveText(work.technologies);

      for (const [label, url] of Object.entries(work.links)) {
        const link = article.getByRole('link', { name: words(language, label) });
        await expect(link).toHaveCount(url ? 1 : 0);
        if (url) await expect(link).toHaveAttribute('href', url);
      }

      const pictures = article.getByRole('list', { name: words(language, 'portfolio.pictures') });
      await expect(pictures.getByRole('link')).toHaveCount(work.pictures.length);
      const players = article.getByRole('list', { name: words(language, 'portfolio.videos') });
      await expect(players.getByRole('button')).toHaveCount(work.videos.length);
    }
  }
}

async function expectContactLinks(page: Page) {
  const { email, phone } = profile;
  const digits = phone.replaceAll(' ', '');
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${digits}`);
}

/** Each hobby in order: its title is the external link, then its words, then its cover. */
async function expectHobbies(page: Page, language: Language) {
  const quoted = (key: string) => JSON.stringify(words(language, key));
  const lines = hobbies.flatMap(({ title, intro, url, cover }) => [
    `- heading ${quoted(title)} [level=2]:`,
    `  - link ${quoted(title)}:`,
    `    - /url: ${url}`,
    `- paragraph: ${quoted(intro)}`,
    `- 'img ${quoted(descriptionKey(cover))}'`,
  ]);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(lines.join('\n'));
}
