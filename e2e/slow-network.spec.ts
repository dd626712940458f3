/** While the scripts are on their way every click does what it says, and once they run nothing is lost. */
import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  expectPage,
  flag,
  hash,
  hold,
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
  await expect(last.getByRole('heading', { level: 3 })).toBeFocused();
  await thumbnail(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: videoName, exact: true }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/embed/${videos[0]?.id}\\?`));
});

test('a phone requests what is on its first screen, and the rest when that is there', {
  tag: '@touch',
}, async ({ page }) => {
  const { requests } = record(page);
  const release = await hold(page, /\.(avif|js)$/);
  await openHeld(page, path('fr', 'home'));
  const isRequested = (files: string) =>
    requests.some((url) => /\.\w+$/.test(url) && files.includes(new URL(url).pathname));
  const pictures = () =>
    [...document.images]
      .filter((image) => image.closest('main')?.checkVisibility())
      .map((image) => {
        const { top, height } = image.getBoundingClientRect();
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(
          ({ srcset }) => srcset,
        );
        return {
          files: [image.src, ...sources].join(),
          isSeen: image.checkVisibility() && top + height / 2 < innerHeight,
          isLazy: image.loading === 'lazy',
        };
      });
  await page.evaluate(() => document.fonts.ready);
  for (const { files, isSeen, isLazy } of await page.evaluate(pictures)) {
    expect(isLazy, files).toBe(!isSeen);
    if (isSeen) await expect.poll(() => isRequested(files), files).toBe(true);
  }
  release();
  await expect
    .poll(async () => (await page.evaluate(pictures)).filter(({ files }) => !isRequested(files)))
    .toEqual([]);
});
