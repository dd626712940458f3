/** What each page shows. */
import { expect, type Page, test } from 'playwright/test';
import { hobbies } from '../content/hobbies';
import { descriptionKey } from '../content/pictures';
import { profile } from '../content/profile';
import {
  type ExpectedWork,
  entries,
  expectHeading,
  expectPage,
  goBack,
  headings,
  type Language,
  languages,
  listOf,
  messages,
  type PageName,
  pageAddresses,
  pages,
  recordErrors,
  roots,
  seeWholePage,
  visitPages,
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
    await visitPages(page, language, async (name) => {
      await expectWholePage(page, language, name, isMobile);
      await expectContent[name](page, language, baseURL);
    });
    expect(errors).toEqual([]);
  });
}

/** Title, landmarks, the links of the bar, which a phone has in its menu, and every picture. */
async function expectWholePage(page: Page, language: Language, name: PageName, isMobile: boolean) {
  await expectPage(page, language, name, name === 'home' ? `${roots[language]}#/` : undefined);
  const bar = page.getByRole('navigation', { name: words(language, 'nav.label') });
  const links = pages.map((to) => words(language, `nav.${to}`));
  await expect(bar.getByRole('list').getByRole('link')).toContainText(isMobile ? [] : links);
  await expect(bar.locator('[aria-current=page]')).toContainText([words(language, `nav.${name}`)]);

  await seeWholePage(page);
  const shown = await page.evaluate(() => ({
    landmarks: [...document.querySelectorAll('nav, main')]
      .filter((element) => element.checkVisibility())
      .map(({ localName }) => localName),
    broken: [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.src),
  }));
  expect(shown).toEqual({ landmarks: ['nav', 'main'], broken: [] });
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

/** Every entry in order, and every work with its actions, technologies, links, pictures and videos, and nothing else. */
async function expectEntries(page: Page, language: Language) {
  const main = page.getByRole('main');
  const regions = main.getByRole('region');
  await expect(regions.getByRole('heading', { level: 2 })).toHaveText(
    entries.map(({ title }) => words(language, title)),
  );
  const folds = regions.getByRole('article').locator('summary').filter({ visible: true });
  for (const more of await folds.all()) await more.click();
  expect(await regions.evaluateAll(readEntries)).toEqual(
    entries.map((entry) => ({
      head: expectedHead(language, entry),
      works: entry.works.map((work) => expectedWork(language, work)),
    })),
  );
}

/** Two ranges of months above each other have a word each, which says what they are. */
function expectedHead(language: Language, { date, company, title, positionDate }: (typeof entries)[number]) {
  const period = date(language);
  const position = positionDate(language);
  return [
    position ? words(language, 'portfolio.stay', { period }) : period,
    ...(company ? [words(language, company)] : []),
    words(language, title),
    ...(position ? [words(language, 'portfolio.position', { period: position })] : []),
  ];
}

/** What a visitor sees of the entries. */
function readEntries(regions: Element[]) {
  const text = (element: Element) =>
    element.textContent.trim() || (element.querySelector('img')?.alt ?? element.innerHTML);
  const texts = (root: Element, selector: string) =>
    [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(text);
  return regions.map((region) => ({
    head: texts(region, 'header > *'),
    works: [...region.querySelectorAll('article')].map((article) => ({
      headings: texts(article, 'h3, h4'),
      summary: texts(article, 'dt, dd'),
      links: [...article.querySelectorAll('p a, div > a[href^=http]')].map((link) => [
        text(link),
        link.getAttribute('href'),
      ]),
      items: texts(article, 'li'),
    })),
  }));
}

function expectedWork(language: Language, work: ExpectedWork) {
  const { subTitle, summary, links, technologies, pictures, videos } = work;
  return {
    headings: [subTitle, ...(technologies.length ? ['portfolio.technos'] : [])].map((key) =>
      words(language, key),
    ),
    summary: summary.flatMap(({ label, text }) => [words(language, label), words(language, text)]),
    links: Object.entries(links).flatMap(([label, url]) =>
      url ? [[expect.stringContaining(words(language, label)), url]] : [],
    ),
    items: [
      ...listOf(language, work.actions),
      ...technologies,
      ...pictures.map((key) =>
        words(language, 'portfolio.openPicture', { description: words(language, key) }),
      ),
      ...videos.map(({ title }) => words(language, 'video.play', { title: words(language, title) })),
    ],
  };
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
