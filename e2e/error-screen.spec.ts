/** An unknown address, a page that breaks and a part that is missing have a reason and a way on. */
import { defaultLocale, type Locale, localeNames } from '../app/lib/locales';
import { expect, type Page, type Route, test } from './fixtures';
import {
  expectError,
  expectHeading,
  expectPage,
  flag,
  hash,
  type Language,
  languages,
  link,
  moveTo,
  open,
  path,
  record,
  roots,
  saveData,
  scripts,
  text,
  typeHash,
  untilReady,
  works,
} from './support';
import { Site } from './support/site';
import { errorHeading } from './support/words';

const expectErrorScreen = (page: Page, language: Language, cause: 'notFound' | 'render' | 'load') =>
  new Site(page, language as Locale).expectErrorScreen(cause);

test('an unknown path is the error screen with status 404, in any language', {
  tag: ['@smoke', '@error-page'],
}, async ({ page }) => {
  const { language } = new Site(page).other;
  // One document is for both languages, in French: no French word is seen in a frame.
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
  const response = await page.goto(`${roots[language]}nope/deeper/`);
  expect(response?.status()).toBe(404);
  await expectErrorScreen(page, language, 'notFound');
  await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${roots[language]}nope/deeper/`);
  expect(seen.join()).not.toContain(text[defaultLocale]('error.whatHappened.notFound'));
  expect(seen.join()).toContain(text[language]('error.whatHappened.notFound'));
  await untilReady(page);
  const { documents } = record(page);
  for (const one of languages) {
    await flag(page, one).click();
    await expectErrorScreen(page, one, 'notFound');
  }
  expect(documents).toEqual([]);
  await flag(page, language).click();
  await link(page, language, 'contact').click();
  await expectPage(page, language, 'contact');
  await page.goBack();
  await page.getByRole('link', { name: text[language]('error.home'), exact: true }).click();
  await expectPage(page, language, 'home');
});

/** What only the script of the contact page holds. */
const contactWords = 'contact.telemetry';
const message = 'Hull breach in section 7';

test('a page that throws, opened or moved to, can be left or retried', async ({ page }) => {
  // It throws while it renders, until `window.isRepaired` is set.
  const failing = `(()=>{if(!window.isRepaired)throw new Error("${message}");return"${contactWords}"})()`;
  const words = new RegExp(`(["'\`])${contactWords.replace('.', '\\.')}\\1`, 'g');
  const change = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(words, failing) });
  };
  // The page that asked may be gone by then.
  await page.route(scripts, (route) => change(route).catch(() => {}));
  await page.goto(path('fr', 'contact'));
  await expectErrorScreen(page, 'fr', 'render');
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  const stack = page.getByRole('region', { name: text.fr('error.stack') });
  await expect(stack).toContainText(new RegExp(`${message}[\\s\\S]*\\.js:\\d+`));
  await expect(page).toHaveURL(hash('fr', 'contact'));
  await link(page, 'fr', 'portfolio').click();
  await expectPage(page, 'fr', 'portfolio');
  await link(page, 'fr', 'contact').click();
  for (const language of ['en', 'fr'] as const) {
    await flag(page, language).click();
    await expectErrorScreen(page, language, 'render');
  }
  const retry = page.getByRole('button', { name: text.fr('error.retry') });
  // The second error shows the screen again and moves the focus to its heading.
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: text.fr('error.title.render') })).toBeFocused();
  await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  await retry.click();
  await expectPage(page, 'fr', 'contact');
});

test('when the script of the next page is missing, a document or a retry loads it', async ({
  page,
  context,
  baseURL,
}) => {
  await saveData(page);
  await open(page, roots.fr);
  const { documents } = record(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await typeHash(page, `#/portfolio?at=${works.at(-1)?.id}`);
  await expect(page.getByRole('article').last().getByRole('heading').first()).toBeInViewport();
  await link(page, 'fr', 'contact').click();
  await expectPage(page, 'fr', 'contact');
  const loaded = (['portfolio', 'contact'] as const).map(
    (name) => new URL(path('fr', name), baseURL).pathname,
  );
  expect(documents).toEqual(loaded);
  await page.unrouteAll();
  await open(page, roots.fr);
  await context.setOffline(true);
  // Not Contact: its document may have fetched the scripts meanwhile, and the browser keeps them.
  await link(page, 'fr', 'hobbies').click();
  await expectErrorScreen(page, 'fr', 'load');
  await expect(page).toHaveURL(hash('fr', 'hobbies'));
  await context.setOffline(false);
  await page.getByRole('button', { name: text.fr('error.retry') }).click();
  await expectPage(page, 'fr', 'hobbies');
});

test.describe('what throws outside every page', () => {
  /** Expects the screen that needs nothing of the shell, in the language of the document. */
  async function expectGlobalError(page: Page, language: Language) {
    await expectHeading(page, text[language]('error.title.render'));
    await expectError(page);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByText(text[language]('error.whatHappened.render'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('region', { name: text[language]('error.stack') })).toContainText('.js:');
    const homes = languages.map((one) =>
      page.getByRole('link', { name: `${text[one]('error.home')} (${localeNames[one]})`, exact: true }),
    );
    for (const home of homes) await expect(home).toBeVisible();
    return homes[languages.indexOf(language as Locale)];
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
  for (const language of languages) {
    for (const [part, fail] of Object.entries(failures)) {
      test(`${part} at its first render, ${language}: the error screen is shown`, async ({ page }) => {
        await page.addInitScript(fail);
        await page.goto(path(language, 'contact'));
        await expectGlobalError(page, language);
      });
    }

    test(`a provider after a move, ${language}: the error screen leads home`, { tag: '@smoke' }, async ({
      page,
    }) => {
      await open(page, path(language, 'home'));
      await moveTo(page, language, 'contact');
      await page.evaluate((reason) => {
        Object.defineProperty(document.documentElement, 'lang', {
          get: () => document.documentElement.getAttribute('lang'),
          set() {
            throw new Error(reason);
          },
        });
      }, message);
      await flag(page, new Site(page, language as Locale).other.language).click();
      const home = await expectGlobalError(page, language);
      await home?.click();
      await expectPage(page, language, 'home');
    });
  }
});

test.describe('a visitor who listens, zooms or has no mouse', { tag: '@phone' }, () => {
  for (const language of languages) {
    test(`${language}: cold, an unknown address has the focus on its heading, in the window`, async ({
      page,
    }) => {
      for (const viewport of [
        { width: 320, height: 256 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport);
        for (const address of [`${roots[language]}#/nope`, `${roots[language]}nope/`]) {
          await page.goto('about:blank');
          await page.goto(address);
          await untilReady(page);
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toHaveText(text[language]('error.title.notFound'));
          await expect(heading).toBeFocused();
          await expect(heading).toBeInViewport();
          await page.keyboard.press('Tab');
          const home = page.getByRole('main').getByRole('link', { name: text[language]('error.home') });
          await expect(home).toBeFocused();
        }
      }
    });

    test(`${language}: the order that is read is the order that is seen`, async ({ page }) => {
      await open(page, `${roots[language]}#/nope`);
      const parts = [
        page.getByRole('heading', { level: 1 }),
        page.getByText(text[language]('error.whatHappened.notFound')),
        page.getByRole('main').getByRole('link', { name: text[language]('error.home') }),
        page.getByRole('heading', { level: 2, name: errorHeading }),
        page.getByText('404 Not Found', { exact: true }),
      ];
      for (const [index, part] of parts.slice(1).entries()) {
        const before = await parts[index]?.boundingBox();
        const after = await part.boundingBox();
        expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
        const follows = await part.evaluate(
          (one, other) => other && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING,
          await parts[index]?.elementHandle(),
        );
        expect(follows).toBe(true);
      }
    });
  }

  test('a page that fails after its reader has scrolled shows the heading', async ({ page }) => {
    await open(page, path('fr', 'portfolio'));
    await page.evaluate(() => scrollTo(0, 900));
    await typeHash(page, '#/nope');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
});
