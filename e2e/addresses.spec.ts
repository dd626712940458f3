/** An address leads to its page however it was shared; a reload keeps the scroll position. */
import { expect, test } from './fixtures';
import { entries } from './support/words';

test.describe('a shared link', { tag: '@engines' }, () => {
  test('shows no other page first', async ({ page, site }) => {
    const seen: string[] = [];
    page.on('console', (message) => {
      const [, heading] = message.text().split('heading: ');
      if (heading !== undefined) seen.push(heading);
    });
    await page.addInitScript(() => {
      setInterval(() => {
        const headings = [...document.querySelectorAll('h1')];
        const shown = headings.find((one) => one.checkVisibility({ visibilityProperty: true }));
        console.log(`heading: ${shown?.textContent ?? 'nothing yet'}`);
      }, 20);
    });
    // The home page has time to be seen before the portfolio arrives.
    await page.route('**/portfolio/', async (route) => {
      await expect.poll(() => seen.length).toBeGreaterThan(20);
      await route.continue();
    });
    await site.open('portfolio');
    await expect.poll(() => seen.at(-1)).toBe(site.text('portfolio.title'));
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen)).toEqual(new Set(['nothing yet', site.text('portfolio.title')]));
  });

  test('with a text fragment scrolls to its words', async ({ page, site, browserName }) => {
    test.fail(browserName === 'firefox', 'a new address, written before the page is there, drops the words');
    const works = entries.flatMap(({ worksArray }) => worksArray);
    const work = works.findLast(({ actions }) => actions.length > 1);
    // The horizon says the first action of some works.
    const action = work?.actions.at(-1) ?? '';
    // The first words are enough, and a browser compares whole ones only.
    const [start = ''] = /^(\S+ ){2}\S+/.exec(action) ?? [];
    test.skip(!start, 'no work has a second action, of three words');
    await site.visit(`${site.path('portfolio')}#:~:text=${encodeURIComponent(start)}`);
    const words = page.getByRole('article').getByText(action, { exact: true });
    await expect(words).toBeInViewport();
    await site.expectHeading('portfolio');
  });
});

test.describe('an unknown hash', { tag: '@engines' }, () => {
  test('typed on a page shows the error screen until Back', { tag: '@smoke' }, async ({
    page,
    site,
    baseURL,
  }) => {
    await site.open('contact');
    await site.typeHash('#/nope');
    await site.expectErrorScreen('notFound');
    expect(page.url()).toBe(new URL(`${site.root}#/nope`, baseURL).href);
    await page.goBack();
    await site.expectPage('contact');
  });
});

test.describe('the scroll position', { tag: '@engines' }, () => {
  const elsewhere = 'https://elsewhere.example/';

  test('is the same after a reload, and after Back from another site', async ({ page, site }) => {
    await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
    await site.open('portfolio');
    // Until then what is far down has a height that is guessed.
    await expect(page.locator('html')).not.toHaveAttribute('data-near-first');
    const last = page.getByRole('article').last();
    const top = async () => (await last.boundingBox())?.y ?? Number.NaN;
    expect(await site.scrollTo(2_000)).toBeGreaterThan(0);
    const before = await top();
    for (const leave of [() => page.reload(), () => page.goto(elsewhere).then(() => page.goBack())]) {
      await leave();
      await site.untilReady();
      await site.expectPage('portfolio');
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
    }
  });
});

test('the skip link and a middle click leave the page that is open', { tag: '@engines' }, async ({
  page,
  site,
  context,
}) => {
  await site.open('portfolio');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: site.text('nav.skip') }).press('Enter');
  await expect(site.main).toBeFocused();
  const opened = context.waitForEvent('page');
  await site.link('contact').click({ button: 'middle' });
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(site.text('contact.title'));
  await site.expectPage('portfolio');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
