/** A recruiter who gives a page ten seconds sees who this is, what came of the work and where to click. */
import { expect, type Locator, test } from 'playwright/test';
import { portfolio } from '../content/portfolio';
import { hash, link, open, path, profile, text, works } from './support';

const list = text.fr('home.highlights');

test('the first screen of Home says who, names a result, and leads on', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, path('fr', 'home'));
  const main = page.getByRole('main');
  for (const seen of [
    page.getByRole('heading', { level: 1, name: profile.name }),
    main.getByText(text.fr('home.role')),
    main.getByText(text.fr('home.proposition')),
    main.getByRole('link', { name: text.fr('home.works') }),
    main.getByRole('link', { name: text.fr('nav.contact'), exact: true }).first(),
    main.getByRole('link', { name: /^CV/ }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('img', { name: text.fr('pictures.portrait') })).toBeInViewport({ ratio: 0.3 });
});

test('each work on Home names its result and leads to it', async ({ page }) => {
  for (const [index, { work: key }] of profile.highlights.entries()) {
    await open(page, hash('fr', 'home'));
    const work = page.getByRole('list', { name: list }).getByRole('link').nth(index);
    await expect(work).toHaveAccessibleName(
      `${text.fr(`works.${key}.result`)} ${text.fr(`works.${key}.subTitle`)}`,
    );
    await work.click();
    await expect(
      page.getByRole('article', { name: text.fr(`works.${key}.subTitle`), exact: true }),
    ).toBeFocused();
  }
});

test('a click on the edge of the next work or picture in a row is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const clickEdge = async (link: Locator) => page.mouse.click(385, ((await link.boundingBox())?.y ?? 0) + 10);
  await open(page, path('fr', 'home'));
  const highlightRow = page.getByRole('list', { name: list });
  await highlightRow.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await clickEdge(highlightRow.getByRole('link').nth(1));
  await expect(
    page.getByRole('article', { name: text.fr(`works.${profile.highlights[1]?.work}.subTitle`) }),
  ).toBeFocused();
  await open(page, path('fr', 'portfolio'));
  const row = page.getByRole('list', { name: text.fr('portfolio.pictures') }).first();
  if ((await row.getByRole('link').count()) < 2) return;
  await page.evaluate(() => scrollTo(0, 200));
  await page.mouse.click(366, ((await row.boundingBox())?.y ?? 0) + 10);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('each work on Portfolio leads with its result, and a pair of figures can be read', async ({ page }) => {
  await open(page, path('fr', 'portfolio'));
  for (const { title } of works) {
    const article = page.getByRole('article', { name: text.fr(title), exact: true });
    const result = article.getByText(text.fr(title.replace('subTitle', 'result')), { exact: true });
    const [above, below] = [
      await result.boundingBox(),
      await article.getByRole('heading').first().boundingBox(),
    ];
    expect(above?.y, title).toBeLessThan(below?.y ?? 0);
  }
  for (const { key, figures } of portfolio.flatMap(({ worksArray }) => worksArray)) {
    if (!figures) continue;
    const article = page.getByRole('article', { name: text.fr(`works.${key}.subTitle`), exact: true });
    const number = (value: number) =>
      new Intl.NumberFormat('fr', { style: 'unit', unit: figures.unit }).format(value);
    await expect(article.getByRole('definition')).toContainText([
      number(figures.before),
      number(figures.after),
    ]);
  }
});

test('Contact says who answers, and within how many hours', async ({ page }) => {
  await open(page, path('fr', 'home'));
  await link(page, 'fr', 'contact').click();
  const main = page.getByRole('main');
  await expect(main.getByText(text.fr('contact.who'))).toBeInViewport();
  if (profile.replyHours)
    await expect(
      main.getByText(text.fr('contact.reply', { hours: profile.replyHours })).locator('visible=true'),
    ).toBeInViewport();
});
