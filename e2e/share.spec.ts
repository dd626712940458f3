/** Each work has a link to itself, which opens at it and can be passed on. */
import { expect, type Page, test } from 'playwright/test';
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

// A portfolio has at least one work; with only one, these are the same.
const [first, middle, last] = [works[0], works[Math.floor(works.length / 2)], works.at(-1)].map(
  (work) => work ?? { id: '', title: '' },
) as [Work, Work, Work];
type Work = Pick<(typeof works)[number], 'id' | 'title'>;

const address = (language: Language, { id }: Work) => `${roots[language]}#/portfolio?at=${id}`;
/** As the browser computes the name. */
const label = (language: Language, { title }: Work) =>
  text[language]('share.label', { title: text[language](title) }).replace(/\s/g, ' ');
const shareLink = (page: Page, language: Language, work: Work) =>
  page.getByRole('link', { name: label(language, work), exact: true });
const article = (page: Page, language: Language, work: Work) =>
  page.getByRole('article').filter({ has: shareLink(page, language, work) });

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

test('a name behind any page, a typed link and Back move to a work; an unknown name to the top', async ({
  page,
}) => {
  await open(page, address('fr', { id: 'nope', title: '' }));
  await expectHeading(page, text.fr('portfolio.title'));
  await expectTop(page);
  await open(page, `${path('fr', 'contact')}#${last.id}`);
  await expectAt(page, 'fr', last);
  const { documents } = record(page);
  await typeHash(page, `#/portfolio?at=${first.id}&utm_source=mail`);
  await expectAt(page, 'fr', first);
  await link(page, 'fr', 'contact').click();
  await typeHash(page, `#${middle.id}`);
  await expectAt(page, 'fr', middle);
  await link(page, 'fr', 'contact').click();
  await page.goBack();
  await expectAt(page, 'fr', middle);

  await test.step('the page link and a hostile name lead to the top', async () => {
    await link(page, 'fr', 'portfolio').click();
    await expectTop(page);
    await typeHash(page, `#/portfolio?at=${last.id}`);
    await expectAt(page, 'fr', last);
    await typeHash(page, `#/portfolio?at=${last.id}"],h1,[id="`);
    await expectTop(page);
    await page.goBack();
    await expectAt(page, 'fr', last);
  });
  await flag(page, 'en').click();
  await expect(page).toHaveURL(address('en', last));
  expect(documents).toEqual([]);
});

test('without a share sheet the link is copied or, when copying is refused, in the address bar', async ({
  page,
  context,
  baseURL,
}) => {
  const { errors } = record(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, hash('fr', 'portfolio'));
  const control = shareLink(page, 'fr', last);
  const message = article(page, 'fr', last).getByRole('status').filter({ hasText: /./ });
  const height = (await article(page, 'fr', last).boundingBox())?.height;
  await control.click();
  await expect(message).toHaveText(text.fr('share.copied'));
  await expect(control.getByText(text.fr('share.copied')), 'within the link').toBeVisible();
  expect((await article(page, 'fr', last).boundingBox())?.height, 'the message moves nothing').toBe(height);
  const url = new URL(address('fr', last), baseURL).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await control.click();
  await expect(message).toHaveText(text.fr('share.refused'));
  await expectAt(page, 'fr', last);
  expect(errors).toEqual([]);
});

test('an address of crawlers opens at its work, whose link the share sheet gets', { tag: '@touch' }, async ({
  page,
  context,
  baseURL,
}) => {
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
  await open(page, `${path('en', 'portfolio')}#${middle.id}`);
  await expectAt(page, 'en', middle);
  const message = article(page, 'en', middle).getByRole('status').filter({ hasText: /./ });
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as unknown[]);
  await shareLink(page, 'en', middle).click();
  const url = new URL(address('en', middle), baseURL).href;
  await expect.poll(shared).toEqual([{ title: `${text.en(middle.title)} — ${profile.name}`, url }]);
  await shareLink(page, 'en', middle).click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  await expect(message).toHaveCount(0);
  await shareLink(page, 'en', middle).click();
  await expect(message).toHaveText(text.en('share.copied'));
});
