/** What axe knows of WCAG 2.0 to 2.2 (A and AA) and of best practice holds on every page, in every state it can be in. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  headings,
  languages,
  open,
  pageAddresses,
  pages,
  words,
} from './support';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The states a page can be in, and the part that a state brings: what is around it was looked at before. */
const states = {
  'as it opens': 'html',
  'menu open': 'nav',
  'lightbox open': 'dialog',
  'video playing': 'li:has(iframe)',
} as const;

/** Expects axe to find nothing, in the site's colours and in the visitor's own. */
async function expectAccessible(page: Page, state: keyof typeof states) {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const axe = new AxeBuilder({ page })
      .include(states[state])
      .withTags(tags)
      // In legacy mode axe stays out of frames: what a video player holds is not ours.
      .setLegacyMode();
    // The browser paints the visitor's colours and tells axe those of the style sheet for the text: it would compare
    // one with the other.
    if (forcedColors === 'active') axe.disableRules('color-contrast');
    const { violations } = await axe.analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(faults, `${state}, forced colours ${forcedColors}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

for (const language of languages) {
  for (const name of pages) {
    test(`axe finds nothing on ${name} in ${language}`, async ({ page, isMobile }) => {
      await open(page, pageAddresses[language][name]);
      await expectHeading(page, headings[language][name]);
      await expectAccessible(page, 'as it opens');

      if (isMobile) {
        const menu = page.getByRole('button', { name: words(language, 'nav.menu'), exact: true });
        await menu.click();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await expectAccessible(page, 'menu open');
        await menu.click();
      }
      if (name !== 'portfolio') return;

      await page
        .getByRole('list', { name: words(language, 'portfolio.pictures') })
        .first()
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'lightbox open');
      await page.getByRole('button', { name: words(language, 'lightbox.close') }).click();

      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
      );
      const videos = page.getByRole('list', { name: words(language, 'portfolio.videos') });
      await videos.first().getByRole('button').click();
      await expect(videos.first().locator('iframe')).toBeVisible();
      await expectAccessible(page, 'video playing');
    });
  }

  test(`axe finds nothing on the error screen in ${language}`, async ({ page }) => {
    await page.goto(`${pageAddresses[language].home}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(words(language, 'error.whatHappened.notFound'))).toBeVisible();
    await expectAccessible(page, 'as it opens');
  });
}
