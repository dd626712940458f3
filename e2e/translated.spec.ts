/**
 * A browser that translates pages wraps their texts in elements of its own, which the site knows
 * nothing of. Whatever changes goes on to change, and nothing fails.
 */
import { locales } from '../app/lib/locales';
import { expect, type Page, test } from './fixtures';
import { record } from './support/requests';
import type { Site } from './support/site';
import { instant, sharedTechnologies, works } from './support/words';

/** The first work with pictures to turn over. */
const gallery = works.find(({ pictures }) => pictures.length > 1);

/** Wraps all texts, and those that come later, as Chrome's translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrapAll = () => {
      for (const node of textsIn(document.body)) {
        if (node.parentElement?.closest('font, script, noscript, svg')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.append(node.data);
        node.replaceWith(outer);
      }
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
  });

/** The texts that can be read. */
const words = (page: Page) =>
  page.evaluate(() => {
    const isRead = ({ parentElement }: Text) =>
      parentElement?.checkVisibility() && !parentElement.closest('script, noscript, svg');
    return textsIn(document.body)
      .filter(isRead)
      .map(({ data }) => data);
  });

/** Makes a round twice in one document, the second time translated, and compares all words. */
async function compareRounds(site: Site, round: () => AsyncGenerator<unknown>) {
  const expected: string[][] = [];
  for await (const _ of round()) expected.push(await words(site.page));
  await translate(site.page);
  const { errors, documents } = record(site.page);
  let step = 0;
  for await (const what of round()) {
    expect.soft(await words(site.page), String(what)).toEqual(expected[step]);
    step += 1;
  }
  expect(errors).toEqual([]);
  expect(documents, 'nothing is loaded anew').toEqual([]);
}

test.beforeEach(({ page }) => page.clock.setFixedTime(instant));

test('a flag switches the language of a translated page', async ({ site, page }) => {
  test.skip(locales.length === 1, 'the site has one language');
  const switchTo = async (to: Site) => {
    await to.switchTo();
    await expect(page.locator('html')).toHaveAttribute('lang', to.language);
  };
  await site.open('home');
  await compareRounds(site, async function* () {
    for (const route of ['portfolio', 'contact'] as const) {
      await site.moveTo(route);
      for (const [own, what] of [
        [site.other, 'in the other language'],
        [site, 'again in the first'],
      ] as const) {
        await switchTo(own);
        if (route === 'contact') await own.expectSky();
        yield `${route} ${what}`;
      }
    }
    await site.typeHash('#/nope');
    await site.expectErrorScreen('notFound');
    await switchTo(site.other);
    yield 'the error screen in the other language';
    await switchTo(site);
    await page.goBack();
    await site.expectHeading('contact');
    await site.expectSky();
    yield 'Contact after Back';
  });
});

test('controls of a translated page report what they did', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await site.open('portfolio');
  const dialog = page.getByRole('dialog');
  const filter = site.main.getByRole('search');
  const chips = filter.getByRole('listitem').getByRole('button');
  const button = (name: string) => page.getByRole('button', { name: site.text(name), exact: true });
  await compareRounds(site, async function* () {
    for (const index of sharedTechnologies.length > 1 ? [1, -1, -2, 0] : []) {
      const chip = chips.nth(index);
      if (!(await chip.isVisible())) await filter.locator('summary').click();
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      yield `filtered by choice ${index}`;
    }
    await button('motion.pause').click();
    await expect(button('motion.play')).toBeVisible();
    yield 'paused';
    await button('motion.play').click();
    await expect(button('motion.pause')).toBeVisible();
    yield 'moving again';
    if (gallery) {
      await site.article(gallery.title).getByRole('button').first().click();
      for (const [name, index] of [
        ['next', 2],
        ['previous', 1],
      ] as const) {
        await dialog.getByRole('button', { name: site.text(`lightbox.${name}`) }).click();
        const figure = dialog.getByRole('figure', {
          name: site.text('lightbox.position', { index, count: gallery.pictures.length }),
        });
        await expect(figure).toBeInViewport();
        yield `picture ${index}`;
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      yield 'an enlarged picture that was closed';
    }
  });
});

test('a translated page keeps its own address', async ({ site, page }) => {
  await site.open('home');
  await translate(page);
  // Chrome names the language of the reader there.
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'eo'));
  await site.moveTo('portfolio');
  await site.scrollTo(300);
  await expect(page).toHaveURL(site.address('portfolio'));
});
