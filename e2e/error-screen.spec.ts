/** Where a page is unknown, throws or can't be loaded, the error screen says why and leads on. */
import { localeNames, locales } from '../app/lib/locales';
import { expect, test } from './fixtures';
import { record } from './support/requests';
import type { Site } from './support/site';
import { errorHeading, notFoundStatus, works } from './support/words';

test('an unknown path shows the error screen in its language', {
  tag: ['@smoke', '@error-page'],
}, async ({ page, site }) => {
  const own = site.other;
  // One document is for all languages, in the first: no word of it is seen in a frame.
  await page.addInitScript(() => {
    const look = () => {
      for (const main of document.querySelectorAll('main'))
        if (main.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          console.log(main.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  const response = await page.goto(`${own.root}nope/deeper/`);
  expect(response?.status()).toBe(404);
  await own.expectErrorScreen('notFound');
  await expect(page.getByText(notFoundStatus, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${own.root}nope/deeper/`);
  if (own.language !== site.language)
    expect(seen.join()).not.toContain(site.text('error.whatHappened.notFound'));
  expect(seen.join()).toContain(own.text('error.whatHappened.notFound'));
  await own.untilReady();
  const expectFlag = async (one: Site) => {
    if (locales.length > 1) await expect(one.flag()).toHaveAttribute('aria-pressed', 'true');
  };
  await expectFlag(own);
  const { documents } = record(page);
  for (const one of [site, own]) {
    await one.switchTo();
    await one.expectErrorScreen('notFound');
    await expectFlag(one);
  }
  expect(documents).toEqual([]);
  await own.link('contact').click();
  await own.expectPage('contact');
  await page.goBack();
  await own.main.getByRole('link', { name: own.text('error.home'), exact: true }).click();
  await own.expectPage('home');
});

const work = works.at(-1);
const message = 'Hull breach in section 7';

test('a page that throws shows the error screen until it can be shown', async ({ page, site }) => {
  // An extension that breaks lists of numbers at addresses with "contact" in them.
  await page.addInitScript((reason) => {
    const { at } = Array.prototype;
    const failing = function (this: unknown[], index: number) {
      // Anything can be thrown.
      if (typeof this[0] === 'number' && location.href.includes('contact'))
        throw Reflect.get(window, 'thrown') === null ? null : new Error(reason);
      return at.call(this, index);
    };
    const repair = () => Object.assign(Array.prototype, { at });
    Object.assign(Array.prototype, { at: failing });
    Object.assign(window, { repair });
  }, message);
  const retry = page.getByRole('button', { name: site.text('error.retry') });
  const { documents } = record(page);
  await page.goto(site.path('contact'));
  await site.expectErrorScreen('render');
  await test.step('also after a move, in every language', async () => {
    await site.link('portfolio').click();
    await site.expectPage('portfolio');
    await site.link('contact').click();
    await site.expectErrorScreen('render');
    for (const own of locales.map((locale) => site.in(locale)).reverse()) {
      await own.switchTo();
      await own.expectErrorScreen('render');
    }
  });
  await test.step('with what was thrown', async () => {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    const stack = page.getByRole('region', { name: site.text('error.stack') });
    await expect(stack).toContainText(new RegExp(`${message}[\\s\\S]*\\.js:\\d+`));
    await expect(page).toHaveURL(site.address('contact'));
    // The second error shows the screen again and moves the focus to its heading.
    await retry.click();
    await expect(site.heading).toBeFocused();
    await site.expectErrorScreen('render');
    await page.evaluate(() => Object.assign(window, { thrown: null }));
    await retry.click();
    await expect(page.getByText('null', { exact: true })).toBeVisible();
  });
  await test.step('and leads to Home as a document', async () => {
    documents.length = 0;
    await site.main.getByRole('link', { name: site.text('error.home'), exact: true }).click();
    await site.expectPage('home');
    expect(documents).toHaveLength(1);
  });
  await page.goto(site.path('contact'));
  await site.expectErrorScreen('render');
  await page.evaluate(() => Reflect.get(window, 'repair')());
  await retry.click();
  await site.expectPage('contact');
});

test('a page that was scrolled is replaced by the top of the error screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await site.visit(site.path('contact'));
  await site.scrollTo(400);
  await site.typeHash('#/nope');
  await expect(site.heading).toBeFocused();
  await expect(site.heading).toBeInViewport({ ratio: 1 });
  if (locales.length === 1) return;
  await test.step('also where an extension has broken the page', async () => {
    await page.goBack();
    await site.expectPage('contact');
    await site.scrollTo(400);
    // The site replaces what was removed, which it can't find any more.
    const cv = site.main.getByRole('link', { name: site.text('cv.link') });
    await cv.evaluate((one) => one.replaceChildren());
    await site.other.switchTo();
    await site.other.expectErrorScreen('render');
    await expect(site.heading).toBeInViewport({ ratio: 1 });
  });
});

test('a page that can’t be fetched is tried again without a document', async ({ page, site, context }) => {
  test.skip(!work, 'there is no work');
  await site.saveData();
  await site.visit(site.root);
  const { documents } = record(page);
  await context.setOffline(true);
  const query = `?at=${work?.id}`;
  await site.typeHash(`#/portfolio${query}`);
  await site.expectErrorScreen('load');
  await expect(page).toHaveURL(site.address('portfolio', query));
  const retry = page.getByRole('button', { name: site.text('error.retry') });
  await retry.click();
  await site.expectErrorScreen('load');
  await context.setOffline(false);
  await retry.click();
  await site.expectPage('portfolio', site.address('portfolio', query));
  await expect(site.main.getByRole('article').last()).toBeFocused();
  expect(documents).toEqual([]);
});

test.describe('an error outside of every page', () => {
  /**
   * Expects the screen that needs nothing of the shell, in the language of the document.
   * @returns the link to Home in this language
   */
  async function expectGlobalError(site: Site) {
    const { page } = site;
    await expect(site.heading).toHaveText(site.text('error.title.render'));
    await expect(page.getByRole('heading', { name: errorHeading, exact: true })).toBeVisible();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByText(site.text('error.whatHappened.render'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    await expect(page.getByRole('region', { name: site.text('error.stack') })).toContainText('.js:');
    const home = (own: Site) =>
      page.getByRole('link', {
        name: `${own.text('error.home')} (${localeNames[own.language]})`,
        exact: true,
      });
    for (const locale of locales) await expect(home(site.in(locale))).toBeVisible();
    return home(site);
  }

  /** Browser functions that the site uses while it starts, and who uses them. */
  const failures = {
    shell: () =>
      Object.defineProperty(navigator, 'connection', {
        get() {
          throw new Error('Hull breach in section 7');
        },
      }),
    // As where a browser refuses it.
    'history of the browser': () => {
      History.prototype.replaceState = () => {
        throw new Error('Hull breach in section 7');
      };
    },
  };
  // Each in another document and, where there is one, another language.
  for (const [index, [part, fail]] of Object.entries(failures).entries())
    test(`shows the error screen when the ${part} throws at the start`, async ({ page, site }) => {
      const own = site.in(locales.at(index) ?? site.language);
      await page.addInitScript(fail);
      await page.goto(index ? `${own.root}nope` : own.path('contact'));
      await expectGlobalError(own);
    });

  test('shows a way home when a provider throws after a move', {
    tag: '@smoke',
  }, async ({ page, site }) => {
    test.skip(locales.length === 1, 'a flag is what makes the provider throw');
    const { other } = site;
    await site.visit(site.path('home'));
    await site.moveTo('contact');
    await page.evaluate((reason) => {
      Object.defineProperty(document.documentElement, 'lang', {
        get: () => document.documentElement.getAttribute('lang'),
        set() {
          throw new Error(reason);
        },
      });
    }, message);
    await other.switchTo();
    const home = await expectGlobalError(site);
    await home.click();
    await site.expectPage('home');
  });
});

test.describe('a visitor with a screen reader, a large zoom or no mouse', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('reaches the parts of the error screen in visual order', async ({ page, site }) => {
    const own = site.other;
    const home = own.main.getByRole('link', { name: own.text('error.home') });
    for (const address of [`${own.root}#/nope`, `${own.root}nope/`]) {
      // Else only the hash changes.
      await page.goto('about:blank');
      await own.visit(address);
      await expect(own.heading).toHaveText(own.text('error.title.notFound'));
      await expect(own.heading).toBeFocused();
      await expect(own.heading).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(home).toBeFocused();
    }
    const parts = [
      own.heading,
      page.getByText(own.text('error.whatHappened.notFound')),
      home,
      page.getByRole('heading', { level: 2, name: errorHeading }),
      page.getByText(notFoundStatus, { exact: true }),
    ];
    for (const [index, part] of parts.slice(1).entries()) {
      const before = await parts[index]?.boundingBox();
      const after = await part.boundingBox();
      expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? Number.NaN) + (before?.height ?? 0));
      const follows = await part.evaluate(
        (one, other) => other && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING,
        await parts[index]?.elementHandle(),
      );
      expect(follows).toBe(true);
    }
  });
});
