/** An address that nobody knows, a page that breaks, and a part of the site that does not arrive. */
import { expect, type Page, type Route, test } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  expectPage,
  flags,
  follow,
  hashAddresses,
  headings,
  type Language,
  languages,
  moveTo,
  open,
  otherLanguage,
  pageAddresses,
  recordDocuments,
  recordRequests,
  roots,
  switchTo,
  untilReady,
  watchTraffic,
  words,
} from './support';

type Cause = 'notFound' | 'render' | 'load';

const explanation = (page: Page, language: Language, cause: Cause) =>
  page.getByText(words(language, `error.whatHappened.${cause}`));

/** The link to the home page in the language of the screen. */
const wayHome = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('link', { name: words(language, 'error.home'), exact: true });

const retry = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language, 'error.retry') });

async function expectErrorScreen(page: Page, language: Language, cause: Cause) {
  await expectHeading(page, errorHeading);
  await expect(explanation(page, language, cause)).toBeVisible();
  await expect(explanation(page, otherLanguage[language], cause)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(words(language, 'meta.error.title'));
  await expect(wayHome(page, language)).toBeVisible();
  await expect(retry(page, language)).toHaveCount(cause === 'notFound' ? 0 : 1);
}

/** Records, with every frame, the words that can be seen in the page's main part. */
async function recordWords(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const main of document.querySelectorAll('main'))
        if (main.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          seen.add(main.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)].join('\n'));
}

for (const language of languages) {
  const other = otherLanguage[language];
  const tag = language === 'fr' ? ['@phone', '@smoke'] : [];

  test(`an unknown path in ${language} is the error screen with status 404`, { tag }, async ({ page }) => {
    const seenWords = await recordWords(page);
    for (const path of ['nope/deeper/', 'portfolio/nope.html', 'nope']) {
      const response = await page.goto(roots[language] + path);
      expect(response?.status()).toBe(404);
      await expectErrorScreen(page, language, 'notFound');
      await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(roots[language] + path);
      expect(await seenWords()).not.toContain(words(other, 'error.whatHappened.notFound'));
    }
    await wayHome(page, language).click();
    await expectPage(page, language, 'home');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: flags[other], exact: true }).click();
    await expectPage(page, other, 'home');
  });

  test(`flags and links of the error screen in ${language} work`, { tag }, async ({ page }) => {
    await page.goto(`${roots[language]}nope`);
    await untilReady(page);
    const requests = recordRequests(page);
    for (const next of [other, language]) {
      await switchTo(page, next);
      await expectErrorScreen(page, next, 'notFound');
      const flag = page.getByRole('button', { name: flags[next], exact: true });
      await expect(flag).toHaveAttribute('aria-pressed', 'true');
    }
    expect(requests).toEqual([]);
    await follow(page, words(language, 'nav.contact'));
    await expectPage(page, language, 'contact');
  });
}

test('without scripts an unknown address is readable, with ways home', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  for (const language of languages) {
    await page.goto('about:blank');
    await page.goto(`${roots[language]}#/nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
    // There is one document for both languages, and it is in French.
    await expect(explanation(page, 'fr', 'notFound')).toBeVisible();
    await expect(wayHome(page, 'fr')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: flags.en }).click();
    await expectHeading(page, headings.en.home);
  }
});

/** A key that only the contact page uses, by which its script is found in the export. */
const contactKey = 'contact.telemetry';

async function findContactScript(page: Page, language: Language): Promise<{ url: string; code: string }> {
  const response = await page.request.get(pageAddresses[language].contact);
  const html = await response.text();
  for (const [, path = ''] of html.matchAll(/"([^"\\]*\/_next\/static\/chunks\/[^"\\]+\.js)"/g)) {
    const url = new URL(path, response.url()).href;
    const code = await (await page.request.get(url)).text();
    if (code.includes(contactKey)) return { url, code };
  }
  throw new Error('no script of the contact page found');
}

/** Makes the contact page throw while it renders, until `window.isRepaired` is set. */
async function breakContactPage(page: Page, language: Language, message: string) {
  const { url, code } = await findContactScript(page, language);
  const failing = `(()=>{if(!window.isRepaired)throw new Error("${message}");return"${contactKey}"})()`;
  const body = code.replace(new RegExp(`(["'\`])${contactKey.replace('.', '\\.')}\\1`, 'g'), failing);
  expect(body).not.toBe(code);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

for (const [arrival, language] of [
  ['opened directly', 'fr'],
  ['reached by a link', 'en'],
] as const) {
  test(`a page that throws, ${arrival}, shows its error and can be retried`, async ({ page }) => {
    const message = 'Hull breach in section 7';
    await breakContactPage(page, language, message);
    if (arrival === 'reached by a link') {
      await open(page, hashAddresses[language].home);
      await follow(page, words(language, 'nav.contact'));
    } else {
      await page.goto(pageAddresses[language].contact);
    }
    await expectErrorScreen(page, language, 'render');
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    const stack = page.getByRole('region', { name: words(language, 'error.stack') });
    await expect(stack).toContainText(new RegExp(`${message}[\\s\\S]*\\.js:\\d+`));
    await expect(page).toHaveURL(hashAddresses[language].contact);

    // The second error shows the screen again and moves the focus to its heading.
    await retry(page, language).click();
    await expect(page.getByRole('heading', { level: 1, name: errorHeading })).toBeFocused();
    await page.evaluate(() => Object.assign(window, { isRepaired: true }));
    await retry(page, language).click();
    await expectPage(page, language, 'contact');
  });
}

test('from a page that threw, flags, links, Back and the way home work', async ({ page }) => {
  await breakContactPage(page, 'fr', 'Hull breach in section 7');
  await open(page, hashAddresses.fr.home);
  await follow(page, words('fr', 'nav.contact'));
  for (const language of ['en', 'fr'] as const) {
    await switchTo(page, language);
    await expectErrorScreen(page, language, 'render');
  }
  await moveTo(page, 'fr', 'portfolio');
  await page.goBack();
  await expectErrorScreen(page, 'fr', 'render');
  await wayHome(page, 'fr').click();
  await expectHeading(page, headings.fr.home);
});

const failures = {
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is missing': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
};

for (const [failure, language] of [
  ['is cut off', 'fr'],
  ['is missing', 'en'],
] as const) {
  const answer = failures[failure];

  test(`offline, when the script of the next page ${failure}, a retry loads it later`, async ({
    page,
    context,
  }) => {
    const { url } = await findContactScript(page, language);
    const quiet = watchTraffic(page);
    await page.route(url, answer);
    await open(page, hashAddresses[language].home);
    await quiet();
    await context.setOffline(true);
    await follow(page, words(language, 'nav.contact'));
    await expectErrorScreen(page, language, 'load');
    await expect(page).toHaveURL(hashAddresses[language].contact);

    await context.setOffline(false);
    await page.unroute(url);
    await retry(page, language).click();
    await expectPage(page, language, 'contact');
  });

  test(`when the script of the next page ${failure}, its document is loaded once`, async ({
    page,
    baseURL,
  }) => {
    await page.route((await findContactScript(page, 'fr')).url, answer);
    await open(page, hashAddresses.fr.home);
    const documents = recordDocuments(page);
    await follow(page, words('fr', 'nav.contact'));
    await expect(page).toHaveURL(pageAddresses.fr.contact);
    await expectHeading(page, headings.fr.contact);
    await switchTo(page, 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await moveTo(page, 'fr', 'portfolio');
    const expected = [
      pageAddresses.fr.contact,
      pageAddresses.en.contact,
      pageAddresses.fr.contact,
      pageAddresses.fr.portfolio,
    ];
    expect(documents).toEqual(expected.map((address) => new URL(address, baseURL).pathname));
  });
}
