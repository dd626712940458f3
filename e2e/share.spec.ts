import { expect, type Page, test } from 'playwright/test';
import { facts } from '../content/profile';
import {
  expectAddress,
  expectHeading,
  follow,
  hashAddresses,
  type Language,
  languages,
  open,
  recordFaults,
  recordRequests,
  switchTo,
  words,
} from './support';

// A work of its own entry, and one that stands in the middle of another's panel.
const works = ['meetsys', 'galaxy'] as const;

const title = (language: Language, work: string) => words(language, `works.${work}.subTitle`);

const shareButton = (page: Page, language: Language, work: string) =>
  page.getByRole('button', {
    name: words(language, 'share.label').replace('{title}', title(language, work)),
  });

/** Expects the reader to stand at a work: its heading has the focus and is near the top of the window. */
async function expectAt(page: Page, language: Language, work: string) {
  const heading = page.getByRole('heading', { level: 3, name: title(language, work), exact: true });
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(260);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
}

const expectTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

const type = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

for (const language of languages) {
  const root = language === 'fr' ? './' : './en/';

  test(`a shared work in ${language} opens at the work, cold, again and as a fragment of its page`, {
    tag: '@smoke',
  }, async ({ page, baseURL }) => {
    const faults = recordFaults(page);
    await open(page, `${root}#/portfolio?at=meetsys`);
    await expectAt(page, language, 'meetsys');
    await expectAddress(page, baseURL, `${root}#/portfolio?at=meetsys`);
    await page.reload();
    await expectAt(page, language, 'meetsys');
    await expectAddress(page, baseURL, `${root}#/portfolio?at=meetsys`);

    await open(page, `${root}portfolio/#galaxy`);
    await expectAt(page, language, 'galaxy');
    await expectAddress(page, baseURL, `${root}#/portfolio?at=galaxy`);
    expect(faults).toEqual([]);
  });
}

test('typed, by Back and by a fragment, a work is gone to without loading a document', async ({
  page,
  baseURL,
}) => {
  await open(page, hashAddresses.fr.contact);
  const requests = recordRequests(page);
  await type(page, '#/portfolio?at=meetsys&utm_source=mail');
  await expectAt(page, 'fr', 'meetsys');
  await expectAddress(page, baseURL, './#/portfolio?at=meetsys');

  await type(page, '#/portfolio?at=galaxy');
  await expectAt(page, 'fr', 'galaxy');
  await type(page, '#arena');
  await expectAt(page, 'fr', 'arena');
  await expectAddress(page, baseURL, './#/portfolio?at=arena');

  await follow(page, 'Contact');
  await expectHeading(page, 'Contact');
  await page.goBack();
  await expectAt(page, 'fr', 'arena');
  await expectAddress(page, baseURL, './#/portfolio?at=arena');
  await page.goBack();
  await expectAt(page, 'fr', 'galaxy');
  await expectAddress(page, baseURL, './#/portfolio?at=galaxy');

  await switchTo(page, 'en');
  await expectAddress(page, baseURL, './en/#/portfolio?at=galaxy');
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([]);
});

test('the page of a shared work has its top, and so has a link to a work that nobody knows', async ({
  page,
  baseURL,
}) => {
  await open(page, './#/portfolio?at=meetsys');
  await expectAt(page, 'fr', 'meetsys');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[aria-current]')?.click());
  await expectTop(page);
  await expectAddress(page, baseURL, './#/portfolio');

  for (const at of ['nope', 'main', '__proto__', 'meetsys"],h1,[id="', '//host.example']) {
    await type(page, '#/portfolio?at=meetsys');
    await expectAt(page, 'fr', 'meetsys');
    await type(page, `#/portfolio?at=${at}`);
    await expectTop(page);
    await expectAddress(page, baseURL, './#/portfolio');
  }
  await page.goto('about:blank');
  await open(page, './#/portfolio?at=nope');
  await expectHeading(page, 'Portfolio');
  await expectTop(page);
  await expectAddress(page, baseURL, './#/portfolio');
});

test.describe('where the system has no share sheet', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
  );

  test('the link is copied, in the language of the moment, and the page says so', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, hashAddresses.fr.portfolio);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const article = page.getByRole('article').filter({ hasText: title('fr', 'meetsys') });
    await expect(article.getByRole('status')).toHaveText('');
    const height = async () => (await article.boundingBox())?.height;
    const before = await height();
    await shareButton(page, 'fr', 'meetsys').click();
    await expect(article.getByRole('status')).toHaveText('Lien copié');
    expect(await height(), 'nothing is pushed down').toBe(before);
    expect(await copied()).toBe(new URL('./#/portfolio?at=meetsys', baseURL).href);

    await switchTo(page, 'en');
    await shareButton(page, 'en', 'galaxy').click();
    const galaxy = page.getByRole('article').filter({ hasText: title('en', 'galaxy') });
    await expect(galaxy.getByRole('status')).toHaveText('Link copied');
    expect(await copied()).toBe(new URL('./en/#/portfolio?at=galaxy', baseURL).href);
    // The address of the reader stays their own.
    await expectAddress(page, baseURL, './en/#/portfolio');
  });

  test('a refused clipboard leaves the link to be copied by hand', async ({ page, baseURL }) => {
    const faults = recordFaults(page);
    await page.addInitScript(() => {
      // The empty page before the first has no clipboard.
      if (!navigator.clipboard) return;
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(page, hashAddresses.en.portfolio);
    await shareButton(page, 'en', 'meetsys').click();
    await expect(page.getByRole('status').filter({ hasText: words('en', 'share.refused') })).toBeVisible();
    const link = page.getByRole('textbox', { name: words('en', 'share.link') });
    await expect(link).toHaveValue(new URL('./en/#/portfolio?at=meetsys', baseURL).href);
    await link.focus();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
    expect(faults).toEqual([]);
  });
});

test('the share sheet gets the title and the link; closed, it leaves nothing behind; failing, the link is copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const answers = [undefined, 'AbortError', 'DataError'];
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        const answer = answers[shared.push(data) - 1];
        if (answer) throw new DOMException('', answer);
      },
    });
  });
  await open(page, hashAddresses.fr.portfolio);
  const button = shareButton(page, 'fr', 'arena');
  const status = page
    .getByRole('article')
    .filter({ hasText: title('fr', 'arena') })
    .getByRole('status');
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

  await button.click();
  await expect.poll(shared).toEqual([
    {
      title: `${title('fr', 'arena')} — ${facts.name}`,
      url: new URL('./#/portfolio?at=arena', baseURL).href,
    },
  ]);
  await button.click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  await expect(status).toHaveText('');
  await button.click();
  await expect(status).toHaveText('Lien copié');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(
    ({ browserName }) => browserName === 'firefox',
    'Playwright switches scripts off in its own only',
  );

  test('a work has a link of its own, which leads to it', async ({ page }) => {
    await page.goto('./portfolio/');
    const link = page.getByRole('link', { name: `Partager\u202f: ${title('fr', 'galaxy')}` });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/portfolio\/#galaxy$/);
    await expectAt(page, 'fr', 'galaxy');
    for (const work of works) {
      await page.goto(`./en/portfolio/#${work}`);
      await expectAt(page, 'en', work);
    }
  });
});
