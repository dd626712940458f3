/** Axe finds no violation of WCAG 2.0 to 2.2 (A and AA) and of its best practices, in any state of any page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  type Language,
  languages,
  open,
  pageAddresses,
  pages,
  roots,
  words,
} from './support';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The states of a page, and the part that a state adds: the rest was checked before. */
const states = {
  'as opened': 'html',
  'menu open': 'nav',
  'picture enlarged': 'dialog',
  'video playing': 'li:has(iframe)',
} as const;

/** What axe finds. In forced colours it has no contrast to compare: the browser paints them. */
async function findViolations(page: Page, state: keyof typeof states, forcedColors: 'none' | 'active') {
  await page.emulateMedia({ forcedColors });
  // Legacy mode does not look into frames: a video player is not ours.
  const axe = new AxeBuilder({ page }).include(states[state]).setLegacyMode();
  // What passes would be returned too.
  axe.options({ resultTypes: ['violations'] }).withTags(tags);
  if (forcedColors === 'active') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects no violation in a state of the page that is open; a phone has no forced colours. */
async function expectAccessible(page: Page, state: keyof typeof states, isMobile: boolean) {
  for (const colors of isMobile ? (['none'] as const) : (['none', 'active'] as const))
    expect.soft(await findViolations(page, state, colors), `${state}, forced colours ${colors}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function enlargePicture(page: Page, language: Language, isMobile: boolean) {
  const pictures = page.getByRole('list', { name: words(language, 'portfolio.pictures') });
  if ((await pictures.count()) === 0) return;
  await pictures.first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'picture enlarged', isMobile);
  await page.getByRole('button', { name: words(language, 'lightbox.close') }).click();
}

async function playVideo(page: Page, language: Language, isMobile: boolean) {
  const videos = page.getByRole('list', { name: words(language, 'portfolio.videos') });
  if ((await videos.count()) === 0) return;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await videos.first().getByRole('button').first().click();
  await expect(videos.first().locator('iframe')).toBeVisible();
  await expectAccessible(page, 'video playing', isMobile);
}

for (const language of languages) {
  // The markup is the same on both devices, so each language is checked on one.
  test(`axe finds nothing in any state of any page in ${language}`, {
    tag: language === 'en' ? '@touch' : [],
  }, async ({ page, isMobile }) => {
    // Axe takes its time over a long portfolio.
    test.slow();
    for (const name of pages) {
      await test.step(name, async () => {
        await open(page, pageAddresses[language][name]);
        await expectAccessible(page, 'as opened', isMobile);
        const menu = page.getByRole('button', { name: words(language, 'nav.menu'), exact: true });
        if (isMobile && name === 'home') {
          await menu.click();
          await expect(menu).toHaveAttribute('aria-expanded', 'true');
          await expectAccessible(page, 'menu open', isMobile);
        }
        await enlargePicture(page, language, isMobile);
        await playVideo(page, language, isMobile);
      });
    }
    await page.goto(`${roots[language]}nope`);
    await expectHeading(page, errorHeading);
    await expect(page.getByText(words(language, 'error.whatHappened.notFound'))).toBeVisible();
    await expectAccessible(page, 'as opened', isMobile);
  });
}
