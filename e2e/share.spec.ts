/** Links to one work of the portfolio: opening them and passing them on. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { profile } from '../content/profile';
import type { Language } from './expected';
import { hashAddresses, headings, pageAddresses, roots, words, works } from './expected';
import { recordDocuments, recordErrors } from './records';
import { expectHeading, moveTo, open, switchTo, typeHash } from './support';

// A portfolio has at least one work; with only one, these are the same.
const first = works[0]?.id ?? '';
const middle = works[Math.floor(works.length / 2)]?.id ?? '';
const last = works.at(-1)?.id ?? '';

const title = (language: Language, id: string) =>
  words(language, works.find((work) => work.id === id)?.subTitle ?? '');

const address = (language: Language, id: string) => `${roots[language]}#/portfolio?at=${id}`;

/** The name of the share button, as the browser computes it. */
const label = (language: Language, id: string) =>
  words(language, 'share.label', { title: title(language, id) }).replace(/\s/g, ' ');

const shareButton = (page: Page, language: Language, id: string) =>
  page.getByRole('button', { name: label(language, id), exact: true });

const articleOf = (page: Page, language: Language, id: string) =>
  page.getByRole('article').filter({ has: shareButton(page, language, id) });

const messageOf = (article: Locator) => article.getByRole('status').filter({ hasText: /./ });

/** Expects the message to be read, within the control that was pressed: it covers nothing. */
async function expectCopied(page: Page, language: Language, id: string) {
  const text = words(language, 'share.copied');
  await expect(messageOf(articleOf(page, language, id))).toHaveText(text);
  const button = await shareButton(page, language, id).boundingBox();
  const message = await shareButton(page, language, id).getByText(text).boundingBox();
  if (!button || !message) throw new Error('the message is not shown');
  expect(message.y).toBeGreaterThanOrEqual(button.y);
  expect(message.y + message.height).toBeLessThanOrEqual(button.y + button.height);
}

/** Expects a work to be what the reader sees: its heading is focused and on the screen. */
async function expectSeen(page: Page, language: Language, id: string) {
  const heading = page.getByRole('heading', { level: 3, name: title(language, id), exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
}

/** Expects to be at a work, under its address. */
async function expectAt(page: Page, language: Language, id: string) {
  await expectSeen(page, language, id);
  await expect(page).toHaveURL(address(language, id));
}

/** Expects to be at the top of the portfolio, under its address. */
async function expectTop(page: Page) {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(hashAddresses.fr.portfolio);
}

test('a shared link opens at its work, also after a reload', { tag: '@smoke' }, async ({ page }) => {
  const errors = recordErrors(page);
  await open(page, address('fr', middle));
  await expectAt(page, 'fr', middle);
  await page.reload();
  await expectAt(page, 'fr', middle);
  expect(errors).toEqual([]);
});

test('a name behind any page, a typed link and Back move to a work, or to the top', async ({ page }) => {
  test.skip(works.length < 3, 'there are fewer than three works');
  await open(page, address('fr', 'nope'));
  await expectHeading(page, headings.fr.portfolio);
  await expectTop(page);
  await open(page, `${pageAddresses.fr.contact}#${last}`);
  await expectAt(page, 'fr', last);

  const documents = recordDocuments(page);
  await typeHash(page, `#/portfolio?at=${first}&utm_source=mail`);
  await expectAt(page, 'fr', first);
  await moveTo(page, 'fr', 'contact');
  await typeHash(page, `#${middle}`);
  await expectAt(page, 'fr', middle);
  await typeHash(page, `#${last}`);
  await expectAt(page, 'fr', last);
  await moveTo(page, 'fr', 'contact');
  for (const id of [last, middle]) {
    await page.goBack();
    await expectAt(page, 'fr', id);
  }

  await test.step('the page link and a link to an unknown work lead to the top', async () => {
    // A click by script, because the bar may be out of sight.
    const current = page.getByRole('navigation').locator('[aria-current=page]');
    await current.evaluate((link: HTMLAnchorElement) => link.click());
    await expectTop(page);
    await typeHash(page, `#/portfolio?at=${last}`);
    await expectAt(page, 'fr', last);
    await typeHash(page, `#/portfolio?at=${last}"],h1,[id="`);
    await expectTop(page);
    await page.goBack();
    await expectAt(page, 'fr', last);
  });
  await switchTo(page, 'en');
  await expect(page).toHaveURL(address('en', last));
  expect(documents).toEqual([]);
});

test('without a share sheet the link is copied, or shown when copying is refused', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = recordErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, hashAddresses.fr.portfolio);
  for (const [language, id] of [
    ['fr', first],
    ['en', last],
  ] as const) {
    if (language === 'en') await switchTo(page, language);
    const article = articleOf(page, language, id);
    const before = (await article.boundingBox())?.height;
    await shareButton(page, language, id).click();
    await expectCopied(page, language, id);
    expect((await article.boundingBox())?.height, 'the message moves nothing').toBe(before);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(address(language, id), baseURL).href);
  }

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await shareButton(page, 'en', last).click();
  await expect(messageOf(articleOf(page, 'en', last))).toHaveText(words('en', 'share.refused'));
  const link = page.getByRole('textbox', { name: words('en', 'share.link') });
  await expect(link).toHaveValue(new URL(address('en', last), baseURL).href);
  await link.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  await expect(page).toHaveURL(hashAddresses.en.portfolio);
  expect(errors).toEqual([]);
});

test('an address of crawlers opens at its work, whose link the share sheet gets', {
  tag: '@touch',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // It is used, then closed without a choice, then fails.
    const errors = [undefined, 'AbortError', 'DataError'];
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        const error = errors[shared.push(data) - 1];
        if (error) throw new DOMException('', error);
      },
    });
  });
  await open(page, `${pageAddresses.en.portfolio}#${middle}`);
  await expectAt(page, 'en', middle);
  const button = shareButton(page, 'en', middle);
  const message = messageOf(articleOf(page, 'en', middle));
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as unknown[]);
  const url = new URL(address('en', middle), baseURL).href;

  await button.click();
  await expect.poll(shared).toEqual([{ title: `${title('en', middle)} — ${profile.name}`, url }]);
  await button.click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  await expect(message).toHaveCount(0);
  await button.click();
  await expectCopied(page, 'en', middle);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot turn its scripts off');

  test('each work has a link to itself', async ({ page }) => {
    await page.goto(pageAddresses.fr.portfolio);
    await page.getByRole('link', { name: label('fr', middle), exact: true }).click();
    expect(new URL(page.url()).hash).toBe(`#${middle}`);
    await expectSeen(page, 'fr', middle);
    for (const id of [first, last]) {
      await page.goto(`${pageAddresses.en.portfolio}#${id}`);
      await expectSeen(page, 'en', id);
    }
  });
});
