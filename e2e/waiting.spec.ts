/** Where a move waits for its page, the visitor sees and hears it; otherwise nothing flashes. */
import { expect, test } from './fixtures';
import {
  expectPage,
  flag,
  hold,
  link,
  open,
  record,
  roots,
  scripts,
  text,
  typeHash,
  untilQuiet,
  works,
} from './support';

test('a move that waits for its page says so, and a later one takes its place', async ({ page }) => {
  const { errors } = record(page);
  await open(page, roots.fr);
  const release = await hold(page, scripts);
  await link(page, 'fr', 'contact').click();
  await expect(page.getByRole('status')).toContainText([
    text.fr('nav.awaited', { page: text.fr('nav.contact') }),
  ]);
  await expect(page.locator('#main')).toHaveAttribute('aria-busy', 'true');
  await link(page, 'fr', 'portfolio').click();
  await expect(page.getByRole('status')).toContainText([
    text.fr('nav.awaited', { page: text.fr('nav.portfolio') }),
  ]);
  await flag(page, 'en').click();
  release();
  await expectPage(page, 'en', 'portfolio');
  await expect(page.locator('#main')).not.toHaveAttribute('aria-busy');
  expect(errors).toEqual([]);
});

test('a move to a page that is there never says that it waits', async ({ page }) => {
  await open(page, roots.fr);
  await untilQuiet(page);
  await page.evaluate(() => {
    const main = document.getElementById('main');
    const observer = new MutationObserver(() => Object.assign(window, { wasBusy: true }));
    if (main) observer.observe(main, { attributeFilter: ['aria-busy'] });
  });
  for (const typed of ['#/contact', '#/portfolio', '#/hobbies', '#/']) await typeHash(page, typed);
  await expectPage(page, 'fr', 'home', `${roots.fr}#/`);
  expect(await page.evaluate(() => 'wasBusy' in window)).toBe(false);
});

test('a link to the page that is on its way leads to it, without the work', async ({ page }) => {
  test.skip(!works[0], 'there is no work');
  await open(page, roots.fr);
  const release = await hold(page, scripts);
  await typeHash(page, `#/portfolio?at=${works[0]?.id}`);
  await expect(page.locator('#main')).toHaveAttribute('aria-busy', 'true');
  await link(page, 'fr', 'portfolio').click();
  release();
  await expectPage(page, 'fr', 'portfolio');
  await expect(page.locator('#main')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
