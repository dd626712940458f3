/** A printed portfolio is a document of its own: black on white, links and logos as words, and two works a page. */
import { expect, test } from './fixtures';
import { path, profile, text, works } from './support';

test('the portfolio prints without bar and buttons, with its addresses in words', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(path('fr', 'portfolio'));
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([profile.name]);
  await expect(page.getByRole('navigation').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /\(PDF\)/ })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  // What the screen shows as a logo or behind a link is printed as text.
  const technology = page.getByRole('article').first().locator('ul').last().getByRole('listitem').first();
  await expect(technology).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect((await technology.boundingBox())?.width).toBeGreaterThan(20);
  const deployed = page.getByRole('link', { name: text.fr('portfolio.deployedHere') });
  for (const one of await deployed.all()) {
    const printed = await one.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toBe(`"${await one.getAttribute('href')}"`);
  }
  const pictures = page.getByRole('list', { name: text.fr('portfolio.pictures') }).getByRole('img');
  const width = (await page.getByRole('main').boundingBox())?.width ?? 0;
  for (const picture of (await pictures.all()).slice(0, 3))
    expect((await picture.boundingBox())?.width).toBeLessThan(width / 3);
  // Two works fit on a page, below the header of the first.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(1 + works.length / 2);
});
