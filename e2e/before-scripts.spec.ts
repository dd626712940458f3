/** A page whose scripts are still on their way: it works without them, and goes on working once they run. */
import { expect, type Page, test } from 'playwright/test';
import { profile } from '../content/profile';
import {
  errorHeading,
  flags,
  hashAddresses,
  headings,
  pageAddresses,
  videos,
  words,
  works,
} from './expected';
import { recordErrors, recordRequests } from './records';
import { expectHeading, expectPage, holdRequests, open, switchTo, typeHash, untilReady } from './support';

/** The scripts of the site. */
const scripts = /\/_next\/static\/.*\.js$/;

/** Opens an address without waiting for its scripts. */
const openHeld = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

test('links, flags and typed addresses work before the scripts', { tag: '@smoke' }, async ({ page }) => {
  const errors = recordErrors(page);
  const release = await holdRequests(page, scripts);
  await openHeld(page, pageAddresses.fr.home);
  const links = page.getByRole('navigation').getByRole('list').getByRole('link');
  await links.filter({ hasText: words('fr', 'nav.hobbies') }).click();
  await expectPage(page, 'fr', 'hobbies');
  await switchTo(page, 'en');
  await expectHeading(page, headings.en.hobbies);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const last = works.at(-1)?.id;
  await typeHash(page, `#/portfolio?at=${last}`);
  await expectHeading(page, headings.en.portfolio);
  await expect(page).toHaveURL(`${pageAddresses.en.portfolio}#${last}`);
  await test.step('an unknown address is readable, with ways home', () => expectReadableError(page));
  await typeHash(page, '#/contact');
  await expectHeading(page, headings.en.contact);
  for (const [value, scheme] of [
    [profile.email, 'mailto:'],
    [profile.phone, 'tel:'],
  ] as const) {
    const link = page.getByRole('link', { name: value });
    await expect(link).toHaveAttribute('href', new RegExp(`^${scheme}`));
  }

  release();
  await untilReady(page);
  await expectPage(page, 'en', 'contact');
  await switchTo(page, 'fr');
  await expectPage(page, 'fr', 'contact');
  expect(errors).toEqual([]);
});

/** Expects an error screen that can be read and left without scripts. It has one document, which is in French. */
async function expectReadableError(page: Page) {
  await typeHash(page, '#/nope');
  await expectHeading(page, errorHeading);
  await expect(page).toHaveURL(/#\/nope$/);
  const main = page.getByRole('main');
  await expect(main.getByText('404 Not Found', { exact: true })).toBeVisible();
  await expect(main.getByText(words('fr', 'error.whatHappened.notFound'))).toBeVisible();
  await expect(main.getByRole('link', { name: words('fr', 'error.home'), exact: true })).toBeVisible();
  await main.getByRole('link', { name: flags.en }).click();
  await expectHeading(page, headings.en.home);
}

/** The pictures of a page: their files, and whether their middle is on the first screen. */
const pictures = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const ofPage = [...document.images].filter((image) => image.closest('main')?.checkVisibility());
    return ofPage.map((image) => {
      const { top, height } = image.getBoundingClientRect();
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      return {
        files: [image.src, ...sources.map(({ srcset }) => srcset)].join(),
        isSeen: image.checkVisibility() && top + height / 2 < innerHeight,
        isLazy: image.loading === 'lazy',
      };
    });
  });

test('a phone requests what is on its first screen, and the rest when that is there', {
  tag: '@touch',
}, async ({ page }) => {
  const requests = recordRequests(page);
  const isRequested = (files: string) =>
    requests.some(
      (request) => /\.\w+$/.test(request.url()) && files.includes(new URL(request.url()).pathname),
    );
  const release = await holdRequests(page, /\.(avif|js)$/);
  for (const name of ['contact', 'home'] as const) {
    await openHeld(page, pageAddresses.fr[name]);
    for (const { files, isSeen, isLazy } of await pictures(page))
      expect.soft([isRequested(files), isLazy], files).toEqual([isSeen, !isSeen]);
  }
  release();
  await expect
    .poll(async () => (await pictures(page)).filter(({ files }) => !isRequested(files)))
    .toEqual([]);
});

test('a menu opened before the scripts still works after them', { tag: '@touch' }, async ({ page }) => {
  const errors = recordErrors(page);
  const release = await holdRequests(page, scripts);
  await openHeld(page, pageAddresses.fr.contact);
  const button = page.getByRole('button', { name: words('fr', 'nav.menu'), exact: true });
  const link = page.getByRole('link', { name: words('fr', 'nav.hobbies'), exact: true });
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await button.click();

  release();
  await untilReady(page);
  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main').filter({ visible: true })).toHaveAttribute('inert');
  await link.click();
  await expectHeading(page, headings.fr.hobbies);
  await expect(link).toBeHidden();
  expect(errors).toEqual([]);
});

/** Expects to be at a work, under its address. */
async function expectAtWork(page: Page, id = '') {
  const subTitle = works.find((work) => work.id === id)?.subTitle ?? '';
  const heading = page.getByRole('heading', { level: 3, name: words('fr', subTitle), exact: true });
  await expect(page).toHaveURL(`${hashAddresses.fr.portfolio}?at=${id}`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
}

test('pictures, videos and Share are links until the scripts run', async ({ page }) => {
  await page.route(/^https:\/\/www\.youtube(-nocookie)?\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' }),
  );
  const errors = recordErrors(page);
  const release = await holdRequests(page, scripts);
  const thumbnail = page.getByRole('list', { name: words('fr', 'portfolio.pictures') }).getByRole('link');
  const [video] = videos;
  const title = words('fr', 'video.play', { title: words('fr', video?.title ?? 'nav.menu') });
  const hasPictures = works.some(({ pictures }) => pictures.length > 0);
  if (hasPictures) {
    await openHeld(page, pageAddresses.fr.portfolio);
    await thumbnail.first().click();
    await expect(page).toHaveURL(/\/pictures\/works\/[\w.-]+$/);
  }
  if (video) {
    await openHeld(page, pageAddresses.fr.portfolio);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`https://www.youtube.com/watch?v=${video.id}`);
  }
  await openHeld(page, hashAddresses.fr.portfolio);
  const lastWork = page.getByRole('article').last();
  await lastWork.getByRole('link', { name: words('fr', 'share.share') }).click();

  release();
  await untilReady(page);
  await expectAtWork(page, works.at(-1)?.id);
  if (hasPictures) {
    await thumbnail.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  if (video) {
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/embed/${video.id}\\?`));
  }
  expect(errors).toEqual([]);
});

test('a click on the horizon while the scripts start ends at the work', async ({ page }) => {
  // The address has just been written, and the links still lead to a name alone.
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...given) {
      replaceState.apply(this, given);
      const link = document.querySelector<HTMLAnchorElement>('main li a[href^="#"]');
      if (link) History.prototype.replaceState = replaceState;
      link?.click();
    };
  });
  await open(page, pageAddresses.fr.portfolio);
  await expect(page).toHaveURL(/#\/portfolio\?at=[a-z0-9-]+$/);
  await expectAtWork(page, new URL(page.url()).hash.replace(/.*=/, ''));
});
