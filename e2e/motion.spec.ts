/** What moves, and who sees nothing move. */
import { expect, type Page, test } from 'playwright/test';
import { hashAddresses, headings, type PageName, words } from './expected';
import { countAnimations, expectHeading, open, untilRenderedAhead } from './support';

// Small, as each frame is drawn without a graphics card.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 800, height: 720 } });
test.slow();

const control = (page: Page, action: 'pause' | 'play') =>
  page.getByRole('button', { name: words('fr', `motion.${action}`) });

/** Follows a link of the bar without waiting for what comes of it. */
const leaveFor = (page: Page, name: PageName) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: words('fr', `nav.${name}`), exact: true })
    .evaluate((link: HTMLElement) => link.click());

/** Goes back, and waits only until the page before is shown. */
const leaveBack = (page: Page) =>
  page.evaluate(() => {
    const hasLeft = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    return hasLeft;
  });

/** Shows a held gesture at a time of it. @returns what is wrong with what is seen then, and how it is played */
const lookAtGesture = (page: Page, time: number) =>
  page.evaluate((at) => {
    const gesture = document.getAnimations().filter((animation) => animation.constructor === Animation);
    for (const animation of gesture) animation.currentTime = at;
    const effects = gesture.map(({ effect }) => effect as KeyframeEffect);
    const ofStars = effects.find(({ target }) => target?.localName === 'svg');
    const stars = ofStars?.target as SVGElement | undefined;
    if (!stars) return null;
    stars.style.pointerEvents = 'auto';
    const isFaint = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).opacity !== '1' || isFaint(element.parentElement));
    const isBehindStars = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hits = document.elementsFromPoint(x + width / 2, y + height / 2);
      return hits.includes(element) && hits.indexOf(stars) < hits.indexOf(element);
    };
    const seen = [
      ...document.querySelectorAll('nav a, main :is(h1, h2, h3, p, a, li, img:not([alt=""]))'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const { top, left, right, bottom } = stars.getBoundingClientRect();
    return {
      travelling: effects.length,
      isShort: effects.every((effect) => Number(effect.getComputedTiming().endTime) <= 400),
      direction: ofStars?.getTiming().direction,
      faint: seen.filter(isFaint).map(({ outerHTML }) => outerHTML),
      behindStars: seen.filter(isBehindStars).map(({ outerHTML }) => outerHTML),
      uncovered: [top, left, innerWidth - right, innerHeight - bottom].filter((gap) => gap > 0),
    };
  }, time);

async function expectGesture(page: Page, direction: 'normal' | 'reverse') {
  const right = { isShort: true, faint: [], behindStars: [], uncovered: [] };
  for (const time of [0, 80, 160, 359])
    expect(await lookAtGesture(page, time), `at ${time} ms`).toEqual({ ...right, travelling: 4, direction });
}

test('a move shows the new page opaque, with stars behind its words over all edges', async ({ page }) => {
  // A gesture is shorter than a call may take: it is held from its start.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      animation.pause();
      return animation;
    };
  });
  await open(page, './');
  await untilRenderedAhead(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await leaveFor(page, 'contact');
  expect(await lookAtGesture(page, 0), 'with reduced motion').toBeNull();
  await leaveBack(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Heading, panel, marker and stars. The next move ends a held gesture.
  for (const name of ['portfolio', 'contact', 'hobbies'] as const)
    await test.step(`to ${name}`, async () => {
      await leaveFor(page, name);
      await expectGesture(page, 'normal');
    });
  for (const name of ['contact', 'portfolio', 'home'] as const)
    await test.step(`back to ${name}`, async () => {
      await leaveBack(page);
      await expectGesture(page, 'reverse');
      await expectHeading(page, headings.fr[name]);
    });
});

test('animations pause, and stop out of view', async ({ page }) => {
  await open(page, './');
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

test('a picture grows out of its thumbnail and shrinks into it', async ({ page }) => {
  await open(page, hashAddresses.fr.portfolio);
  const pictures = page.getByRole('list', { name: words('fr', 'portfolio.pictures') });
  test.skip((await pictures.count()) === 0, 'no work has a picture');
  const thumbnail = pictures.first().getByRole('link').first();
  const dialog = page.getByRole('dialog');
  const animations = () =>
    dialog
      .getByRole('img')
      .first()
      .evaluate((image) => image.getAnimations().length);
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
