/** Moves and views are animated, never in the way of reading, never for those who ask for rest. */
import { routes } from '../app/lib/address/addresses';
import { expect, type Page, test } from './fixtures';
import { untilQuiet } from './support/requests';
import { pageBesides, type Site } from './support/site';

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

test.describe('a move', () => {
  /** The animations of the last move, held at their start, as a move is shorter than a call. */
  const readMove = (page: Page) =>
    page.evaluate(() => {
      const move = document.getAnimations().filter((animation) => animation.constructor === Animation);
      return {
        isPlayed: move.length > 0,
        isReversed: move.some(({ effect }) => effect?.getComputedTiming().direction === 'reverse'),
      };
    });

  /** Words that are seen, and faint, at some moment of the move. */
  const readFaintWords = (page: Page) =>
    page.evaluate(() => {
      const move = document.getAnimations().filter((animation) => animation.constructor === Animation);
      const isFaint = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).opacity !== '1' || isFaint(element.parentElement));
      const words = [...document.querySelectorAll('nav a, main :is(h1, h2, h3, p, a, li)')];
      // From its start to its end, which is excluded: there it no longer applies.
      return [0, 0.25, 0.5, 0.75, 0.99].flatMap((share) => {
        for (const animation of move)
          animation.currentTime = share * Number(animation.effect?.getComputedTiming().endTime);
        const seen = words.filter((element) => element.checkVisibility({ visibilityProperty: true }));
        return seen.filter(isFaint).map(({ textContent }) => `${share}: ${textContent}`);
      });
    });

  test.beforeEach(async ({ page, site }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...parameters) {
        const animation = animate.apply(this, parameters);
        animation.pause();
        return animation;
      };
    });
    await site.open(pageBesides('home', 'portfolio'));
    await untilQuiet(page);
  });

  test('is animated in its direction', async ({ page, site }) => {
    const link = site.link('contact');
    const before = await link.boundingBox();
    expect(before).not.toBeNull();
    await site.link('portfolio').click();
    await site.expectHeading('portfolio');
    await expect.poll(() => readMove(page)).toEqual({ isPlayed: true, isReversed: false });
    expect(await link.boundingBox()).toEqual(before);
    expect(await readFaintWords(page)).toEqual([]);
    await test.step('Back is animated in the other direction', async () => {
      await page.evaluate(() => history.back());
      await site.expectHeading(pageBesides('home', 'portfolio'));
      await expect.poll(() => readMove(page)).toEqual({ isPlayed: true, isReversed: true });
      expect(await readFaintWords(page)).toEqual([]);
    });
  });

  test('is not animated for a visitor who asks for less motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.link('portfolio').click();
    await site.expectHeading('portfolio');
    await expect(site.heading).toBeFocused();
    expect((await readMove(page)).isPlayed).toBe(false);
  });
});

test.describe('a scene', () => {
  const button = (site: Site, name: 'pause' | 'play') =>
    site.page.getByRole('button', { name: site.text(`motion.${name}`) });

  test('stops while nobody wants to see it move', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await site.open('home');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await button(site, 'pause').click();
    await expect.poll(() => running(page)).toBe(0);
    await button(site, 'play').click();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => running(page), 'out of view').toBe(0);
  });

  /** Also those that wait until they are in view. */
  const countAnimations = (page: Page) =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );

  test('is still for a visitor who asks for less motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('home');
    await expect(button(site, 'pause')).toBeHidden();
    expect(await countAnimations(page)).toBe(0);
    for (const route of routes) {
      await site.moveTo(route);
      expect(await countAnimations(page), route).toBe(0);
    }
    await site.typeHash('#/nope');
    await site.expectErrorScreen('notFound');
    expect(await countAnimations(page), 'the error screen').toBe(0);
  });

  test('is still with Save-Data until Play', async ({ page, site }) => {
    await site.saveData();
    await site.open('home');
    await expect(button(site, 'play')).toBeVisible();
    expect(await running(page)).toBe(0);
    await button(site, 'play').click();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });
});
