/** Each work has a link to itself, which opens at it and can be passed on. */
import { expect, type Page, test } from './fixtures';
import {
  expectHeading,
  flag,
  hash,
  type Language,
  link,
  open,
  path,
  profile,
  record,
  roots,
  text,
  typeHash,
  works,
} from './support';

type Work = Pick<(typeof works)[number], 'id' | 'title'>;
// With only one work these are the same.
const [middle, last] = [works[Math.floor(works.length / 2)], works.at(-1)] as [Work, Work];

const address = (language: Language, { id }: Work) => `${roots[language]}#/portfolio?at=${id}`;

/** Expects to be at a work: its heading is focused and on the screen, under its address. */
async function expectAt(page: Page, language: Language, work: Work) {
  const article = page.getByRole('article', { name: text[language](work.title), exact: true });
  await expect(article).toBeFocused();
  await expect(article.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(address(language, work));
}

async function expectTop(page: Page) {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(hash('fr', 'portfolio'));
}

test('a shared link opens at its work, also after a reload', { tag: '@smoke' }, async ({ page }) => {
  const { errors } = record(page);
  await open(page, address('fr', middle));
  await expectAt(page, 'fr', middle);
  await page.reload();
  await expectAt(page, 'fr', middle);
  expect(errors).toEqual([]);
});

test('a name behind any page, typed or by Back, leads to a work, else to the top', async ({ page }) => {
  await open(page, `${path('fr', 'contact')}#${last.id}`);
  await expectAt(page, 'fr', last);
  const { documents } = record(page);
  await link(page, 'fr', 'contact').click();
  await typeHash(page, `#${middle.id}`);
  await expectAt(page, 'fr', middle);
  await link(page, 'fr', 'portfolio').click();
  await expectTop(page);
  await typeHash(page, `#/portfolio?at=${last.id}`);
  await expectAt(page, 'fr', last);
  await typeHash(page, `#/portfolio?at=nope"],h1,[id="`);
  await expectTop(page);
  await page.goBack();
  await expectAt(page, 'fr', last);
  await flag(page, 'en').click();
  await expect(page).toHaveURL(address('en', last));
  expect(documents).toEqual([]);
  await open(page, address('fr', { id: 'nope', title: '' }));
  await expectHeading(page, text.fr('portfolio.title'));
  await expectTop(page);
});

test('Share uses the share sheet, else the clipboard, else the address bar', async ({
  page,
  context,
  baseURL,
}) => {
  const { errors } = record(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // It is used, then closed without a choice, then fails.
    const outcomes = [undefined, 'AbortError', 'DataError'];
    const shared: unknown[] = [];
    const share = async (data: unknown) => {
      const error = outcomes[shared.push(data) - 1];
      if (error) throw new DOMException('', error);
    };
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await open(page, hash('fr', 'portfolio'));
  // As the browser computes the name.
  const name = text.fr('share.label', { title: text.fr(last.title) }).replace(/\s/g, ' ');
  const control = page.getByRole('link', { name, exact: true });
  const article = page.getByRole('article').filter({ has: control });
  const message = article.getByRole('status').filter({ hasText: /./ });
  const height = (await article.boundingBox())?.height;
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as unknown[]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const url = new URL(address('fr', last), baseURL).href;
  await control.click();
  await expect.poll(shared).toEqual([{ title: `${text.fr(last.title)} — ${profile.name}`, url }]);
  await control.click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  await expect(message).toHaveCount(0);
  await control.click();
  await expect(message).toHaveText(text.fr('share.copied'));
  await expect(control.getByText(text.fr('share.copied')), 'within the link').toBeVisible();
  expect((await article.boundingBox())?.height, 'the message moves nothing').toBe(height);
  expect(await copied()).toBe(url);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    return navigator.clipboard.writeText('before');
  });
  await control.click();
  await expect.poll(copied, 'without a share sheet').toBe(url);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await control.click();
  await expect(message).toHaveText(text.fr('share.refused'));
  await expectAt(page, 'fr', last);
  expect(errors).toEqual([]);
});
