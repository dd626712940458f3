/** With JavaScript turned off every page can be read and left, in both languages, and pictures and videos are links. */
import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  expectPage,
  flag,
  hobbies,
  type Language,
  languages,
  link,
  pages,
  path,
  roots,
  text,
  videos,
  works,
} from './support';

test.use({ javaScriptEnabled: false });
test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot turn its scripts off');

/** Texts of each page, from its top to its end. */
const texts = {
  home: ['home.intro', 'home.flightPlan.text'],
  portfolio: ['portfolio.lead', ...works.map(({ title }) => title)],
  contact: ['contact.email', 'contact.phone'],
  hobbies: hobbies.map(({ key }) => `hobbies.${key}.intro`),
};

async function expectReadable(page: Page, language: Language, name: (typeof pages)[number]) {
  const main = page.getByRole('main');
  for (const key of texts[name])
    await expect.soft(main.getByText(text[language](key)).locator('visible=true').first()).toBeVisible();
}

/** Expects the links in the bar, or in the menu, within reach from the middle of a page. */
async function expectLinks(page: Page, language: Language) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  for (const name of pages) await expect(link(page, language, name)).toBeInViewport({ ratio: 1 });
}

test('each page can be read and left in both languages', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(roots.fr);
  let language: Language = 'fr';
  for (const [index, name] of pages.entries()) {
    await test.step(name, async () => {
      await expectPage(page, language, name, path(language, name));
      await expectReadable(page, language, name);
      await expectLinks(page, language);
      language = language === 'fr' ? 'en' : 'fr';
      await flag(page, language).click();
      // A form adds the question mark of its empty query to the address.
      await expectPage(page, language, name, `${path(language, name)}?`);
      await expectReadable(page, language, name);
      await link(page, language, pages[(index + 1) % pages.length] ?? 'home').click();
    });
  }
  await expectPage(page, language, 'home', roots[language]);
});

test('on a phone the menu leads from page to page', { tag: ['@smoke', '@touch'] }, async ({ page }) => {
  await page.goto(roots.en);
  for (const [index, name] of pages.entries()) {
    await expectPage(page, 'en', name, path('en', name));
    await page.getByRole('button', { name: text.en('nav.menu'), exact: true }).click();
    await expectLinks(page, 'en');
    await link(page, 'en', pages[(index + 1) % pages.length] ?? 'home').click();
  }
  await flag(page, 'fr').click();
  await expectReadable(page, 'fr', 'home');
});

test('each picture leads to a large one, and each video to its page', async ({ page }) => {
  await page.goto(path('fr', 'portfolio'));
  const thumbnails = page.getByRole('list', { name: text.fr('portfolio.pictures') }).getByRole('link');
  const wanted = works.flatMap(({ pictures }) =>
    pictures.map((one) => text.fr('portfolio.openPicture', { description: text.fr(one.text) })),
  );
  await expect(thumbnails).toHaveCount(wanted.length);
  for (const [index, thumbnail] of (await thumbnails.all()).entries()) {
    await expect(thumbnail).toHaveAccessibleName(wanted[index] ?? '');
    await thumbnail.scrollIntoViewIfNeeded();
    await expect
      .poll(() => thumbnail.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const large = await page.request.head(
      new URL((await thumbnail.getAttribute('href')) ?? '', page.url()).href,
    );
    expect([large.status(), large.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
  for (const { id, title } of videos) {
    const watch = page.getByRole('link', {
      name: text.fr('video.play', { title: text.fr(title) }),
      exact: true,
    });
    await expect(watch).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
    await expect(watch).toBeVisible();
  }
});

test('each work has a link to itself, which leads to it', async ({ page }) => {
  const [, work] = works;
  test.skip(!work, 'there is only one work');
  await page.goto(path('fr', 'portfolio'));
  const title = text.fr(work?.title ?? '');
  await page.getByRole('link', { name: text.fr('share.label', { title }), exact: true }).click();
  expect(new URL(page.url()).hash).toBe(`#${work?.id}`);
  const article = page.getByRole('article', { name: title, exact: true });
  await expect(article).toBeFocused();
  await expect(article.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
});

test('an unknown path is the error screen with ways home in both languages', async ({ page }) => {
  for (const language of languages) {
    const response = await page.goto(`${roots[language]}nope`);
    expect(response?.status()).toBe(404);
    await expectHeading(page, errorHeading);
    // There is one document for both languages, and it is in French.
    const name = language === 'fr' ? text.fr('error.home') : 'English';
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expectPage(page, language, 'home', roots[language]);
  }
});
