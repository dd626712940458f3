/** While scripts are held back (host.ts) every click does what it says and pictures load; once they run nothing is lost. */
import { expect, type Page, test } from 'playwright/test';
import { hold } from './host';
import {
  errorHeading,
  expectHeading,
  expectPage,
  flag,
  hash,
  link,
  path,
  profile,
  record,
  text,
  typeHash,
  untilReady,
  videos,
  works,
} from './support';

const scripts = /\/_next\/static\/.*\.js$/;

/** Opens an address without waiting for what is held back. */
const openHeld = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

const thumbnail = (page: Page) =>
  page
    .getByRole('list', { name: text.fr('portfolio.pictures') })
    .getByRole('link')
    .first();
const videoName = text.fr('video.play', { title: text.fr(videos[0]?.title ?? 'nav.menu') });
const stubYoutube = (page: Page) =>
  page.route(/^https:\/\/www\.youtube(-nocookie)?\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'YouTube' }),
  );

test('links, flags and typed addresses work before the scripts, and after', { tag: '@smoke' }, async ({
  page,
}) => {
  const { errors } = record(page);
  const release = await hold(page, scripts);
  await openHeld(page, path('fr', 'home'));
  await link(page, 'fr', 'hobbies').click();
  await expectPage(page, 'fr', 'hobbies');
  await flag(page, 'en').click();
  await expectHeading(page, text.en('hobbies.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await typeHash(page, `#/portfolio?at=${works.at(-1)?.id}`);
  await expectPage(page, 'en', 'portfolio', `${path('en', 'portfolio')}#${works.at(-1)?.id}`);
  await typeHash(page, '#/nope');
  await expectHeading(page, errorHeading);
  await expect(page.getByText(text.fr('error.whatHappened.notFound'))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await typeHash(page, '#/contact');
  await expectHeading(page, text.en('contact.title'));
  await expect(page.getByRole('link', { name: profile.email })).toHaveAttribute('href', /^mailto:/);
  release();
  await untilReady(page);
  await expectPage(page, 'en', 'contact');
  expect(errors).toEqual([]);
});

test('a menu opened before the scripts still works after them', { tag: '@touch' }, async ({ page }) => {
  const release = await hold(page, scripts);
  await openHeld(page, path('fr', 'contact'));
  const menu = page.getByRole('button', { name: text.fr('nav.menu'), exact: true });
  await expect(link(page, 'fr', 'hobbies')).toBeHidden();
  await menu.click();
  await expect(link(page, 'fr', 'hobbies')).toBeVisible();
  release();
  await untilReady(page);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main').locator('visible=true')).toHaveAttribute('inert');
  await link(page, 'fr', 'hobbies').click();
  await expectPage(page, 'fr', 'hobbies');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('pictures, videos and Share are links until the scripts run', async ({ page }) => {
  test.skip(
    !videos.length || !works.some(({ pictures }) => pictures.length),
    'no work has a picture or none a video',
  );
  await stubYoutube(page);
  const release = await hold(page, scripts);
  await openHeld(page, path('fr', 'portfolio'));
  await thumbnail(page).click();
  await expect(page).toHaveURL(/\/pictures\/works\/[\w.-]+$/);
  await openHeld(page, path('fr', 'portfolio'));
  await page.getByRole('link', { name: videoName, exact: true }).click();
  await expect(page).toHaveURL(`https://www.youtube.com/watch?v=${videos[0]?.id}`);
  await openHeld(page, path('fr', 'portfolio'));
  const last = page.getByRole('article').last();
  await last.getByRole('link', { name: text.fr('share.share') }).click();
  release();
  await untilReady(page);
  await expect(page).toHaveURL(`${hash('fr', 'portfolio')}?at=${works.at(-1)?.id}`);
  await expect(last).toBeFocused();
  await thumbnail(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: videoName, exact: true }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/embed/${videos[0]?.id}\\?`));
});

test('on a phone pictures of the first screen are requested at once, others later', {
  tag: '@touch',
}, async ({ page }) => {
  const release = await hold(page, scripts);
  await openHeld(page, path('fr', 'home'));
  const pictures = page.getByRole('main').locator('img').locator('visible=true');
  for (const picture of await pictures.all()) {
    const { y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const loading = y + height / 2 < 844 ? 'eager' : 'lazy';
    await expect.soft(picture, `at ${y} px`).toHaveJSProperty('loading', loading);
  }
  release();
});
