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
  works,
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

/** Every entry in order, and every work with its actions, technologies, links, pictures and videos. */
async function expectEntries(page: Page, language: Language) {
  const main = page.getByRole('main');
  const articles = main.getByRole('article');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    entries.map(({ title }) => words(language, title)),
  );
  for (const entry of entries) {
    const region = main.getByRole('region', { name: words(language, entry.title), exact: true });
    await expect(region).toMatchAriaSnapshot(spokenEntry(language, entry));
  }
  // Hidden ones have no role.
  for (const more of await articles.locator('summary').filter({ visible: true }).all()) await more.click();
  await expect(articles.getByRole('listitem')).toContainText(
    works.flatMap((work) => [...listOf(language, work.actions), ...work.technologies]),
  );

  // Each was found where it belongs. There are no others.
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const lines = (await main.ariaSnapshot()).split('\n').map(plain);
  const count = (part: string) => lines.filter((line) => line.includes(plain(part))).length;
  const label = (key: string) => words(language, key, { description: '', title: '' });
  const companies = entries.flatMap(({ company }) => (company ? `- paragraph: ${label(company)}` : []));
  const links = (key: string) => works.filter((work) => work.links[key]).length;
  expect({
    works: count('- article:'),
    companies: lines.filter((line) => companies.map(plain).includes(line)).length,
    deployed: count(`link "${label('portfolio.deployedHere')}`),
    code: count(`link "${label('portfolio.sourceCode')}`),
    technologies: count(`heading "${label('portfolio.technos')}"`),
    pictures: count(`link "${label('portfolio.openPicture')}`),
    videos: count(`button "${label('video.play')}`),
  }).toEqual({
    works: works.length,
    companies: companies.length,
    deployed: links('portfolio.deployedHere'),
    code: links('portfolio.sourceCode'),
    technologies: works.filter((work) => work.technologies.length).length,
    pictures: works.flatMap((work) => work.pictures).length,
    videos: works.flatMap((work) => work.videos).length,
  });
}

/** An entry as a screen reader reads it, without the actions and technologies of its works. */
function spokenEntry(language: Language, { title, company, date, works }: (typeof entries)[number]) {
  const quoted = (key: string, values = {}) => JSON.stringify(words(language, key, values));
  const list = (label: string, role: string, names: string[]) =>
    names.length
      ? [
          `  - list ${quoted(label)}:`,
          '    - /children: equal',
          ...names.flatMap((name) => ['    - listitem:', `      - '${role} ${name.replaceAll("'", "''")}'`]),
        ]
      : [];
  const spokenWork = (work: ExpectedWork) => [
    '- article:',
    `  - heading ${quoted(work.subTitle)} [level=3]`,
    ...work.summary.flatMap(({ label, text }) => [
      `  - term: ${quoted(label)}`,
      `  - definition: ${quoted(text)}`,
    ]),
    ...Object.entries(work.links).flatMap(([label, url]) =>
      url ? [`  - link /${words(language, label)}/:`, `    - /url: ${url}`] : [],
    ),
    ...(work.technologies.length ? [`  - heading ${quoted('portfolio.technos')} [level=4]`] : []),
    ...list(
      'portfolio.pictures',
      'link',
      work.pictures.map((key) => quoted('portfolio.openPicture', { description: words(language, key) })),
    ),
    ...list(
      'portfolio.videos',
      'button',
      work.videos.map((video) => quoted('video.play', { title: words(language, video.title) })),
    ),
  ];
  return [
    `- paragraph: ${JSON.stringify(date(language))}`,
    ...(company ? [`- paragraph: ${quoted(company)}`] : []),
    `- heading ${quoted(title)} [level=2]`,
    ...works.flatMap(spokenWork),
  ].join('\n');
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
