/**
 * A printed portfolio is a document of its own: black on white, links and logos as words, and two
 * works a page.
 */
import { routes } from '../app/lib/address/addresses';
import { profile } from '../content/profile';
import { expect, test } from './fixtures';
import { entries, hasPictures, isFork, works } from './support/words';

test('the portfolio is printed as a document', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(site.path('portfolio'));
  await test.step('without its bar', async () => {
    await expect(site.bar.getByRole('link')).toHaveText([profile.name]);
    await expect(site.main.getByRole('link', { name: site.text('cv.link') })).toHaveCount(0);
  });
  await test.step('in black on white', async () => {
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const title of await site.main.getByRole('heading', { level: 3 }).all())
      await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    const pale = await site.main.locator('p, li, dt, dd, time, a, h1, h2').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.textContent.trim())
        .filter((one) =>
          getComputedStyle(one)
            .color.match(/\d+/g)
            ?.some((part) => Number(part) > 110),
        )
        .map((one) => `${one.textContent.slice(0, 40)}: ${getComputedStyle(one).color}`),
    );
    expect(pale).toEqual([]);
  });
  await test.step('with logos as words', async () => {
    const articles = site.main.getByRole('article');
    for (const [index, { technologies }] of works.entries())
      for (const name of technologies)
        await expect(articles.nth(index).getByText(name, { exact: true })).toBeVisible();
  });
  await test.step('with the addresses of links', async () => {
    const deployed = site.main.getByRole('link', { name: site.text('portfolio.deployedHere') });
    await expect(deployed).toHaveCount(works.filter(({ isLinked }) => isLinked).length);
    for (const one of await deployed.all()) {
      const printed = await one.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(printed).toBe(`"${await one.getAttribute('href')}"`);
    }
  });
  await test.step('with figures below the months of their position', async () => {
    const shown = entries.filter(({ worksArray }) => worksArray.length);
    for (const period of shown.flatMap((entry) => entry.period ?? []))
      await expect(site.main.locator(`section header time[datetime="${period.from}"]`).first()).toBeVisible();
    for (const { text } of works.flatMap(({ figures }) => (figures ? [figures.before, figures.after] : [])))
      await expect(site.main.getByRole('definition').getByText(text, { exact: true }).first()).toBeVisible();
  });
  await test.step('with small pictures', async () => {
    const width = (await site.main.boundingBox())?.width ?? 0;
    const pictures = await site.main.getByRole('article').getByRole('img').all();
    expect(pictures.length > 0).toBe(hasPictures);
    for (const drawing of await site.main.locator('article img[src$=".svg"]').all())
      await expect(drawing, 'decoration').toBeHidden();
    for (const picture of pictures.slice(0, 3))
      expect((await picture.boundingBox())?.width).toBeLessThan(width / 3);
  });
  await test.step('two works a page', async () => {
    const articles = await site.main.getByRole('article').all();
    expect(articles).toHaveLength(works.length);
    for (const work of articles) await expect(work, 'stays on one page').toHaveCSS('break-inside', 'avoid');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    // The header is on the first one. The works of a fork may have more words.
    const most = works.length / (isFork ? 1 : 2);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(1 + most);
  });
  await test.step('no page with buttons', async () => {
    await site.untilReady();
    for (const route of [...routes].reverse()) {
      await site.moveTo(route);
      // Pictures are buttons that enlarge them.
      await expect(page.getByRole('button'), route).toHaveCount(await site.thumbnails.count());
    }
  });
});
