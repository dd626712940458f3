/** Axe finds nothing against WCAG 2.2 AA, controls fit a thumb, and the HTML is valid. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { hasSky } from '../app/contact/sky/observer';
import { type Route, routes } from '../app/lib/address/addresses';
import { profile } from '../content/profile';
import { listFiles } from '../scripts/lib/files';
import { expect, type Page, test } from './fixtures';
import type { Site } from './support/site';
import { hasPictures, videos, works } from './support/words';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects axe to find nothing in a part of the open page. */
async function expectAccessible(page: Page, part = 'html') {
  // Legacy mode does not look into frames: a video player is not ours.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags);
  // The lines of text of pages are measured in contrast.spec.ts, more strictly.
  if (part === 'html') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, part).toEqual([]);
}

/**
 * The controls that are too small for a thumb, with their sizes.
 * @param crowded The name of a list whose links may be as small as WCAG 2.5.8 says.
 */
const findSmallControls = (page: Page, crowded: string) =>
  page.evaluate(
    (list) =>
      [...document.querySelectorAll('a[href], button, summary, input, [tabindex="0"]')].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const required = control.closest('ol')?.ariaLabel === list ? 24 : 44;
        // WCAG 2.5.8 makes an exception for links within a sentence.
        const isInText = getComputedStyle(control).display === 'inline' && control.closest('p');
        if (Math.min(width, height) >= required || !control.checkVisibility() || isInText) return [];
        return `${control.textContent.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)} px`;
      }),
    crowded,
  );

/** Controls with words that are seen, each with a pattern for a name that begins with them. */
async function seenLabels(page: Page) {
  const all = page.locator('a[href], button, summary, input, [role=button]').filter({ visible: true });
  const words = await all.evaluateAll((controls) =>
    controls.map((control) => {
      const seen = textsIn(control).filter(isSeen);
      return seen.flatMap(({ data }) => data.match(/[\p{L}\p{N}]+/gu) ?? []);
    }),
  );
  return words.flatMap((label, index) => {
    const name = new RegExp(`^\\P{L}*${label.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'iu');
    return label.length ? [{ control: all.nth(index), name }] : [];
  });
}

/** The words of labels that a listener's voice may spell, as capitals are drawn and not written. */
async function findSpokenCapitals(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const spoken = nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(({ name }) => String(name?.value).replace(/\s+/g, ' ').trim());
  const written = await page.locator('body').evaluate((body) => body.textContent.replace(/\s+/g, ' '));
  expect(spoken.length).toBeGreaterThan(routes.length);
  return spoken.filter(
    (words) => !written.includes(words) && written.toLowerCase().includes(words.toLowerCase()),
  );
}

/** Lists whose bullets are not drawn, which Safari drops unless they have the role of a list. */
const findDroppedLists = (page: Page) =>
  page.locator('ul, ol').evaluateAll((all) =>
    all
      .filter((list) => list.role !== 'list')
      .filter((list) => [...list.children].some((item) => getComputedStyle(item).listStyleType === 'none'))
      .map((list) => list.textContent.slice(0, 60)),
  );

/** What a listener is told that no other test looks for, by the roles and names of its parts. */
const heardOn: Partial<Record<Route, (site: Site) => string[]>> = {
  home: (site) => ['flightPlan.label', 'invitation'].map((part) => `region "${site.text(`home.${part}`)}"`),
  portfolio: (site) =>
    works.flatMap(({ title: id, pictures, isLinked }) => {
      const title = site.text(id);
      const list = `list "${site.text('portfolio.pictures', { title })}"`;
      return [pictures.length > 1 ? list : '', isLinked ? ` — ${title}"` : ''];
    }),
  contact: (site) =>
    [...(profile.email ? ['email'] : []), ...(hasSky ? ['sky'] : []), 'more'].map(
      (part) => `"${site.text(`contact.${part}`)}"`,
    ),
};

async function expectHeard(site: Site, route: Route) {
  // Without what YAML adds, and with one kind of space.
  const plain = (words: string) => words.replace(/[\s'"\\]+/g, ' ');
  const heard = plain(await site.page.locator('body').ariaSnapshot());
  const frame = [
    '- banner',
    `navigation "${site.text('nav.label')}"`,
    '- main',
    `heading "${site.text(`${route}.title`)}" [level=1]`,
    '- contentinfo',
  ];
  const expected = [...frame, ...(heardOn[route]?.(site) ?? [])];
  expect(expected.filter((one) => !heard.includes(plain(one)))).toEqual([]);
}

for (const route of routes) {
  test(`nothing on ${route} stops a visitor with a disability`, async ({ page, site }) => {
    await site.open(route);
    await test.step('axe finds nothing', () => expectAccessible(page));
    await test.step('no label is spelled out', async () =>
      expect(await findSpokenCapitals(page)).toEqual([]));
    await test.step('Safari takes each list for one', async () =>
      expect(await findDroppedLists(page)).toEqual([]));
    await test.step('a listener hears what each part is', () => expectHeard(site, route));
    await test.step('controls are large enough', async () => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findSmallControls(page, site.text('overview.horizon'))).toEqual([]);
      }
    });
    if (route !== 'portfolio') return;
    await page.route('https://www.youtube-nocookie.com/**', (request) =>
      request.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    if (hasPictures)
      await test.step('an enlarged picture', async () => {
        await site.thumbnails.first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'dialog');
        await page.keyboard.press('Escape');
      });
    if (videos.length)
      await test.step('a playing video', async () => {
        const play = page.getByRole('button', { name: site.text('video.play', { title: '' }).trim() });
        await play.first().click();
        await expect(page.locator('iframe')).toBeVisible();
        await expectAccessible(page, 'article:has(iframe)');
      });
  });
}

test('the name of any control begins with its words', { tag: '@engines' }, async ({ page, site }) => {
  await site.open('home');
  for (const route of routes) {
    await site.moveTo(route);
    for (const [width, own] of [
      [320, site.other],
      [1440, site],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await own.switchTo();
      await own.expectHeading(route);
      const labels = await seenLabels(page);
      expect(labels, route).not.toEqual([]);
      for (const { control, name } of labels) await expect.soft(control).toHaveAccessibleName(name);
    }
  }
});

test('the error screen is accessible', { tag: '@error-page' }, async ({ page, site }) => {
  await page.goto(`${site.root}nope`);
  await site.expectErrorScreen('notFound');
  await expectAccessible(page);
});

test('on a phone the open menu is accessible', { tag: '@touch' }, async ({ page, site }) => {
  await site.open('home');
  await site.menu.click();
  await expect(site.bar.getByRole('list')).toBeVisible();
  await expectAccessible(page, 'nav');
});

function pagesIn(exported: string): string[] {
  const files = listFiles(exported).filter((file) => file.endsWith('.html'));
  expect(files).toContain('404.html');
  return files;
}

test('every exported page is valid HTML', async ({ exported }) => {
  // What the standard and assistive technology need; how markup is written is up to React.
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // The galleries are lists with a name, which ARIA allows and screen readers announce.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Safari takes a list without bullets for none, unless it has the role.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list'] }],
      // Whoever could change a file of the page's own origin could change its hash too.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  });
  for (const page of pagesIn(exported)) {
    const { results } = await validator.validateFile(join(exported, page));
    const errors = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        errors.map(({ ruleId, message, selector }) => `${message} (${ruleId}, at ${selector})`),
        page,
      )
      .toEqual([]);
  }
});

test('no exported page shows “undefined” or the like for a missing value', ({ exported }) => {
  for (const file of pagesIn(exported)) {
    const page = load(readFileSync(join(exported, file), 'utf8'));
    page('script, style').remove();
    const shown = page('html').text();
    const attributes = page('*')
      .toArray()
      .flatMap((one) => ('attribs' in one ? Object.entries(one.attribs) : []))
      .map(([name, value]) => `${name}="${value}"`);
    const missing = [shown, ...attributes].flatMap(
      (words) => words.match(/.{0,40}(\b(undefined|NaN|null)\b|\[object ).{0,20}/g) ?? [],
    );
    expect.soft(missing, file).toEqual([]);
  }
});
