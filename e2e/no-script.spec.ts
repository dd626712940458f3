import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  expectAddress,
  expectHeading,
  headings,
  type Language,
  languages,
  pageAddresses,
  pages,
  titles,
  words,
} from './support';

test.use({ javaScriptEnabled: false });

/** Words that stand on each page, far down it too. */
const content = {
  home: ['home.intro', 'home.flightPlan.text'],
  portfolio: ['portfolio.lead', 'entries.bootcamp.title', 'works.galaxy.subTitle', 'entries.freelance.title'],
  contact: ['contact.email', 'contact.phone'],
  hobbies: ['hobbies.album.intro', 'hobbies.book.intro'],
} as const;

const flags = { fr: 'Français', en: 'English' };
const barLink = (page: Page, language: Language, name: (typeof pages)[number]) =>
  page.getByRole('navigation').getByRole('link', { name: words(language, `nav.${name}`), exact: true });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    for (const name of pages) {
      test(`the ${name} page can be read and left`, { tag: '@smoke' }, async ({
        page,
        baseURL,
        isMobile,
      }) => {
        await page.goto(pageAddresses[language][name]);
        await expectHeading(page, headings[language][name]);
        await expect(page).toHaveTitle(titles[language][name]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const key of content[name]) {
          await expect(
            page.getByRole('main').getByText(words(language, key), { exact: true }).first(),
          ).toBeVisible();
        }

        // No button to press: the links stand there, on a phone too, and cover nothing of the page.
        if (isMobile) await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
        const links = page.getByRole('navigation').getByRole('list').getByRole('link');
        await expect(links).toHaveCount(4);
        for (const link of await links.all()) await expect(link).toBeInViewport();
        const listed = await page.getByRole('navigation').getByRole('list').boundingBox();
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect(heading?.y).toBeGreaterThanOrEqual((listed?.y ?? 0) + (listed?.height ?? 0));

        const next = pages[(pages.indexOf(name) + 1) % pages.length] ?? 'home';
        await barLink(page, language, next).click();
        await expectHeading(page, headings[language][next]);
        await expectAddress(page, baseURL, pageAddresses[language][next]);
        await page.goBack();

        // A form adds the question mark of its empty query.
        const to = language === 'fr' ? 'en' : 'fr';
        await page.getByRole('button', { name: flags[to] }).click();
        await expect(page).toHaveURL(
          (url) => url.href.replace(/\?$/, '') === new URL(pageAddresses[to][name], baseURL).href,
        );
        await expect(page).toHaveTitle(titles[to][name]);
        await expect(page.locator('html')).toHaveAttribute('lang', to);
      });
    }

    test('the pictures are there and lead to their large files', async ({ page, request }) => {
      await page.goto(pageAddresses[language].portfolio);
      const thumbnails = page
        .getByRole('list', { name: words(language, 'portfolio.pictures') })
        .getByRole('link', {
          name: words(language, 'portfolio.openPicture').replace('{description}', '').trim(),
        });
      await expect(thumbnails).toHaveCount(15);
      for (const thumbnail of await thumbnails.all()) {
        const picture = thumbnail.getByRole('img');
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const large = await request.get((await thumbnail.getAttribute('href')) ?? '');
        expect(large.status()).toBe(200);
        expect(large.headers()['content-type']).toMatch(/^image\//);
      }
      await thumbnails.first().click();
      await expect(page).toHaveURL(/\/pictures\/works\/dashboards-1.*\.webp$/);
    });

    test('the videos are links to YouTube that say which video', async ({ page }) => {
      await page.goto(pageAddresses[language].portfolio);
      const links = page.getByRole('list', { name: words(language, 'portfolio.videos') }).getByRole('link');
      await expect(links).toHaveCount(5);
      for (const [index, id] of [
        'nr5Pj6GQL2o',
        '4czjS9h4Fpg',
        'l3QQQu7QLoM',
        'dE-vOscpiNc',
        'doN4t5NKW-k',
      ].entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
        await expect(links.nth(index)).toHaveAccessibleName(
          new RegExp(language === 'fr' ? '^Lire' : '^Play'),
        );
        await expect(links.nth(index)).toBeVisible();
      }
      await expect(links.first()).toHaveAccessibleName(
        new RegExp(language === 'fr' ? 'Un tour de la Lune' : 'Tour of the Moon'),
      );
      // Nothing else of the player is left over, such as a frame that asks YouTube for something.
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    test('an unknown path is the error screen with status 404', { tag: '@smoke' }, async ({
      page,
      baseURL,
    }) => {
      const response = await page.goto(language === 'fr' ? './nope' : './en/nope');
      expect(response?.status()).toBe(404);
      await expectHeading(page, errorHeading);
      await expect(page.getByText('404 Not Found')).toBeVisible();
      const way = { fr: words('fr', 'error.home'), en: 'English' }[language];
      await page.getByRole('main').getByRole('link', { name: way }).click();
      await expectHeading(page, headings[language].home);
      await expectAddress(page, baseURL, pageAddresses[language].home);
    });
  });
}
