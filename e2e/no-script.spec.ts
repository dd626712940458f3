/** A visit with JavaScript turned off. */
import { expect, type Page, test } from 'playwright/test';
import { hobbies } from '../content/hobbies';
import { profile } from '../content/profile';
import {
  entries,
  errorHeading,
  flags,
  headings,
  languages,
  otherLanguage,
  pageAddresses,
  pages,
  roots,
  titles,
  videos,
  words,
  works,
} from './expected';
import { deviceOf, expectHeading, expectPage, follow, switchTo } from './support';

test.use({ javaScriptEnabled: false });

/** Texts of each page, from its top to its end. */
const texts = {
  home: ['home.intro', 'home.flightPlan.text'],
  portfolio: ['portfolio.lead', ...entries.map(({ title }) => title), ...works.map((work) => work.subTitle)],
  contact: ['contact.email', 'contact.phone'],
  hobbies: hobbies.map(({ intro }) => intro),
};

/** On a phone too the links are all visible, without a button to press, and cover nothing. */
async function expectOpenLinks(page: Page, menuButton: string) {
  await expect(page.getByRole('button', { name: menuButton, exact: true })).toBeHidden();
  const list = page.getByRole('navigation').getByRole('list');
  const links = list.getByRole('link');
  await expect(links).toHaveCount(pages.length);
  for (const link of await links.all()) await expect(link).toBeInViewport();
  const listBox = await list.boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((listBox?.y ?? 0) + (listBox?.height ?? 0));
}

/** Expects the links and the e-mail address on the first screen of Contact: what moves may be hidden before it does. */
async function expectFirstScreen(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const links = await page.getByRole('navigation').getByRole('list').getByRole('link').all();
  for (const link of [...links, page.getByRole('link', { name: profile.email })]) {
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await link.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

for (const language of languages) {
  const other = otherLanguage[language];
  const tag = ['@smoke', ...deviceOf(language)];

  test(`each page in ${language} can be read and left`, { tag }, async ({ page, baseURL }) => {
    await page.goto(pageAddresses[language].home);
    for (const [index, name] of pages.entries()) {
      await expectPage(page, language, name, pageAddresses[language][name]);
      for (const key of texts[name]) {
        const text = page.getByRole('main').getByText(words(language, key), { exact: true });
        await expect.soft(text.first(), key).toBeVisible();
      }
      if (name === 'contact') await expectFirstScreen(page);
      await expectOpenLinks(page, words(language, 'nav.menu'));

      // Each page is left by its flags in one of the languages.
      if ((language === 'fr') === (index % 2 === 0)) {
        await switchTo(page, other);
        await expect(page).toHaveTitle(titles[other][name]);
        // A form adds the question mark of its empty query.
        expect(page.url().replace(/\?$/, '')).toBe(new URL(pageAddresses[other][name], baseURL).href);
        await page.goBack();
      }

      const next = pages[(index + 1) % pages.length] ?? 'home';
      await follow(page, words(language, `nav.${next}`));
    }
    await expectPage(page, language, 'home', pageAddresses[language].home);
  });
}

test('pictures and videos are links', { tag: '@smoke' }, async ({ page, request }) => {
  await page.goto(pageAddresses.fr.portfolio);
  const pictures = page.getByRole('list', { name: words('fr', 'portfolio.pictures') });
  const descriptions = works.flatMap((work) => work.pictures.map((key) => words('fr', key)));
  await expect(pictures.getByRole('link')).toHaveCount(descriptions.length);
  for (const [index, description] of descriptions.entries()) {
    const name = words('fr', 'portfolio.openPicture', { description });
    const link = pictures.getByRole('link').nth(index);
    await expect(link).toHaveAccessibleName(name.replace(/\s/g, ' '));
    const image = link.getByRole('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
    const large = await request.get((await link.getAttribute('href')) ?? '');
    expect(large.status()).toBe(200);
    expect(large.headers()['content-type']).toMatch(/^image\//);
  }

  const players = page.getByRole('list', { name: words('fr', 'portfolio.videos') });
  await expect(players.getByRole('link')).toHaveCount(videos.length);
  for (const { id, title } of videos) {
    const name = words('fr', 'video.play', { title: words('fr', title) });
    const link = players.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
    await expect(link).toBeVisible();
  }
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('an unknown path is the error screen with ways home in both languages', async ({ page }) => {
  // There is one document for both languages, and it is in French.
  const wayHome = { fr: words('fr', 'error.home'), en: flags.en };
  for (const language of languages) {
    const response = await page.goto(`${roots[language]}nope`);
    expect(response?.status()).toBe(404);
    await expectHeading(page, errorHeading);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: wayHome[language] }).click();
    await expectHeading(page, headings[language].home);
    await expect(page).toHaveURL(pageAddresses[language].home);
  }
});
