/** Portfolio's first screen leads to each work: by its light, or by a technology that filters. */
import { expect, type Page, test } from './fixtures';
import { flag, hash, open, record, text, typeHash, works } from './support';

test.skip(works.length < 2, 'one work has no filter');

const technologies = (page: Page, language: 'fr' | 'en' = 'fr') =>
  page
    .getByRole('main')
    .getByRole('list', { name: text[language]('overview.uses') })
    .getByRole('link');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const article = (page: Page, title: string) =>
  page.getByRole('article', { name: text.fr(title), exact: true });

/** The name of a technology and its number of works, as its link shows them: "TypeScript 5". */
const readUse = (shown: string | null) => ({
  name: shown?.replace(/ \d+$/, '') ?? '',
  count: Number(shown?.match(/\d+$/)),
});

test('each light of the horizon leads to its work', async ({ page }) => {
  await open(page, hash('fr', 'portfolio'));
  const lights = page.getByRole('list', { name: text.fr('overview.horizon') }).getByRole('link');
  await expect(lights).toHaveCount(works.length);
  for (const { id, title } of works) {
    await lights.filter({ hasText: text.fr(title) }).click();
    await expect(article(page, title)).toBeFocused();
    await expect(page).toHaveURL(`${hash('fr', 'portfolio')}?at=${id}`);
  }
});

test('a technology filters works by click or key, and gives the rest back', async ({ page }) => {
  const { errors } = record(page);
  await open(page, hash('fr', 'portfolio'));
  // Technologies of a single work are behind it: a short portfolio has few others.
  const more = page.getByRole('main').getByText(text.fr('overview.more'), { exact: true });
  if ((await more.count()) > 0) await more.click();
  const [all, first, second] = [
    technologies(page).nth(0),
    technologies(page).nth(1),
    technologies(page).nth(2),
  ];
  const { x, y } = (await first.boundingBox()) ?? {};
  const outcome = page.getByRole('main').getByRole('status').first();
  await expect(outcome).toHaveText('');
  await expect(all).toHaveAttribute('aria-current', 'true');

  /** Expects only works with this technology, as many as its link and the outcome say. */
  const expectFiltered = async (use: typeof first, language: 'fr' | 'en' = 'fr') => {
    const { name, count } = readUse(await use.textContent());
    await expect(use).toHaveAttribute('aria-current', 'true');
    await expect(titles(page)).toHaveCount(count);
    const users = page
      .getByRole('article')
      .filter({ has: page.getByRole('listitem').getByText(name, { exact: true }) });
    await expect(users).toHaveCount(count);
    await expect(outcome).toHaveText(text[language]('overview.filtered', { technology: name, count }));
  };
  await first.click();
  await expectFiltered(first);
  await expect(all).toHaveAttribute('aria-current', 'false');
  expect(await first.boundingBox(), 'it stays under the pointer').toMatchObject({ x, y });
  await test.step('a switch of language changes the words only', async () => {
    await flag(page, 'en').click();
    await expectFiltered(technologies(page, 'en').nth(1), 'en');
    await flag(page, 'fr').click();
  });
  await test.step('one at a time, and pressed again it gives everything back', async () => {
    await second.press('Enter');
    await expectFiltered(second);
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveCount(works.length);
    await expect(outcome).toHaveText(text.fr('overview.unfiltered', { count: works.length }));
    await first.click();
    await all.click();
    await expect(titles(page)).toHaveText(works.map(({ title }) => text.fr(title)));
  });
  await test.step('a shared work is shown whatever is chosen', async () => {
    for (const use of [first, second]) await use.click();
    await expectFiltered(second);
    const { count } = readUse(await second.textContent());
    const shown = await titles(page).allTextContents();
    const hidden = works.find(({ title }) => !shown.includes(text.fr(title)));
    expect(hidden !== undefined).toBe(count < works.length);
    await typeHash(page, `#/portfolio?at=${hidden?.id}`);
    await expect(article(page, hidden?.title ?? '')).toBeFocused();
    await expect(titles(page)).toHaveCount(works.length);
  });
  expect(errors).toEqual([]);
});
