/** The focus goes where a reader would look: to what a move shows, or back to what was left. */
import { expect, type Page, test } from './fixtures';
import { expectPage, flag, hash, link, moveTo, open, path, roots, text, works } from './support';

const [first] = works;

/** The name of what has the focus, or nothing where the page itself has it. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent));

test('Back and Forward return the focus to the link that was left', async ({ page }) => {
  await open(page, roots.fr);
  const left = page.getByRole('main').locator(`a[href$='/hobbies/']`).last();
  await left.focus();
  const y = await page.evaluate(() => Math.round(scrollY));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expectPage(page, 'fr', 'home');
  await expect(left).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await test.step('also after a switch of the language on the page between', async () => {
    await flag(page, 'en').click();
    await page.goBack();
    await expectPage(page, 'en', 'home');
    await expect(left).toBeFocused();
  });
});

test('where the link that was left is hidden, Back moves the focus to the heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, roots.fr);
  await page.getByRole('button', { name: text.fr('nav.menu') }).click();
  await link(page, 'fr', 'contact').click();
  await expectPage(page, 'fr', 'contact');
  await page.goBack();
  await expectPage(page, 'fr', 'home');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('after a click into a text Tab goes on from there', async ({ page }) => {
  await open(page, path('fr', 'portfolio'));
  // The focus of a move has been there before.
  await moveTo(page, 'fr', 'contact');
  await moveTo(page, 'fr', 'portfolio');
  const article = page.getByRole('article').last();
  await article.getByRole('heading').first().click();
  await page.keyboard.press('Tab');
  expect(await article.evaluate((work) => work.contains(document.activeElement))).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await focused(page)).toBe('');
});

test('a link to the page that is open moves the focus to its heading', async ({ page }) => {
  test.skip(!first, 'there is no work');
  await open(page, `${path('fr', 'portfolio')}#${first?.id}`);
  await expect(page.getByRole('article').first()).toBeFocused();
  await link(page, 'fr', 'portfolio').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(hash('fr', 'portfolio'));
});
