/** Without scripts every page can be read and left, and each click does what it says. */
import { expect, type Page, test } from './fixtures';
import {
  errorHeading,
  expectHeading,
  expectPage,
  flag,
  hash,
  hobbies,
  hold,
  languages,
  link,
  type PageName,
  pages,
  path,
  record,
  roots,
  scripts,
  text,
  typeHash,
  untilReady,
  videos,
  works,
} from './support';

/** Links, until scripts run. */
const thumbnails = (page: Page, role: 'link' | 'button' = 'link') =>
  page.getByRole(role, { name: text.fr('portfolio.openPicture', { description: '' }).trim() });
const hasPictures = works.some(({ pictures }) => pictures.length);
const menu = (page: Page) => page.getByRole('button', { name: text.fr('nav.menu'), exact: true });

test.describe('scripts are off', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot turn its scripts off');

  const texts: Record<PageName, string[]> = {
    home: ['home.intro', 'home.flightPlan.text'],
    portfolio: ['portfolio.lead', ...works.map(({ title }) => title)],
    contact: ['contact.email', 'contact.phone'],
    hobbies: hobbies.map(({ key }) => `hobbies.${key}.intro`),
  };

  test('each page can be read and left, by the bar or the menu', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    const seen = page.getByRole('main');
    await page.goto(roots.fr);
    for (const [index, name] of pages.entries()) {
      await expectPage(page, 'fr', name, path('fr', name));
      for (const key of texts[name])
        await expect.soft(seen.getByText(text.fr(key)).locator('visible=true').first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      if (isMobile) await menu(page).click();
      for (const other of pages) await expect(link(page, 'fr', other)).toBeInViewport({ ratio: 1 });
      // All pages have the same two forms. Their empty query adds a question mark to the address.
      if (!isMobile && name === 'portfolio') {
        await flag(page, 'en').click();
        await expectPage(page, 'en', name, `${path('en', name)}?`);
        await flag(page, 'fr').click();
      }
      await link(page, 'fr', pages[(index + 1) % pages.length] ?? 'home').click();
    }
    await expectPage(page, 'fr', 'home', roots.fr);
  });

  test('pictures, videos and Share are links, and the error screen leads home', async ({ page }) => {
    await page.goto(path('fr', 'portfolio'));
    const wanted = works.flatMap(({ pictures }) =>
      pictures.map((one) => text.fr('portfolio.openPicture', { description: text.fr(one.text) })),
    );
    await expect(thumbnails(page)).toHaveCount(wanted.length);
    for (const [index, thumbnail] of (await thumbnails(page).all()).entries()) {
      await expect(thumbnail).toHaveAccessibleName(wanted[index] ?? '');
      await thumbnail.scrollIntoViewIfNeeded();
      const large = new URL((await thumbnail.getAttribute('href')) ?? '', page.url()).href;
      const headers = (await page.request.head(large)).headers();
      expect(headers['content-type']).toMatch(/^image\//);
    }
    const widths = () =>
      thumbnails(page)
        .locator('img')
        .evaluateAll((all) => (all as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
    for (const { id, title } of videos) {
      const name = text.fr('video.play', { title: text.fr(title) });
      const watch = page.getByRole('link', { name, exact: true });
      await expect(watch).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
      await expect(watch).toBeVisible();
    }
    const last = page.getByRole('article').last();
    await last.getByRole('link', { name: text.fr('share.share') }).click();
    expect(new URL(page.url()).hash).toBe(`#${works.at(-1)?.id}`);
    await expect(last.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
    for (const language of languages) {
      const response = await page.goto(`${roots[language]}nope`);
      expect(response?.status()).toBe(404);
      await expectHeading(page, errorHeading);
      // There is one document for both languages, and it is in French.
      const home = page.getByRole('main').getByRole('link', { name: text.fr('error.home'), exact: true });
      await (language === 'fr' ? home : flag(page, language)).click();
      await expectPage(page, language, 'home', language === 'fr' ? roots.fr : `${roots[language]}?`);
    }
  });
});

test('before the scripts each click does what it says, and after them nothing is lost', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { errors } = record(page);
  const release = await hold(page, scripts);
  await page.goto(path('fr', 'contact'), { waitUntil: 'domcontentloaded' });
  if (isMobile) {
    await menu(page).click();
    release();
    await untilReady(page);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main').locator('visible=true')).toHaveAttribute('inert');
    await link(page, 'fr', 'hobbies').click();
    await expectPage(page, 'fr', 'hobbies');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    return;
  }
  await link(page, 'fr', 'hobbies').click();
  await expectPage(page, 'fr', 'hobbies');
  await flag(page, 'en').click();
  await expectHeading(page, text.en('hobbies.title'));
  await typeHash(page, '#/nope');
  await expectHeading(page, errorHeading);
  await typeHash(page, '#/portfolio');
  await flag(page, 'fr').click();
  await expectHeading(page, text.fr('portfolio.title'));
  if (hasPictures) {
    await thumbnails(page).first().click();
    await expect(page).toHaveURL(/\/pictures\/works\/[\w.-]+$/);
    await page.goBack({ waitUntil: 'domcontentloaded' });
  }
  await page
    .getByRole('article')
    .last()
    .getByRole('link', { name: text.fr('share.share') })
    .click();
  release();
  await untilReady(page);
  await expectPage(page, 'fr', 'portfolio', `${hash('fr', 'portfolio')}?at=${works.at(-1)?.id}`);
  if (hasPictures) {
    await thumbnails(page, 'button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  expect(errors).toEqual([]);
});
