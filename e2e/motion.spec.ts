/** What moves, and who sees nothing move. */
import { expect, type Page, test } from 'playwright/test';
import { hashAddresses, headings, type PageName, words } from './expected';
import { countAnimations, expectHeading, open, typeHash, untilRenderedAhead } from './support';

// Small, as each frame is drawn without a graphics card.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 800, height: 720 } });
test.slow();

const control = (page: Page, action: 'pause' | 'play') =>
  page.getByRole('button', { name: words('fr', `motion.${action}`) });

test('what travels with a move may be left; animations pause, and stop out of view', async ({ page }) => {
  await open(page, './');
  await untilRenderedAhead(page);
  await test.step('heading, panel and marker travel to each page', () => expectTravel(page));
  await typeHash(page, '#/');
  await expectHeading(page, headings.fr.home);
  await expect.poll(() => countAnimations(page)).toBeGreaterThan(0);
  await control(page, 'pause').click();
  await expect.poll(() => countAnimations(page)).toBe(0);
  await control(page, 'play').click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => countAnimations(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => countAnimations(page)).toBe(0);
});

/** Expects the parts to travel to each page, which can be left meanwhile. */
async function expectTravel(page: Page) {
  const travelTo = (name: PageName) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: words('fr', `nav.${name}`), exact: true })
      .evaluate((element: HTMLElement) => {
        element.click();
        return document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).target?.getAttribute('data-travel') ?? [])
          .sort();
      });
  for (const name of ['portfolio', 'contact', 'hobbies', 'home'] as const)
    expect(await travelTo(name), `to ${name}`).toEqual(['heading', 'marker', 'panel']);
  await expectHeading(page, headings.fr.home);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: headings.fr.contact })).toBeFocused();
}

test('a picture grows out of its thumbnail and shrinks into it', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  const pictures = page.getByRole('list', { name: words('fr', 'portfolio.pictures') });
  test.skip((await pictures.count()) === 0, 'no work has a picture');
  const thumbnail = pictures.first().getByRole('link').first();
  const dialog = page.getByRole('dialog');
  const animations = () => dialog.getByRole('img').evaluate((image) => image.getAnimations().length);
  const close = dialog.getByRole('button', { name: words('fr', 'lightbox.close') });

  await thumbnail.click();
  await expect(dialog).toBeVisible();
  await expect.poll(animations).toBe(0);
  // In one call: the animation is shorter than a second call may take.
  const shrinking = await close.evaluate(async (button: HTMLElement) => {
    const image = button.closest('dialog')?.querySelector('img');
    button.click();
    await new Promise(requestAnimationFrame);
    return image?.getAnimations().length;
  });
  expect(shrinking).toBe(1);
  await expect(dialog).toHaveCount(0);
  await expect(thumbnail).toBeFocused();

  // A second Escape does not wait for the first animation.
  await thumbnail.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
});
