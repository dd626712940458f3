/** When something went wrong: an address nobody knows, a page that breaks, a part that doesn't arrive. */
import { expect, type Page, type Route, test } from 'playwright/test';
import { errorHeading, expectAddress, expectHeading, follow, headings, open, watchTraffic } from './support';

const words = {
  fr: {
    root: './',
    contact: './contact/',
    notFound: 'Aucune page à cette adresse.',
    render: 'Cette page a rencontré une panne en s’affichant.',
    load: 'Une partie du site n’a pas pu être téléchargée.',
    home: 'Retour à l’accueil',
    other: 'English',
    retry: 'Réessayer',
    stack: 'Trace de la pile d’appels',
    title: 'Perdue dans l’espace — Camille Vega',
  },
  en: {
    root: './en/',
    contact: './en/contact/',
    notFound: 'There is no page at this address.',
    render: 'This page broke down while it was being shown.',
    load: 'Part of the site couldn’t be downloaded.',
    home: 'Back home',
    other: 'Français',
    retry: 'Try again',
    stack: 'Stack trace',
    title: 'Lost in space — Camille Vega',
  },
} as const;

type Language = keyof typeof words;
const languages = ['fr', 'en'] as const;
const other = { fr: 'en', en: 'fr' } as const;

const home = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('link', { name: words[language].home, exact: true });

/** Writes down, with every frame, the words that can be seen in the page's main part. */
async function recordWords(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const main = document.querySelector('main');
      if (main?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        seen.add(main.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenWords = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)].join('\n'));

for (const language of languages) {
  for (const path of ['nope', 'nope/deeper/', 'portfolio/nope.html']) {
    test(`${path} in ${language} answers 404 with the error screen in that language`, {
      tag: '@smoke',
    }, async ({ page, baseURL }) => {
      await recordWords(page);
      const response = await page.goto(words[language].root + path);
      expect(response?.status()).toBe(404);
      await expectHeading(page, errorHeading);
      await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
      await expect(page.getByText(words[language].notFound)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(words[language].title);
      await expect(home(page, language)).toBeVisible();
      await expectAddress(page, baseURL, words[language].root + path);
      await expect(page.getByRole('button', { name: words[language].retry })).toHaveCount(0);
      expect(await seenWords(page)).not.toContain(words[other[language]].notFound);

      await home(page, language).click();
      await expectHeading(page, headings[language].home);
      await expectAddress(page, baseURL, words[language].root);
    });
  }

  test(`the other way home from the error screen in ${language} leads to the other language`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every device');
    await page.goto(`${words[language].root}nope`);
    await page.getByRole('main').getByRole('link', { name: words[language].other, exact: true }).click();
    await expectHeading(page, headings[other[language]].home);
  });

  test(`the bar of the error screen in ${language} leads on`, async ({ page, baseURL }) => {
    await page.goto(`${words[language].root}nope`);
    await expect(page.getByText(words[language].notFound)).toBeVisible();
    await follow(page, 'Contact');
    await expectHeading(page, 'Contact');
    await expectAddress(page, baseURL, `${words[language].root}#/contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

  test(`the flags of the error screen in ${language} switch it in place`, async ({ page }) => {
    await page.goto(`${words[language].root}nope`);
    await expect(page.getByText(words[language].notFound)).toBeVisible();
    // Until the scripts are there a flag leads home. React marks the elements that it has taken over.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('fieldset') ?? {}).some((key) => key.startsWith('__react')),
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const next of [other[language], language]) {
      await page.getByRole('button', { name: next === 'fr' ? 'Français' : 'English' }).click();
      await expect(page.getByText(words[next].notFound)).toBeVisible();
      await expect(page.getByText(words[other[next]].notFound)).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', next);
      await expect(page).toHaveTitle(words[next].title);
      await expect(home(page, next)).toBeVisible();
      await expect(
        page.getByRole('button', { name: next === 'fr' ? 'Français' : 'English' }),
      ).toHaveAttribute('aria-pressed', 'true');
    }
    expect(requests).toEqual([]);
  });
}

test.describe('scripts that never arrive', () => {
  for (const language of languages) {
    test(`leave an unknown address in ${language} readable, with ways home`, async ({ page, isMobile }) => {
      test.skip(isMobile, 'the same on every device');
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page.goto(`${words[language].root}#/nope`);
      await expectHeading(page, errorHeading);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
      // Without scripts the screen can only be in the language of its document.
      await expect(page.getByText(words.fr.notFound)).toBeVisible();
      await expect(home(page, 'fr')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'English' }).click();
      await expectHeading(page, headings.en.home);
    });
  }
});

/** The script of the contact page in the export, found by what only that page says. */
async function contactScript(page: Page, language: Language): Promise<{ url: string; code: string }> {
  const response = await page.request.get(words[language].contact);
  const html = await response.text();
  for (const [, path = ''] of html.matchAll(/"([^"\\]*\/_next\/static\/chunks\/[^"\\]+\.js)"/g)) {
    const url = new URL(path, response.url()).href;
    const code = await (await page.request.get(url)).text();
    if (/["'`]contact\.telemetry["'`]/.test(code)) return { url, code };
  }
  throw new Error('no script of the contact page found');
}

/** Makes the contact page throw while it is rendered, until `window.mended` is set. */
async function breakContactPage(page: Page, language: Language, message = 'Hull breach in section 7') {
  const { url, code } = await contactScript(page, language);
  const fault = `(()=>{if(!window.mended)throw new Error("${message}");return"contact.telemetry"})()`;
  const body = code.replace(/(["'`])contact\.telemetry\1/g, fault);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

for (const language of languages) {
  for (const arrival of ['opened cold', 'reached by a link'] as const) {
    test(`a page that breaks while rendering, ${arrival} in ${language}, shows its error and can be retried`, async ({
      page,
      baseURL,
      isMobile,
    }) => {
      test.skip(isMobile && language === 'en', 'the same in every language');
      await breakContactPage(page, language);
      if (arrival === 'opened cold') {
        await page.goto(words[language].contact);
      } else {
        await open(page, words[language].root);
        await follow(page, 'Contact');
      }
      await expectHeading(page, errorHeading);
      await expect(page.getByText('Hull breach in section 7', { exact: true })).toBeVisible();
      await expect(page.getByText(words[language].render)).toBeVisible();
      await expect(page.getByText('404 Not Found')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: words[language].stack })).toBeVisible();
      await expect(page.getByRole('region', { name: words[language].stack })).toContainText(
        /Hull breach[\s\S]*\.js:\d+/,
      );
      await expect(page).toHaveTitle(words[language].title);
      await expectAddress(page, baseURL, `${words[language].root}#/contact`);

      // Still broken: the screen comes back, and takes the focus to its heading again.
      const retry = page.getByRole('button', { name: words[language].retry });
      await retry.click();
      await expect(page.getByRole('heading', { level: 1, name: errorHeading })).toBeFocused();

      await page.evaluate(() => Object.assign(window, { mended: true }));
      await retry.click();
      await expectHeading(page, 'Contact');
      await expect(page).toHaveTitle(/^Contact — /);
      await expectAddress(page, baseURL, `${words[language].root}#/contact`);
    });
  }

  test(`from a page that broke in ${language} the way home and the bar lead on, and the flags switch`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every device');
    await breakContactPage(page, language);
    await open(page, words[language].root);
    await follow(page, 'Contact');
    await expectHeading(page, errorHeading);
    await page.getByRole('button', { name: words[language].other }).click();
    await expect(page.getByText(words[other[language]].render)).toBeVisible();
    await page.getByRole('button', { name: words[other[language]].other }).click();
    await expect(page.getByText(words[language].render)).toBeVisible();

    await follow(page, 'Portfolio');
    await expectHeading(page, 'Portfolio');
    await page.goBack();
    await expectHeading(page, errorHeading);
    await home(page, language).click();
    await expectHeading(page, headings[language].home);
  });
}

test('a page that lacks a part even as a document is not loaded again and again', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device');
  await breakContactPage(page, 'fr', 'Failed to load chunk 7');
  await open(page, './');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await follow(page, 'Contact');
  await expectHeading(page, errorHeading);
  await expect(page.getByText(words.fr.load)).toBeVisible();
  expect(documents).toHaveLength(1);
});

/** Answers in place of the network. */
const failures = {
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is no longer there': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
} as const;

for (const [failure, answer] of Object.entries(failures)) {
  test(`when the data of the next page ${failure}, the page is loaded as a document`, async ({
    page,
    baseURL,
  }) => {
    await page.route('**/*.txt*', answer);
    await open(page, './');
    await follow(page, 'Contact');
    await expectHeading(page, 'Contact');
    await expectAddress(page, baseURL, './#/contact');
  });

  for (const language of languages) {
    test(`when a script of the next page ${failure} without a network, the visitor is told in ${language} and can try again`, async ({
      page,
      context,
      baseURL,
      isMobile,
    }) => {
      test.skip(isMobile && language === 'en', 'the same in every language');
      const { url } = await contactScript(page, language);
      const quiet = watchTraffic(page);
      await page.route(url, answer);
      await open(page, words[language].root);
      await quiet();
      await context.setOffline(true);
      await follow(page, 'Contact');
      await expectHeading(page, errorHeading);
      await expect(page.getByText(words[language].load)).toBeVisible();
      await expect(page.getByText(words[language].render)).toHaveCount(0);
      await expectAddress(page, baseURL, `${words[language].root}#/contact`);

      await context.setOffline(false);
      await page.unroute(url);
      await page.getByRole('button', { name: words[language].retry }).click();
      await expectHeading(page, 'Contact');
      await expect(page).toHaveTitle(/^Contact — /);
    });
  }

  test(`when a script of the next page ${failure}, the page is loaded as a document, once, and leads on`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every device');
    await page.route((await contactScript(page, 'fr')).url, answer);
    await open(page, './');
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await follow(page, 'Contact');
    await expectAddress(page, baseURL, './contact/');
    await expectHeading(page, 'Contact');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await follow(page, 'Portfolio');
    await expectHeading(page, headings.fr.portfolio);
    expect(
      documents.map((url) => new URL(url).pathname.replace(new URL(baseURL ?? '').pathname, '/')),
    ).toEqual(['/contact/', '/en/contact/', '/contact/', '/portfolio/']);
  });
}
