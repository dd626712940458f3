/** An address that nobody knows, a page that breaks, and a part of the site that does not arrive. */
import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  flags,
  hashAddresses,
  type Language,
  otherLanguage,
  pageAddresses,
  roots,
  words,
} from './expected';
import { recordDocuments, recordRequests, watchTraffic } from './records';
import { expectHeading, expectPage, follow, moveTo, open, switchTo, untilReady } from './support';

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
  await test.step("the visitor's words and the way home come before the router's heading", async () => {
    const parts = [
      explanation(page, language, cause),
      wayHome(page, language),
      page.getByRole('heading', { level: 1 }),
    ];
    const places = await Promise.all(parts.map((part) => part.boundingBox()));
    const [explained = 0, home = 0, heading = 0] = places.map((place) => place?.y);
    expect([explained < home, home < heading]).toEqual([true, true]);
    const [largest = 0, , router = 0] = places.map((place) => place?.height);
    expect(largest).toBeGreaterThan(router);
  });
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

test('an unknown path is the error screen with status 404', { tag: '@smoke' }, async ({ page }) => {
  const seenWords = await recordWords(page);
  // There is one document for both languages, and it is in French.
  const address = `${roots.en}nope/deeper/`;
  const response = await page.goto(address);
  expect(response?.status()).toBe(404);
  await expectErrorScreen(page, 'en', 'notFound');
  await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(address);
  expect(await seenWords()).not.toContain(words('fr', 'error.whatHappened.notFound'));
  await untilReady(page);
  const requests = recordRequests(page);
  for (const next of ['fr', 'en'] as const) {
    await switchTo(page, next);
    await expectErrorScreen(page, next, 'notFound');
    const flag = page.getByRole('button', { name: flags[next], exact: true });
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
  }
  expect(requests).toEqual([]);
  await follow(page, words('en', 'nav.contact'));
  await expectPage(page, 'en', 'contact');
  await page.goBack();
  await wayHome(page, 'en').click();
  await expectPage(page, 'en', 'home');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: flags.fr, exact: true }).click();
  await expectPage(page, 'fr', 'home');
});

/** A key that only the contact page uses, by which its script is found in the export. */
const contactKey = 'contact.telemetry';

async function findContactScript(page: Page) {
  const response = await page.request.get(pageAddresses.fr.contact);
  const paths = (await response.text()).matchAll(/"([^"\\]*\/_next\/static\/chunks\/[^"\\]+\.js)"/g);
  const urls = [...paths].map(([, path = '']) => new URL(path, response.url()).href);
  const read = async (url: string) => ({ url, code: await (await page.request.get(url)).text() });
  const scripts = await Promise.all(urls.map(read));
  const script = scripts.find(({ code }) => code.includes(contactKey));
  if (!script) throw new Error('no script of the contact page found');
  return script;
}

const message = 'Hull breach in section 7';

/** Makes the contact page throw while it renders, until `window.isRepaired` is set. */
async function breakContactPage(page: Page) {
  const { url, code } = await findContactScript(page);
  const failing = `(()=>{if(!window.isRepaired)throw new Error("${message}");return"${contactKey}"})()`;
  const body = code.replace(new RegExp(`(["'\`])${contactKey.replace('.', '\\.')}\\1`, 'g'), failing);
  expect(body).not.toBe(code);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Expects the screen of a page that threw, and a second try: it fails, then the page is repaired. */
async function expectRetry(page: Page, language: Language) {
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
}

test('a page that throws, opened or moved to, can be left or retried', async ({ page }) => {
  await breakContactPage(page);
  await page.goto(pageAddresses.fr.contact);
  await expectRetry(page, 'fr');

  await open(page, hashAddresses.en.home);
  await follow(page, words('en', 'nav.contact'));
  await expectErrorScreen(page, 'en', 'render');
  await switchTo(page, 'fr');
  await expectErrorScreen(page, 'fr', 'render');
  await moveTo(page, 'fr', 'portfolio');
  await page.goBack();
  await expectRetry(page, 'fr');
});

test('when the script of the next page is missing, a document or a retry loads it', async ({
  page,
  context,
  baseURL,
}) => {
  const { url } = await findContactScript(page);
  await page.route(url, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page, hashAddresses.fr.home);
  const documents = recordDocuments(page);
  await follow(page, words('fr', 'nav.contact'));
  await expectPage(page, 'fr', 'contact');
  const quiet = watchTraffic(page);
  await moveTo(page, 'fr', 'portfolio');
  const expected = [pageAddresses.fr.contact, pageAddresses.fr.portfolio];
  expect(documents).toEqual(expected.map((address) => new URL(address, baseURL).pathname));

  await untilReady(page);
  await quiet();
  await test.step('without a network there is a retry', async () => {
    await context.setOffline(true);
    await follow(page, words('fr', 'nav.contact'));
    await expectErrorScreen(page, 'fr', 'load');
    await expect(page).toHaveURL(hashAddresses.fr.contact);
    await context.setOffline(false);
    await page.unroute(url);
    await retry(page, 'fr').click();
    await expectPage(page, 'fr', 'contact');
  });
});
