/** A visit with JavaScript turned off. */
import { expect, type Page, test } from 'playwright/test';
import { hobbies } from '../content/hobbies';
import { profile } from '../content/profile';
import {
  entries,
  errorHeading,
  flags,
  headings,
  type Language,
  languages,
  otherLanguage,
  type PageName,
  pageAddresses,
  pages,
  roots,
  videos,
  words,
  works,
} from './expected';
import { expectHeading, expectPage, follow, switchTo } from './support';

test.use({ javaScriptEnabled: false });

/** Texts of each page, from its top to its end. */
const texts = {
  home: ['home.intro', 'home.flightPlan.text'],
  portfolio: ['portfolio.lead', ...entries.map(({ title }) => title), ...works.map((work) => work.subTitle)],
  contact: ['contact.email', 'contact.phone'],
  hobbies: hobbies.map(({ intro }) => intro),
};

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Expects a page with all of its texts. @param query a form adds the question mark of its empty query to the address */
async function expectReadable(page: Page, language: Language, name: PageName, query = '') {
  await expectPage(page, language, name, pageAddresses[language][name] + query);
  const shown = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map(({ textContent }) => textContent),
    );
  const wanted = texts[name].map((key) => withPlainSpaces(words(language, key)));
  expect.soft(shown.map(withPlainSpaces)).toEqual(expect.arrayContaining(wanted));
}

/** Expects all links of the bar within reach from the middle of a page; on a phone they are in the menu. */
async function expectLinks(page: Page, language: Language) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const menu = page.getByRole('button', { name: words(language, 'nav.menu'), exact: true });
  if (await menu.isVisible()) await menu.click();
  const links = page.getByRole('navigation').getByRole('list').getByRole('link');
  await expect(links).toHaveCount(pages.length);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 0));
}

/** Expects the bar and the e-mail address on the first screen of Contact: what moves may be hidden before it does. */
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

test('each page can be read and left in both languages; pictures and videos are links', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(pageAddresses.fr.home);
  let language: Language = 'fr';
  for (const [index, name] of pages.entries()) {
    await test.step(name, async () => {
      await expectReadable(page, language, name);
      await expectLinks(page, language);
      if (name === 'contact') await expectFirstScreen(page);
      language = otherLanguage[language];
      await switchTo(page, language);
      await expectReadable(page, language, name, '?');
      if (name === 'portfolio') await expectPicturesAndVideos(page, language);
      await follow(page, words(language, `nav.${pages[(index + 1) % pages.length]}`));
    });
  }
  await expectPage(page, language, 'home', pageAddresses[language].home);
});

test('on a phone the menu leads from page to page', {
  tag: ['@smoke', '@touch'],
}, async ({ page }) => {
  await page.goto(pageAddresses.en.home);
  for (const [index, name] of pages.entries()) {
    await expectPage(page, 'en', name, pageAddresses.en[name]);
    await expectLinks(page, 'en');
    if (name === 'contact') await expectFirstScreen(page);
    await follow(page, words('en', `nav.${pages[(index + 1) % pages.length]}`));
  }
  await switchTo(page, 'fr');
  await expectReadable(page, 'fr', 'home', '?');
});

/** Expects each picture to be loaded and to lead to a large one, and each video to its page. */
async function expectPicturesAndVideos(page: Page, language: Language) {
  const pictures = page.getByRole('list', { name: words(language, 'portfolio.pictures') }).getByRole('link');
  const wanted = works.flatMap((work) =>
    work.pictures.map((key) =>
      words(language, 'portfolio.openPicture', { description: words(language, key) }),
    ),
  );
  await expect(pictures).toHaveCount(wanted.length);
  for (const link of await pictures.all()) await link.scrollIntoViewIfNeeded();
  const read = () =>
    pictures
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ alt, naturalWidth }) => (naturalWidth ? alt : 'not loaded')),
      );
  await expect.poll(read).toEqual(wanted);
  const addresses = await pictures.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
  const answers = await Promise.all(addresses.map((address) => page.request.head(address)));
  for (const answer of answers) {
    await expect(answer).toBeOK();
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }

  const players = page.getByRole('list', { name: words(language, 'portfolio.videos') }).getByRole('link');
  await expect(players).toHaveCount(videos.length);
  for (const { id, title } of videos) {
    const name = words(language, 'video.play', { title: words(language, title) });
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
    await expect(link).toBeVisible();
  }
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

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
