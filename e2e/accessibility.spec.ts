/** Axe finds no violation of WCAG 2.0 to 2.2 (A and AA) and of its best practices, in any state of any page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { errorHeading, expectHeading, open, pageAddresses, pages, roots, words } from './support';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The states of a page, and the part that a state adds: the rest was checked before. */
const states = {
  'as opened': 'html',
  'menu open': 'nav',
  'picture enlarged': 'dialog',
  'video playing': 'li:has(iframe)',
} as const;

/** Expects no violation in the site's colours and in forced colours. */
async function expectAccessible(page: Page, state: keyof typeof states) {
  // Axe takes its time over a long portfolio.
  test.slow();
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    // Legacy mode does not look into frames: a video player is not ours.
    const axe = new AxeBuilder({ page }).include(states[state]).withTags(tags).setLegacyMode();
    // In forced colours the browser paints other colours than the computed ones, which axe would compare.
    if (forcedColors === 'active') axe.disableRules('color-contrast');
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
    expect.soft(found, `${state}, forced colours ${forcedColors}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The markup is the same in both languages: English is checked where it has the most words. */
const visits = [...pages.map((name) => ['fr', name] as const), ['en', 'portfolio'] as const];

for (const [language, name] of visits) {
  const tag = language === 'fr' ? ['@phone'] : [];
  test(`axe finds nothing on ${name} in ${language}`, { tag }, async ({ page, isMobile }) => {
    await open(page, pageAddresses[language][name]);
    await expectAccessible(page, 'as opened');

    if (isMobile) {
      const menu = page.getByRole('button', { name: words(language, 'nav.menu'), exact: true });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, 'menu open');
      await menu.click();
    }

    const pictures = page.getByRole('list', { name: words(language, 'portfolio.pictures') });
    if ((await pictures.count()) > 0) {
      await pictures.first().getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'picture enlarged');
      await page.getByRole('button', { name: words(language, 'lightbox.close') }).click();
    }

    const videos = page.getByRole('list', { name: words(language, 'portfolio.videos') });
    if ((await videos.count()) > 0) {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
      );
      await videos.first().getByRole('button').first().click();
      await expect(videos.first().locator('iframe')).toBeVisible();
      await expectAccessible(page, 'video playing');
    }
  });
}

test('axe finds nothing on the error screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${roots.fr}nope`);
  await expectHeading(page, errorHeading);
  await expect(page.getByText(words('fr', 'error.whatHappened.notFound'))).toBeVisible();
  await expectAccessible(page, 'as opened');
});
