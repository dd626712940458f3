/**
 * The first screen of Portfolio leads to each work: by its light on the horizon of time, or by a
 * technology that filters the works.
 */
import type { Locator } from 'playwright/test';
import { locales } from '../app/lib/locales';
import { expect, test } from './fixtures';
import { record } from './support/requests';
import type { Site } from './support/site';
import { entries, sharedTechnologies, works } from './support/words';

const technologies = (site: Site) =>
  site.main
    .getByRole('search', { name: site.text('overview.uses') })
    .getByRole('listitem')
    .getByRole('button');
/** The control of the technologies that are not in the line. */
const others = (site: Site) => site.main.getByRole('search').locator('summary');
const titles = (site: Site) => site.main.getByRole('heading', { level: 3 });
const outcome = (site: Site) => site.main.getByRole('search').getByRole('status').first();

test('the horizon leads to works below the positions that they belong to', async ({ page, site }) => {
  await site.open('portfolio');
  await test.step('headings and dates', async () => {
    const sections = site.main.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) });
    // Others are lines of the career alone.
    const shown = entries.filter(({ worksArray }) => worksArray.length);
    await expect(sections).toHaveCount(shown.length);
    for (const [index, { position, company, period }] of shown.entries()) {
      const heading = sections.nth(index).getByRole('heading', { level: 2 });
      await expect(heading).toHaveText([position, company].filter(Boolean).join(' · '));
      const dates = sections.nth(index).getByRole('time').first();
      if (period) await expect(dates).toHaveAttribute('datetime', period.from);
      for (const text of period ? [heading, dates] : [heading]) {
        const size = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(size, 'large enough to be seen').toBeGreaterThanOrEqual(20);
      }
    }
  });
  await expect(site.lights).toHaveCount(works.length);
  for (const { id, title, short } of works) {
    await site.lights.filter({ hasText: short ?? site.text(title) }).click();
    await expect(site.article(title)).toBeFocused();
    await expect(page).toHaveURL(site.address('portfolio', `?at=${id}`));
  }
});

test('a work without a picture shows a drawn one', {
  tag: ['@phone', '@smoke'],
}, async ({ site }) => {
  const drawn = works.filter(({ isDrawn }) => isDrawn);
  test.skip(!drawn.length, 'each work has pictures or videos');
  await site.open('portfolio');
  for (const { title, claim = '' } of drawn) {
    const work = site.article(title);
    await work.scrollIntoViewIfNeeded();
    const drawing = work.locator('img[src$=".svg"]');
    await expect(drawing).toHaveAttribute('alt', '');
    await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
    await expect(work.getByRole('img'), 'for a listener').toHaveCount(0);
    await expect(drawing.locator('xpath=ancestor::a'), 'leads nowhere').toHaveCount(0);
    if (claim) await expect(work.getByText(claim, { exact: true }), 'the words carry it').toHaveCount(1);
  }
});

test.describe('with several works', () => {
  test.skip(sharedTechnologies.length < 2, 'few works share a technology');

  /** Expects the works that used a technology, as many as it says, and the outcome to say so. */
  async function expectFiltered(site: Site, use: Locator) {
    const name = (await use.textContent())?.replace(/ \d+$/, '') ?? '';
    const using = works.filter(({ technologies }) => technologies.includes(name));
    const count = using.length;
    await expect(use).toHaveAttribute('aria-pressed', 'true');
    await expect(use).toHaveAccessibleName(`${name}, ${site.text('overview.unfiltered', { count })}`);
    await expect(titles(site)).toHaveText(using.map(({ title }) => site.text(title)));
    await expect(outcome(site)).toHaveText(site.text('overview.filtered', { technology: name, count }));
  }

  test('a technology filters works', async ({ page, site }) => {
    const { errors } = record(page);
    await site.open('portfolio');
    const [all, first] = [technologies(site).nth(0), technologies(site).nth(1)];
    await expect(outcome(site)).toHaveText('');
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    const { x, y } = (await first.boundingBox()) ?? {};
    await first.click();
    await expectFiltered(site, first);
    await expect(all).toHaveAttribute('aria-pressed', 'false');
    expect(await first.boundingBox(), 'it stays under the pointer').toMatchObject({ x, y });
    const second = technologies(site).nth(2);
    for (const key of ['Enter', 'Space']) {
      await second.press(key);
      await expectFiltered(site, second);
      await expect(second).toBeFocused();
      await second.press(key);
      await expect(titles(site)).toHaveCount(works.length);
      await expect(outcome(site)).toHaveText(site.text('overview.unfiltered', { count: works.length }));
    }
    await first.click();
    await all.click();
    await expect(titles(site)).toHaveText(works.map(({ title }) => site.text(title)));
    await test.step('a choice behind the line closes the list, whose control names it', async () => {
      const inLine = await technologies(site).count();
      await others(site).click();
      expect(await technologies(site).count()).toBeGreaterThan(inLine);
      const name = (await technologies(site).last().textContent()) ?? '';
      await technologies(site).last().click();
      await expect(technologies(site)).toHaveCount(inLine);
      await expect(others(site)).toBeFocused();
      await expect(others(site)).toContainText(name);
      await expect(others(site)).toContainText(site.text('overview.more'));
    });
    expect(errors).toEqual([]);
  });

  test('the horizon marks works that the filter hides', async ({ site }) => {
    await site.open('portfolio');
    await technologies(site).nth(1).click();
    await expectFiltered(site, technologies(site).nth(1));
    const shown = await titles(site).allTextContents();
    const hidden = works.filter(({ title }) => !shown.includes(site.text(title)));
    const [one] = hidden;
    if (!one) return test.skip(true, 'every work used this technology');
    for (const own of locales.map((locale) => site.in(locale))) {
      await own.switchTo();
      const dimmed = own.lights.filter({ hasText: own.text('overview.filteredOut') });
      await expect(dimmed).toHaveCount(hidden.length);
      const colour = await own.lights
        .filter({ hasNotText: own.text('overview.filteredOut') })
        .first()
        .evaluate((one) => getComputedStyle(one).color);
      for (const one of await dimmed.all()) await expect(one).not.toHaveCSS('color', colour);
    }
    await site.switchTo();
    await site.typeHash(`#/portfolio?at=${one.id}`);
    await expect(site.article(one.title)).toBeFocused();
    await expect(titles(site)).toHaveCount(works.length);
  });
});
