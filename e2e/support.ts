/** What visitors do and see, in the words of the tests. */
import { expect, type Page, test } from 'playwright/test';
import {
  flags,
  hashAddresses,
  headings,
  type Language,
  languages,
  type PageName,
  pageAddresses,
  pages,
  roots,
  titleOf,
  words,
} from './expected';

export * from './expected';
export * from './records';

/** The tag of a test that is run in French on the desktop and in English on the phone. */
export const deviceOf = (language: Language) => (language === 'en' ? ['@touch'] : []);

/** Expects the page's heading to be there and the only one of its level. */
export async function expectHeading(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Expects heading, title, language and address to be those of one page. */
export async function expectPage(
  page: Page,
  language: Language,
  name: PageName,
  address: string = hashAddresses[language][name],
) {
  await expectHeading(page, headings[language][name]);
  await expect(page).toHaveTitle(titleOf(language, name));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveURL(address);
}

/** Every word of a page (title, bar, content, and what only assistive technology reads), and where its links lead. */
function allWords(page: Page) {
  return page.evaluate(() => {
    const attributes = ['href', 'alt', 'aria-label', 'aria-description', 'title', 'placeholder'];
    const isShown = (element: Element) => element.checkVisibility() || !element.closest('main');
    return {
      title: document.title,
      parts: [...document.querySelectorAll('nav, main, body > a, footer')]
        .filter(isShown)
        .map(({ textContent }) => textContent),
      attributes: [...document.querySelectorAll('body *')]
        .filter(isShown)
        .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? [])),
    };
  });
}

/** Expects the page to have the title and every word and link of its exported page, which is opened in a second tab. */
export async function expectAllWords(page: Page, language: Language, name: PageName) {
  const context = page.context();
  const exported = context.pages().find((tab) => tab !== page) ?? (await context.newPage());
  await open(exported, pageAddresses[language][name]);
  // Players may still be loading in the new tab.
  await expect(async () => expect(await allWords(page)).toEqual(await allWords(exported))).toPass({
    timeout: 10_000,
  });
}

/** Waits until the page is interactive: from then on a click on a link no longer loads a document. */
export async function untilReady(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
}

/** Waits until the other pages are rendered ahead, so that a move only reveals one of them. */
export async function untilRenderedAhead(page: Page) {
  await expect(page.locator('main')).toHaveCount(4);
}

/** Makes the browser say, from the next document on, that its reader saves data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** How many animations run; those tied to scrolling move only with the reader. */
export const countAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .length,
  );

/** Holds back the requests for some files. @returns a function that releases them, and those to come */
export async function holdRequests(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    // The page that asked may be gone by now.
    await route.fallback().catch(() => {});
  });
  return release;
}

/** Opens an address and waits until the page is interactive. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await untilReady(page);
}

/** Types an address behind the hash sign. */
export async function typeHash(page: Page, hash: string) {
  await page.evaluate((typed) => {
    location.hash = typed;
  }, hash);
}

/** Moves to a page within a visit by a typed hash. */
export async function moveByHash(page: Page, language: Language, name: PageName) {
  await typeHash(page, `#/${name === 'home' ? '' : name}`);
  await expectHeading(page, headings[language][name]);
  // The page may be the one that was shown already: a move ends with the focus on its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Opens the home page and moves from page to page. @param visit what happens on each */
export async function visitPages(
  page: Page,
  language: Language,
  visit: (name: PageName) => Promise<void>,
  names: readonly PageName[] = pages,
) {
  await open(page, roots[language]);
  for (const name of names) {
    await test.step(name, async () => {
      await moveByHash(page, language, name);
      await visit(name);
    });
  }
}

/** Adds styles to the page while a task lasts, through the object model, as the policy allows it. */
export async function withStyles<Result>(page: Page, css: string, task: () => Promise<Result>) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const result = await task();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return result;
}

/** Goes back one entry. Playwright's own `goBack` waits for ever in Firefox for one without a hash. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** Clicks a link of the bar by its name; on a phone it opens the menu first. */
export async function follow(page: Page, name: string) {
  const names = languages.map((language) => words(language, 'nav.menu'));
  const menu = page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
}

/** Follows the link of the bar to a page and waits for its heading. */
export async function moveTo(page: Page, language: Language, name: PageName) {
  await follow(page, words(language, `nav.${name}`));
  await expectHeading(page, headings[language][name]);
}

/** Clicks a flag. */
export async function switchTo(page: Page, language: Language) {
  await page.getByRole('button', { name: flags[language], exact: true }).click();
}

/** Scrolls down screen by screen so that every lazy picture is requested, waits for them and scrolls back. */
export async function seeWholePage(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && !image.complete)
          .map((image) => image.src),
      ),
    )
    .toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
