/** Axe finds no violation of WCAG 2.0 to 2.2 (A and AA) and of its best practices, in any state of any page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import {
  deviceOf,
  errorHeading,
  expectHeading,
  type Language,
  languages,
  type PageName,
  roots,
  visitPages,
  words,
} from './support';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

type Colors = 'none' | 'active';

/** The states of a page, and the part that a state adds: the rest was checked before. */
const states = {
  'as opened': 'html',
  'error screen': 'html',
  'menu open': 'nav',
  'picture enlarged': 'dialog',
  'video playing': 'li:has(iframe)',
} as const;

type State = keyof typeof states;

/** Expects axe to find nothing in a state of the open page, in forced colours too where they are asked for. */
async function expectAccessible(page: Page, state: State, colors: readonly Colors[] = ['none']) {
  for (const forcedColors of colors) {
    await page.emulateMedia({ forcedColors });
    // Legacy mode does not look into frames: a video player is not ours.
    const axe = new AxeBuilder({ page }).include(states[state]).setLegacyMode();
    // What passes would be returned too.
    axe.options({ resultTypes: ['violations'] }).withTags(tags);
    // The browser paints forced colours; the lines of pages are measured in contrast.spec.ts, more strictly.
    if (forcedColors === 'active' || state === 'as opened') axe.disableRules('color-contrast');
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(found, `${state}, forced colours ${forcedColors}`).toEqual([]);
  }
}

/** The controls that are too small for a thumb, with their sizes. */
const findSmallControls = (page: Page) =>
  page.evaluate((selector) => {
    // WCAG 2.5.8 makes an exception for links within a sentence.
    const isInText = (control: Element) =>
      getComputedStyle(control).display === 'inline' && control.closest('p');
    const required = (control: Element) => (control.getAttribute('href')?.startsWith('#') ? 24 : 44);
    return [...document.querySelectorAll(selector)].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isLarge = Math.min(width, height) >= required(control);
      if (isLarge || !control.checkVisibility() || isInText(control)) return [];
      return `${control.textContent.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)} px`;
    });
  }, 'a[href], button, summary, input, [tabindex="0"]');

async function enlargePicture(page: Page, language: Language) {
  const pictures = page.getByRole('list', { name: words(language, 'portfolio.pictures') });
  if ((await pictures.count()) === 0) return;
  await pictures.first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'picture enlarged');
  await page.getByRole('button', { name: words(language, 'lightbox.close') }).click();
}

async function playVideo(page: Page, language: Language) {
  const videos = page.getByRole('list', { name: words(language, 'portfolio.videos') });
  if ((await videos.count()) === 0) return;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await videos.first().getByRole('button').first().click();
  await expect(videos.first().locator('iframe')).toBeVisible();
  await expectAccessible(page, 'video playing');
}

/** Opens the menu of the home page, which a phone has, or what the portfolio shows on a click. */
async function openMore(page: Page, name: PageName, language: Language, isMobile: boolean) {
  if (isMobile && name === 'home') {
    const menu = page.getByRole('button', { name: words(language, 'nav.menu'), exact: true });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'menu open');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  }
  if (isMobile || name !== 'portfolio') return;
  await enlargePicture(page, language);
  await playVideo(page, language);
}

for (const language of languages) {
  // The markup is the same in both languages, but for the menu of a phone: axe looks at it, and at its page, in English.
  test(`in ${language} axe finds nothing, controls are large, and with reduced motion none moves`, {
    tag: deviceOf(language),
  }, async ({ page, isMobile }) => {
    await visitPages(page, language, async (name) => {
      // A phone has no forced colours, and the bar and most kinds of controls are on Contact.
      const colors = !isMobile && name === 'contact' ? (['active', 'none'] as const) : undefined;
      if (!isMobile || name === 'home') await expectAccessible(page, 'as opened', colors);
      expect.soft(await findSmallControls(page)).toEqual([]);
      // An animation that follows the scrollbar does not move by itself.
      const running = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      expect(await page.evaluate(`(${running})().length`)).toBe(0);
      await expect(page.getByRole('button', { name: words(language, 'motion.pause') })).toBeHidden();
      await openMore(page, name, language, isMobile);
    });
    if (isMobile) return;
    await page.goto(`${roots[language]}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(words(language, 'error.whatHappened.notFound'))).toBeVisible();
    await expectAccessible(page, 'error screen');
  });
}
