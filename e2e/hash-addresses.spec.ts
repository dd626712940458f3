import { expect, test } from 'playwright/test';
import {
  errorHeading,
  expectAddress,
  expectHeading,
  follow,
  hashAddresses,
  headings,
  languages,
  open,
  pageAddresses,
  pages,
  recordRequests,
} from './support';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    for (const name of pages) {
      test(`a shared ${name} link opens its page and keeps its address`, { tag: '@smoke' }, async ({
        page,
        baseURL,
      }) => {
        await open(page, hashAddresses[language][name]);
        await expectHeading(page, headings[language][name]);
        await expectAddress(page, baseURL, hashAddresses[language][name]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);

        await page.reload();
        await expectHeading(page, headings[language][name]);
        await expectAddress(page, baseURL, hashAddresses[language][name]);
      });
    }

    test('each exported page shows its hash address', async ({ page, baseURL, isMobile }) => {
      test.skip(isMobile, 'the same on every device');
      for (const name of pages) {
        await open(page, pageAddresses[language][name]);
        await expectHeading(page, headings[language][name]);
        await expectAddress(page, baseURL, hashAddresses[language][name]);
      }
    });
  });
}

test('a home page opened as #/ keeps that address', async ({ page, baseURL }) => {
  await open(page, './#/');
  await expectHeading(page, 'Bienvenue à bord.');
  await expectAddress(page, baseURL, './#/');
});

test('a cold shared link never shows another page', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
    addEventListener('pagehide', () => seen.length && console.log(`seen: ${seen.join()}`));
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  // A slow answer leaves the home page behind it all the time it could want.
  await page.route('**/portfolio/', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await open(page, './#/portfolio');
  await expectHeading(page, 'Portfolio');
  expect(logged.filter((text) => text.startsWith('seen'))).toEqual([]);
  expect(new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))).toEqual(
    new Set(['Portfolio']),
  );
});

test('links, Back, Forward and typed hashes all move without loading a document', { tag: '@smoke' }, async ({
  page,
  baseURL,
}) => {
  await open(page, './');
  const documents = recordRequests(page);

  await follow(page, 'Portfolio');
  await expectHeading(page, 'Portfolio');
  await expectAddress(page, baseURL, './#/portfolio');

  await follow(page, 'Contact');
  await expectHeading(page, 'Contact');
  await expectAddress(page, baseURL, './#/contact');

  await page.goBack();
  await expectHeading(page, 'Portfolio');
  await expectAddress(page, baseURL, './#/portfolio');

  await page.goBack();
  await expectHeading(page, 'Bienvenue à bord.');
  await expectAddress(page, baseURL, './');

  await page.goForward();
  await expectHeading(page, 'Portfolio');

  await page.evaluate(() => {
    location.hash = '#/hobbies';
  });
  await expectHeading(page, 'Exoplanètes');
  await expectAddress(page, baseURL, './#/hobbies');

  await follow(page, 'À propos');
  await expectHeading(page, 'Bienvenue à bord.');
  await expectAddress(page, baseURL, './#/');

  expect(documents.filter((request) => request.resourceType() === 'document')).toEqual([]);
});

test('a move takes the focus to the new heading, tells the new title and starts at the top', async ({
  page,
}) => {
  await open(page, './#/portfolio');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await follow(page, 'Contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Contact — /);
  await expect(page.locator('p[aria-live]')).toHaveText(/^Contact — /);
});

test('Back and Forward return to where the reader was', async ({ page }) => {
  await open(page, './#/portfolio');
  await page.evaluate(() => window.scrollTo(0, 1800));
  await page.evaluate(() => {
    location.hash = '#/hobbies';
  });
  await expectHeading(page, 'Exoplanètes');
  await page.evaluate(() => window.scrollTo(0, 300));

  await page.goBack();
  await expectHeading(page, 'Portfolio');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1800);

  await page.goForward();
  await expectHeading(page, 'Exoplanètes');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
});

test('the link of the current page leads to its top and adds no history', async ({ page }) => {
  await open(page, './#/portfolio');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[aria-current]')?.click());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('links are real: they lead to exported pages and open in a new tab', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no middle button');
  await open(page, './');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Portfolio' });
  await expect(link).toHaveAttribute('href', /\/portfolio\/$/);
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })]);
  await expectHeading(tab, 'Portfolio');
  await expectHeading(page, 'Bienvenue à bord.');
});

test('twenty rapid moves end on the last one', async ({ page, baseURL }) => {
  await open(page, './');
  await page.evaluate(() => {
    const names = ['portfolio', 'contact', 'hobbies', ''];
    for (let move = 0; move < 20; move += 1) location.hash = `#/${names[move % 4]}`;
    location.hash = '#/contact';
  });
  await expectHeading(page, 'Contact');
  await expect(page).toHaveTitle(/^Contact — /);
  await expectAddress(page, baseURL, './#/contact');
});

test('the skip link leads to the content and leaves the address alone', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await open(page, './#/portfolio');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectAddress(page, baseURL, './#/portfolio');
});

test('no address is asked for twice or not found in normal use', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await open(page, './');
  for (const name of ['Portfolio', 'Contact', 'Exoplanètes', 'À propos']) {
    await follow(page, name);
    await expectHeading(page, name === 'À propos' ? 'Bienvenue à bord.' : name);
  }
  expect(missing).toEqual([]);
  expect(faults).toEqual([]);
});

const unknown = [
  '#/nope',
  '#//host.example',
  '#/\\host.example',
  '#/%2f',
  '#javascript:alert(1)',
  '#/__proto__',
  '#/%E0%A4%A',
  `#/${'a'.repeat(10_000)}`,
];

for (const language of languages) {
  test(`an unknown hash in ${language} is the error screen, cold and warm`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every device');
    test.slow();
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    const root = language === 'fr' ? './' : './en/';
    const hashes = language === 'fr' ? unknown : unknown.slice(0, 1);

    for (const hash of hashes) {
      await test.step(hash.slice(0, 24), async () => {
        const typed = new URL(root, baseURL).href + hash;
        await page.goto('about:blank');
        await page.goto(typed);
        await expectHeading(page, errorHeading);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const shown = await page.evaluate(() => location.href);
        expect(new URL(shown).origin).toBe(new URL(typed).origin);
        expect(shown).toBe(new URL(typed).href);

        await open(page, root);
        await page.evaluate((to) => {
          location.hash = to;
        }, hash);
        await expectHeading(page, errorHeading);
        await expect(page.getByText('404 Not Found')).toBeVisible();
        expect(await page.evaluate(() => location.href)).toBe(shown);

        await page.goBack();
        await expectHeading(page, headings[language].home);
        expect(faults).toEqual([]);
      });
    }
  });
}

test('from the error screen a known address typed into the bar opens its page', async ({ page }) => {
  await page.goto('./#/nope');
  await expectHeading(page, errorHeading);
  await page.evaluate(() => {
    location.hash = '#/contact';
  });
  await expectHeading(page, 'Contact');
});
