/** Each work has a link of its own, which can be shared and opens at the work. */
import { profile } from '../content/profile';
import { expect, type Page, test } from './fixtures';
import { record } from './support/requests';
import type { Site } from './support/site';
import { works } from './support/words';

type Work = Pick<(typeof works)[number], 'id' | 'title'>;
// With only one work these are the same.
const [middle, last] = [works[Math.floor(works.length / 2)], works.at(-1)] as [Work, Work];

const address = (site: Site, { id }: Work) => site.address('portfolio', `?at=${id}`);
const article = (site: Site, { title }: Work) => site.article(title);

/**
 * Expects to be at a work: it is focused, its name is on the screen, and its address in the bar.
 */
async function expectAt(site: Site, work: Work) {
  await expect(article(site, work)).toBeFocused();
  const name = article(site, work).getByRole('heading', { level: 3 });
  // Where the head of its entry has said it, it is for listeners alone.
  const isSeen = await name.evaluate((heading) => heading.clientHeight > 1);
  await expect(isSeen ? name : article(site, work)).toBeInViewport({ ratio: isSeen ? 1 : 0.01 });
  await expect(site.page).toHaveURL(address(site, work));
}

async function expectTop(site: Site) {
  await expect.poll(() => site.page.evaluate(() => scrollY)).toBe(0);
  await expect(site.page).toHaveURL(site.address('portfolio'));
}

test('a shared work opens with its name in view', {
  tag: ['@smoke', '@engines'],
}, async ({ page, site }) => {
  const { errors } = record(page);
  for (const [width, height] of [
    [390, 664],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Else only the hash changes, and the page is open already.
    await page.goto('about:blank');
    await site.visit(address(site, middle));
    await expectAt(site, middle);
    await site.typeHash(`#/portfolio?at=${last.id}`);
    await expectAt(site, last);
  }
  await page.reload();
  await expectAt(site, last);
  expect(errors).toEqual([]);
});

test('a work in the hash of an open page is scrolled to', {
  tag: '@engines',
}, async ({ page, site }) => {
  await site.visit(`${site.path('contact')}#${last.id}`);
  await expectAt(site, last);
  const { documents } = record(page);
  await site.link('contact').click();
  await site.typeHash(`#${middle.id}`);
  await expectAt(site, middle);
  await site.link('portfolio').click();
  await expectTop(site);
  await expect(site.heading).toBeFocused();
  await site.typeHash(`#/portfolio?at=${last.id}`);
  await expectAt(site, last);
  await site.typeHash(`#/portfolio?at=nope"],h1,[id="`);
  await expectTop(site);
  await page.goBack();
  await expectAt(site, last);
  await site.other.switchTo();
  await expect(page).toHaveURL(address(site.other, last));
  expect(documents).toEqual([]);
});

test.describe('Share', () => {
  const control = (site: Site) =>
    article(site, last).getByRole('button', {
      // As the browser computes the name.
      name: site.text('share.label', { title: site.text(last.title) }).replace(/\s/g, ' '),
      exact: true,
    });
  const message = (site: Site) => article(site, last).getByRole('status').filter({ hasText: /./ });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('uses the share sheet until that fails', async ({ page, site, address: root }) => {
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
    await site.open('portfolio');
    const { height = 0 } = (await article(site, last).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as unknown[]);
    const url = new URL(address(site, last), root).href;
    await control(site).press('Space');
    await expect.poll(shared).toEqual([{ title: `${site.text(last.title)} — ${profile.name}`, url }]);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await control(site).click();
    await expect.poll(async () => (await shared()).length).toBe(2);
    expect(await copied(page)).toBe('before');
    await expect(message(site)).toHaveCount(0);
    await control(site).click();
    await expect(message(site)).toHaveText(site.text('share.copied'));
    await expect(control(site).getByText(site.text('share.copied')), 'within the button').toBeVisible();
    expect((await article(site, last).boundingBox())?.height, 'the message moves nothing').toBe(height);
    expect(await copied(page)).toBe(url);
  });

  test('copies where there is no share sheet', async ({ page, site, address: root }) => {
    const { errors } = record(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.clock.install();
    await site.open('portfolio');
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await control(site).click();
    await expect.poll(() => copied(page)).toBe(new URL(address(site, last), root).href);
    await expect(message(site)).toHaveText(site.text('share.copied'));
    await page.clock.fastForward('01:00');
    await expect(message(site), 'a minute later').toHaveCount(0);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await control(site).click();
    await expect(message(site)).toHaveText(site.text('share.refused'));
    await expectAt(site, last);
    expect(errors).toEqual([]);
  });
});
