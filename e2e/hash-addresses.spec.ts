/** Addresses behind the hash sign: opening them, moving between them, going back, and those that nobody knows. */
import { expect, type Page, test } from 'playwright/test';
import type { Language } from './expected';
import {
  errorHeading,
  hashAddresses,
  headings,
  languages,
  pageAddresses,
  roots,
  words,
  works,
} from './expected';
import { recordDocuments, recordErrors, recordRequests, recordThrown, watchTraffic } from './records';
import {
  expectHeading,
  expectPage,
  goBack,
  moveTo,
  open,
  typeHash,
  untilReady,
  untilRenderedAhead,
} from './support';

/** Scrolls down as far as the page allows. @returns where the reader is then */
const scrollDown = (page: Page, wanted: number) =>
  page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    return Math.round(scrollY);
  }, wanted);

const expectScrolled = (page: Page, y: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);

test('links, Back and typed hashes load no document, and a reload stays', { tag: '@smoke' }, async ({
  page,
}) => {
  const errors = recordErrors(page);
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await open(page, roots.fr);
  const documents = recordDocuments(page);
  await moveTo(page, 'fr', 'portfolio');
  await expectPage(page, 'fr', 'portfolio');
  const first = await scrollDown(page, 1_800);
  await typeHash(page, '#/hobbies');
  await expectPage(page, 'fr', 'hobbies');
  const second = await scrollDown(page, 300);
  await goBack(page);
  await expectPage(page, 'fr', 'portfolio');
  await expectScrolled(page, first);
  await goBack(page);
  await expectPage(page, 'fr', 'home');
  await page.goForward();
  await page.goForward();
  await expectPage(page, 'fr', 'hobbies');
  await expectScrolled(page, second);
  await moveTo(page, 'fr', 'contact');
  await expect(page.getByRole('heading', { level: 1, name: headings.fr.contact })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectPage(page, 'fr', 'contact');
  await moveTo(page, 'fr', 'home');
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  expect({ documents, missing, errors }).toEqual({ documents: [], missing: [], errors: [] });
  // The last move was to the root with an empty hash.
  await page.reload();
  await untilReady(page);
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  await page.goBack();
  await expectPage(page, 'fr', 'contact');
});

/** Expects skip link, current link and middle click to leave the address and the history alone. */
async function expectSameAddress(page: Page) {
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('fr', 'nav.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await scrollDown(page, 600);
  const current = page.getByRole('navigation').locator('[aria-current=page]');
  await current.evaluate((link: HTMLAnchorElement) => link.click());
  await expectScrolled(page, 0);

  const link = page.getByRole('navigation').getByRole('link', { name: words('fr', 'nav.contact') });
  await expect(link).toHaveAttribute('href', /\/contact\/$/);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })]);
  await expectPage(tab, 'fr', 'contact');
  await tab.close();
  await expectPage(page, 'fr', 'portfolio');
  expect(await page.evaluate(() => history.length)).toBe(entries);
}

test('a shared link shows no other page first; its skip link keeps the address', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility({ visibilityProperty: true }))
          console.log(`seen: ${heading.textContent}`);
    };
    let looks = 0;
    setInterval(() => {
      look();
      looks += 1;
      if (looks === 20) console.log('looked twenty times');
    }, 20);
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  // The home page has time to be seen before the portfolio arrives.
  await page.route('**/portfolio/', async (route) => {
    await expect.poll(() => logged).toContain('looked twenty times');
    await route.continue();
  });
  await open(page, hashAddresses.fr.portfolio);
  const seen = () => new Set(logged.filter((text) => text.startsWith('seen')));
  await expect.poll(seen).toEqual(new Set([`seen: ${headings.fr.portfolio}`]));
  await expectSameAddress(page);
});

/** Clicks a link. @returns the large pictures in the window that were not decoded by then */
function clickAndFindUndecoded(link: HTMLElement | SVGElement) {
  (link as HTMLElement).click();
  return [...document.images]
    .filter((image) => {
      const { top, width, height } = image.getBoundingClientRect();
      return top < innerHeight && width * height > 40_000 && !('decoded' in image.dataset);
    })
    .map(({ currentSrc }) => currentSrc);
}

test('a link pointed at decodes what is seen first, moves fetch the rest once', async ({ page }) => {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = async function () {
      await decode.call(this);
      this.dataset.decoded = '';
    };
  });
  const quiet = watchTraffic(page);
  await open(page, hashAddresses.fr.home);
  await untilRenderedAhead(page);
  await quiet();
  const requests = recordRequests(page);
  for (const name of ['contact', 'hobbies', 'portfolio'] as const) {
    const link = page
      .getByRole('navigation')
      .getByRole('link', { name: words('fr', `nav.${name}`), exact: true });
    await link.hover();
    await expect(page.locator(`[data-page=${name}] [data-decoded]`).first()).toBeAttached();
    await quiet();
    expect(await link.evaluate(clickAndFindUndecoded), `on ${name}`).toEqual([]);
  }
  const tour = ['portfolio', 'contact', 'hobbies', 'home'] as const;
  for (const name of tour) await moveTo(page, 'fr', name);
  await quiet();
  const types = requests.map((request) => request.resourceType());
  expect(types.filter((type) => ['document', 'fetch', 'xhr'].includes(type))).toEqual([]);
  requests.length = 0;
  for (const name of tour) {
    await typeHash(page, `#/${name === 'home' ? '' : name}`);
    await expectHeading(page, headings.fr[name]);
  }
  await quiet();
  expect(requests.map((request) => request.url())).toEqual([]);
});

test('a reload and Back from another site return to where the reader was', async ({ page }) => {
  const elsewhere = 'https://elsewhere.example/';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  for (const language of languages) {
    const work = words(language, works.at(-2)?.subTitle ?? 'nav.menu');
    const heading = page.getByRole('heading', { level: 3, name: work, exact: true });
    const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    // One by its own path, one by its hash address.
    await open(page, (language === 'fr' ? pageAddresses : hashAddresses)[language].portfolio);
    await page.evaluate(async () => {
      const hasScrolled = new Promise((done) => addEventListener('scrollend', done));
      scrollTo({ top: 2_000, behavior: 'instant' });
      await hasScrolled;
    });
    const before = await top();
    const expectSamePlace = async () => {
      await untilReady(page);
      await expectPage(page, language, 'portfolio');
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
    };
    await page.reload();
    await expectSamePlace();
    await page.goto(elsewhere);
    await page.goBack();
    await expectSamePlace();
    await page.goto(elsewhere);
    await open(page, hashAddresses[language].portfolio);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the file of a page is the page itself', { tag: '@smoke' }, async ({ page }) => {
  const errors = recordErrors(page);
  for (const language of languages) {
    for (const name of ['home', 'portfolio'] as const) {
      await open(page, `${pageAddresses[language][name]}index.html`);
      await expectPage(page, language, name);
    }
  }
  expect(errors).toEqual([]);
});

/** Links as they arrive from mail programs and chats; `addresses.test.ts` has more. */
const damaged = {
  fr: ['#%2Fportfolio', '#/Portfolio', '#portfolio', '#/portfolio&utm=1'],
  en: ['#/portfolio.', '#/portfolio)', '#/portfolio,'],
};

test('a damaged link leads to its page, opened, typed or on the error screen', async ({ page }) => {
  for (const language of languages) {
    const [opened, ...typed] = damaged[language];
    await open(page, roots[language] + opened);
    await expectPage(page, language, 'portfolio');
    for (const hash of typed) {
      await moveTo(page, language, 'contact');
      await typeHash(page, hash);
      await expectPage(page, language, 'portfolio');
    }
    await open(page, `${roots[language]}nope`);
    await typeHash(page, `${opened}`);
    await expectPage(page, language, 'portfolio');
  }
});

/** The hostile ones of `addresses.test.ts` that a browser may read in its own way. */
const hostile = ['#//host.example', '#javascript:alert(1)', '#/%E0%A4%A', `#/${'a'.repeat(10_000)}`];

/** Expects the error screen, and the address as it was opened or typed. */
async function expectUnknown(page: Page, language: Language, address: string) {
  await expectHeading(page, errorHeading);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  const place = await page.evaluate(() => [document.documentElement.lang, location.href]);
  expect(place).toEqual([language, new URL(address).href]);
}

test('an unknown hash is the error screen, opened or typed', async ({ page, baseURL }) => {
  const thrown = recordThrown(page);
  for (const language of languages) {
    const root = new URL(roots[language], baseURL).href;
    const [opened, ...others] = language === 'fr' ? hostile : ['#/nope'];
    await page.goto(root + opened);
    await expectUnknown(page, language, root + opened);
    await typeHash(page, '#/contact');
    await expectHeading(page, headings[language].contact);
    await untilReady(page);
    for (const hash of others) {
      await typeHash(page, hash);
      await expectUnknown(page, language, root + hash);
      await page.goBack();
      await expectHeading(page, headings[language].contact);
    }
  }
  expect(thrown).toEqual([]);
});
