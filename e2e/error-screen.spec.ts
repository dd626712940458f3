/** Where a page is unknown, throws or can't be loaded, the error screen says why and leads on. */
import { localeNames, locales } from '../app/lib/locales';
import { profile } from '../content/profile';
import { expect, test } from './fixtures';
import { record, scripts } from './support/requests';
import { pageBesides, type Site } from './support/site';
import { errorHeading, notFoundStatus, works } from './support/words';

test('an unknown path shows the error screen with status 404, in any language', {
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

const message = 'Hull breach in section 7';

test('a page that throws, opened or moved to, can be left or retried', async ({ page, site }) => {
  // Only Contact takes the address apart, which this browser can't until it is repaired.
  await page.addInitScript(
    ([address, reason]) => {
      const { split } = String.prototype;
      String.prototype.split = function (this: string, ...given: Parameters<typeof split>) {
        if (String(this) === address && !Reflect.has(window, 'isRepaired'))
          throw Reflect.has(window, 'thrown') ? Reflect.get(window, 'thrown') : new Error(reason);
        return Reflect.apply(split, this, given);
      } as typeof split;
    },
    [profile.email, message] as const,
  );
  await page.goto(site.path('contact'));
  await site.expectErrorScreen('render');
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  const stack = page.getByRole('region', { name: site.text('error.stack') });
  await expect(stack).toContainText(new RegExp(`${message}[\\s\\S]*\\.js:\\d+`));
  await expect(page).toHaveURL(site.address('contact'));
  const { documents } = record(page);
  await site.main.getByRole('link', { name: site.text('error.home'), exact: true }).click();
  await site.expectPage('home');
  expect(documents, 'anew, as Home may be what failed').toHaveLength(1);
  await site.link('contact').click();
  await site.expectErrorScreen('render');
  await site.link('portfolio').click();
  await site.expectPage('portfolio');
  await site.link('contact').click();
  for (const own of locales.map((locale) => site.in(locale)).reverse()) {
    await own.switchTo();
    await own.expectErrorScreen('render');
  }
  const retry = page.getByRole('button', { name: site.text('error.retry') });
  // The second error shows the screen again and moves the focus to its heading.
  await retry.click();
  await expect(site.heading).toBeFocused();
  await site.expectErrorScreen('render');
  // Anything can be thrown.
  await page.evaluate(() => Object.assign(window, { thrown: null }));
  await retry.click();
  await expect(page.getByText('null', { exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  await retry.click();
  await site.expectPage('contact');
  if (locales.length === 1) return;
  await test.step('a page that a reader has scrolled is replaced by the top of the error screen', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'isRepaired');
      scrollTo({ top: 400, behavior: 'instant' });
    });
    await site.other.switchTo();
    await site.other.expectErrorScreen('render');
    await expect(site.heading).toBeInViewport({ ratio: 1 });
  });
});

test('a page whose script is missing is loaded as a document, or by “Try again”', async ({
  page,
  site,
  context,
  baseURL,
}) => {
  await site.saveData();
  await site.visit(site.root);
  const { documents } = record(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await site.typeHash(`#/portfolio?at=${works.at(-1)?.id}`);
  await expect(page.getByRole('article').last().getByRole('heading').first()).toBeInViewport();
  await site.link('contact').click();
  await site.expectPage('contact');
  const loaded = (['portfolio', 'contact'] as const).map(
    (name) => new URL(site.path(name), baseURL).pathname,
  );
  expect(documents).toEqual(loaded);
  await page.unrouteAll();
  await site.visit(site.root);
  await context.setOffline(true);
  // Not Contact: its document may have fetched the scripts meanwhile, and the browser keeps them.
  const last = pageBesides('home', 'portfolio', 'contact');
  test.skip(last === 'home', 'the site has no fourth page');
  await site.link(last).click();
  await site.expectErrorScreen('load');
  await expect(page).toHaveURL(site.address(last));
  const retry = page.getByRole('button', { name: site.text('error.retry') });
  const before = documents.length;
  await retry.click();
  await site.expectErrorScreen('load');
  await context.setOffline(false);
  await retry.click();
  await site.expectPage(last);
  expect(documents.slice(before), 'without a document').toEqual([]);
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
    'router of Next': () => {
      const { replaceState } = History.prototype;
      History.prototype.replaceState = function (state, ...rest) {
        // Only Next's states have it.
        if (state && '__NA' in state) throw new Error('Hull breach in section 7');
        replaceState.call(this, state, ...rest);
      };
    },
  };
  // Each in another language, where there is one.
  for (const [index, [part, fail]] of Object.entries(failures).entries())
    test(`shows the error screen when the ${part} throws at its first render`, async ({ page, site }) => {
      const own = site.in(locales.at(index) ?? site.language);
      await page.addInitScript(fail);
      for (const address of [own.path('contact'), `${own.root}nope`]) {
        await page.goto(address);
        await expectGlobalError(own);
      }
    });

  test('shows the error screen, which leads home, when a provider throws after a move', {
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

  for (const language of locales)
    test(`reaches the parts of the error screen in ${language} in visual order`, async ({ page, site }) => {
      const own = site.in(language);
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

  test('sees the heading of the error screen after a page was scrolled', async ({ page, site }) => {
    await site.visit(site.path('portfolio'));
    await page.evaluate(() => scrollTo(0, 900));
    await site.typeHash('#/nope');
    await expect(site.heading).toBeFocused();
    await expect(site.heading).toBeInViewport({ ratio: 1 });
  });
});
