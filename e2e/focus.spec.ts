/** The focus goes where a reader would look: to what a move shows, or back to what was left. */
import { locales } from '../app/lib/locales';
import { expect, type Page, test } from './fixtures';
import { pageBesides } from './support/site';
import { works } from './support/words';

/** A page that Home links to at its end. */
const last = pageBesides('portfolio');

/** The name of what has the focus, or nothing where the page itself has it. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent));

test('the history returns the focus to the link that was left', { tag: '@engines' }, async ({
  page,
  site,
}) => {
  await site.visit(site.root);
  const left = site.main.locator(`a[href$='/${last}/']`).last();
  await left.focus();
  const y = await page.evaluate(() => Math.round(scrollY));
  await page.keyboard.press('Enter');
  await expect(site.heading).toBeFocused();
  await page.goBack();
  await site.expectPage('home');
  await expect(left).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  await page.goForward();
  await expect(site.heading).toBeFocused();
  await test.step('also after a switch of the language on the page between', async () => {
    const other = site.in(locales.at(-1) ?? site.language);
    await other.switchTo();
    await page.goBack();
    await other.expectPage('home');
    await expect(left).toBeFocused();
    // A fork may have taken the link out of its sentence.
    const inText = site.main.getByRole('paragraph').locator(`a[href$='/${last}/']`).or(left).first();
    await inText.focus();
    await page.keyboard.press('Enter');
    await other.expectPage(last);
    await site.switchTo();
    await page.goBack();
    await site.expectPage('home');
    await expect(inText).toBeFocused();
  });
});

test('Back from a hidden link moves the focus to the heading', {
  tag: '@engines',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit(site.root);
  await site.menu.click();
  await site.link('contact').click();
  await site.expectPage('contact');
  await page.goBack();
  await site.expectPage('home');
  await expect(site.heading).toBeFocused();
});

test('Tab continues from a text that was clicked', { tag: '@engines' }, async ({ page, site }) => {
  await site.visit(site.path('portfolio'));
  // The focus of a move has been there before.
  await site.moveTo('contact');
  await site.moveTo('portfolio');
  const article = page.getByRole('article').last();
  await article.getByRole('heading').first().click();
  await page.keyboard.press('Tab');
  expect(await article.evaluate((work) => work.contains(document.activeElement))).toBe(true);
  await site.heading.click();
  expect(await focused(page)).toBe('');
});

test('Shift+Tab leads to what is before the focus', async ({ page, site }) => {
  await site.open('home');
  await site.moveTo('contact');
  await page.keyboard.press('Shift+Tab');
  await expect(site.bar.locator(':focus')).toBeVisible();
  const [before, work] = works.slice(-2);
  if (!before || !work) return;
  await site.typeHash(`#/portfolio?at=${work.id}`);
  await expect(site.article(work.title)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(site.article(before.title).locator(':focus')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(site.article(work.title).locator(':focus')).toBeInViewport();
});
