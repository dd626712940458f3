/** Moves and views are animated, never in the way of reading, never for those who ask for rest. */
import { expect, type Page, test } from './fixtures';
import { expectHeading, link, open, roots, saveData, text, untilQuiet, untilReady } from './support';

// Small, as each frame is drawn without a graphics card.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 800, height: 720 } });

/** How many animations run; those tied to scrolling move only with the reader. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .length,
  );

/** Shows a held gesture at a time. @returns how it is played, and words that can't be read then */
const lookAtGesture = (page: Page, time: number) =>
  page.evaluate((at) => {
    const gesture = document.getAnimations().filter((animation) => animation.constructor === Animation);
    for (const animation of gesture) animation.currentTime = at;
    const timings = gesture.map(({ effect }) => effect?.getComputedTiming());
    const isFaint = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).opacity !== '1' || isFaint(element.parentElement));
    const words = [...document.querySelectorAll('nav a, main :is(h1, h2, h3, p, a, li)')];
    const seen = words.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return {
      isPlayed: gesture.length > 0,
      isShort: timings.every((timing) => Number(timing?.endTime) <= 400),
      isReversed: timings.some((timing) => timing?.direction === 'reverse'),
      unreadable: seen.filter(isFaint).map(({ outerHTML }) => outerHTML),
    };
  }, time);

test('a move shows the new page opaque, for a short time, and backwards on Back', async ({ page }) => {
  // A gesture is shorter than a call may take: it is held from its start.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      animation.pause();
      return animation;
    };
  });
  await open(page, roots.fr);
  await untilQuiet(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link(page, 'fr', 'hobbies').click();
  await expectHeading(page, text.fr('hobbies.title'));
  expect(await lookAtGesture(page, 0), 'with reduced motion').toMatchObject({ isPlayed: false });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const expectGesture = async (isReversed: boolean) => {
    const right = { isPlayed: true, isShort: true, isReversed, unreadable: [] };
    for (const time of [0, 80, 359]) expect(await lookAtGesture(page, time), `at ${time} ms`).toEqual(right);
  };
  await link(page, 'fr', 'portfolio').click();
  await expectHeading(page, text.fr('portfolio.title'));
  await expectGesture(false);
  await page.evaluate(() => history.back());
  await expectHeading(page, text.fr('hobbies.title'));
  await expect.poll(async () => (await lookAtGesture(page, 0)).isReversed).toBe(true);
  await expectGesture(true);
});

test('animations pause, stop out of view, and wait with reduced motion or Save-Data', async ({ page }) => {
  await open(page, roots.fr);
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: text.fr('motion.pause') }).click();
  await expect.poll(() => running(page)).toBe(0);
  await page.getByRole('button', { name: text.fr('motion.play') }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => running(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('button', { name: text.fr('motion.pause') })).toBeHidden();
  expect(await running(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await saveData(page);
  await page.reload();
  await untilReady(page);
  await expect(page.getByRole('button', { name: text.fr('motion.play') })).toBeVisible();
  expect(await running(page)).toBe(0);
  await page.getByRole('button', { name: text.fr('motion.play') }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => running(page)).toBeGreaterThan(0);
});
