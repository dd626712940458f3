import { expect, type Page, test } from 'playwright/test';
import { expectHeading, follow, open, untilRenderedAhead } from './support';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How many animations are running; those tied to scrolling only move when the reader does. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .length,
  );

test('things move, until the pause control is pressed, and again when it is pressed once more', async ({
  page,
}) => {
  await open(page, './');
  await expect.poll(() => running(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Mettre les animations en pause' }).click();
  await expect.poll(() => running(page)).toBe(0);
  await page.getByRole('button', { name: 'Relancer les animations' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => running(page)).toBeGreaterThan(1);
});

test('what is out of view stands still', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, './');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => running(page)).toBe(0);
});

test('heading, panel and marker travel from each page to the next', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows panels further down, and the marker in the menu');
  await open(page, './');
  await untilRenderedAhead(page);
  for (const name of ['Portfolio', 'Contact', 'Exoplanètes', 'À propos']) {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    const moving = await link.evaluate((element: HTMLElement) => {
      element.click();
      return document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).target?.getAttribute('data-travel') ?? []);
    });
    expect(moving.sort(), `to ${name}`).toEqual(['heading', 'marker', 'panel']);
  }
});

test('pages can be left in the middle of the jump that leads to them', async ({ page }) => {
  await open(page, './');
  for (const name of ['Portfolio', 'Contact', 'Exoplanètes']) await follow(page, name);
  await expectHeading(page, 'Exoplanètes');
  await page.goBack();
  await page.goBack();
  await expectHeading(page, 'Portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a picture grows out of its thumbnail and shrinks back into it, and a hurried reader closes it all the same', async ({
  page,
}) => {
  await open(page, './#/portfolio');
  const thumbnail = page.getByRole('list', { name: 'Captures d’écran' }).first().getByRole('link').first();
  const dialog = page.getByRole('dialog', { name: 'Image agrandie' });
  const grows = () => dialog.getByRole('img').evaluate((img) => img.getAnimations().length);

  await thumbnail.click();
  await expect(dialog).toBeVisible();
  await expect.poll(grows).toBe(0);
  await dialog.getByRole('button', { name: 'Fermer' }).evaluate((button: HTMLElement) => button.click());
  expect(await grows()).toBe(1);
  await expect(dialog).toHaveCount(0);
  await expect(thumbnail).toBeFocused();

  await thumbnail.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
});

test('for whoever saves data nothing moves to begin with', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, './');
  await expect(page.getByRole('button', { name: 'Relancer les animations' })).toBeVisible();
  expect(await running(page)).toBe(0);
});

test.describe('for whoever asked the system for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const address of ['./', './portfolio/', './contact/', './hobbies/']) {
    test(`nothing moves on ${address}, and there is nothing to pause`, async ({ page }) => {
      await open(page, address);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expect(page.getByRole('button', { name: 'Mettre les animations en pause' })).toBeHidden();
    });
  }
});
