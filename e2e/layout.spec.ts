/** Where things are on the screen, from a small phone to a very wide window. */
import { expect, type Page, test } from 'playwright/test';
import {
  deviceOf,
  entries,
  type Language,
  languages,
  moveByHash,
  open,
  type PageName,
  pageAddresses,
  pages,
  roots,
  seeWholePage,
  withStyles,
  words,
} from './support';

for (const language of languages) {
  test(`in ${language} the first work is seen at once, and Home fills the window`, {
    tag: deviceOf(language),
  }, async ({ page, isMobile }) => {
    const [entry] = entries;
    await open(page, pageAddresses[language].portfolio);
    const title = page.getByRole('heading', { level: 2 }).first();
    await expect(title).toHaveText(words(language, entry?.title ?? ''));
    await expect(title).toBeInViewport();
    if (entry?.works[0]?.pictures.length) {
      const pictures = page.getByRole('list', { name: words(language, 'portfolio.pictures') }).first();
      await expect(pictures.getByRole('img').first()).toBeInViewport();
    }
    await test.step('the portfolio keeps its height while a reader scrolls', async () => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.evaluate(() => document.fonts.ready);
      const before = await height();
      await seeWholePage(page);
      expect(await height()).toBe(before);
    });
    if (isMobile) await expectOneEdge(page);
    else {
      await expectWordsBesidePictures(page, language);
      await expectWordsInLine(page, language);
    }

    await moveByHash(page, language, 'home');
    const main = page.getByRole('main');
    const panel = main.getByRole('link', { name: new RegExp(`^${words(language, 'nav.portfolio')}`) });
    if (entry) await expect(panel).toBeInViewport();
    await expectFullWindow(page);
    if (isMobile) return;
    await page.setViewportSize({ width: 2560, height: 1440 });
    await expectFullWindow(page);
  });
}

/** Expects the first screen and its picture, which may be larger as it drifts, to fill the window. */
async function expectFullWindow(page: Page) {
  const gaps = await page
    .locator('main, main img')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.slice(0, 2).map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const { clientWidth } = document.documentElement;
        return Math.max(left, top, clientWidth - right, innerHeight - bottom);
      }),
    );
  expect(gaps).toHaveLength(2);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(0);
}

/** Expects the words of a work with pictures to be beside them in a wide window, else below, and the pictures to be sharp. */
async function expectWordsBesidePictures(page: Page, language: Language) {
  const work = entries.find(({ works }) => works.length === 1 && works[0]?.pictures.length)?.works[0];
  if (!work) return;
  const size = page.viewportSize();
  const article = page.getByRole('article').filter({ hasText: words(language, work.subTitle) });
  const pictures = page.getByRole('list', { name: words(language, 'portfolio.pictures') });
  for (const [width, isWide] of [
    [768, false],
    [1024, true],
    [2560, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const text = await article.getByRole('heading', { level: 3 }).boundingBox();
    const media = await article
      .getByRole('list', { name: words(language, 'portfolio.pictures') })
      .boundingBox();
    if (!text || !media) throw new Error('the work is not laid out');
    const isBeside = text.x >= media.x + media.width && text.y < media.y + media.height;
    const isBelow = text.y >= media.y + media.height;
    expect([isBeside, isBelow], `at ${width} px`).toEqual([isWide, !isWide]);

    // The natural width of a picture is that of the source the browser chose.
    await seeWholePage(page);
    const coarse = await pictures
      .getByRole('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((image) => image.naturalWidth < image.clientWidth).map((image) => image.currentSrc),
      );
    expect(coarse, `pictures at ${width} px`).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

/** Expects titles, words, lists with their dashes, and what has a frame to begin at one edge. */
async function expectOneEdge(page: Page) {
  const edges = await page.getByRole('main').evaluate((main) => {
    const starts =
      'h1, h2, h3, h4, section > header > :first-child, article, article ul, article ul:not([aria-label]) li';
    return [...main.querySelectorAll(starts)]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { left } = element.getBoundingClientRect();
        const dash = Number.parseFloat(getComputedStyle(element, '::before').left);
        return element.matches('li') && dash ? [left, left + dash] : [left];
      })
      .map(Math.round);
  });
  expect([...new Set(edges)]).toHaveLength(1);
}

/** Expects the words of works beside each other to begin at one height, whether they have one picture or two. */
async function expectWordsInLine(page: Page, language: Language) {
  const beside = entries.filter(
    ({ works }) => works.length > 1 && works.every(({ pictures }) => [1, 2].includes(pictures.length)),
  );
  for (const { title } of beside) {
    const works = page.getByRole('region', { name: words(language, title) }).getByRole('article');
    const heights = await works.evaluateAll((articles) =>
      articles.map((article) => {
        const heading = article.querySelector('h3')?.getBoundingClientRect().top ?? 0;
        return Math.round(heading - article.getBoundingClientRect().top);
      }),
    );
    expect([...new Set(heights)], words(language, title)).toHaveLength(1);
  }
}

test.describe('on a screen of three pixels per CSS pixel, and on a wide one', () => {
  test.use({ deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? 3 : 1) });

  test('the pictures of works are sharp', { tag: '@phone' }, async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 2560, height: 1440 });
    for (const name of ['home', 'portfolio'] as const) {
      await open(page, pageAddresses.fr[name]);
      await seeWholePage(page);
      const images = page.getByRole('main').locator('img').filter({ visible: true });
      const coarse = await images.evaluateAll((all: HTMLImageElement[]) =>
        all.flatMap(({ currentSrc, clientWidth }) => {
          const [, width] = currentSrc.match(/\/works\/.*-(\d+)\.\w+\.avif$/) ?? [];
          return Number(width) < 0.98 * clientWidth * devicePixelRatio ? [currentSrc] : [];
        }),
      );
      expect(coarse, name).toEqual([]);
    }
  });
});

/** Room between letters, words and lines, as a reader may set it (WCAG 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

/** Texts of works and hobbies, which an owner may fill with longer words than ours. */
const replaced = { portfolio: 'main article :is(h3, li, dd)', hobbies: 'main :is(h2 a, p)' };

test('nothing overflows or is cut off from 320 to 2560 px, spaced or in long words', async ({ page }) => {
  const expectFits = async (language: Language, name: PageName, widths: readonly number[], more = '') => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOverflow(page), `${name} in ${language} at ${width} px ${more}`).toEqual([]);
    }
  };
  for (const [language, widths] of [
    ['en', [320, 768, 1440]],
    ['fr', [320, 390, 768, 1024, 1440, 2560]],
  ] as const) {
    await open(page, roots[language]);
    for (const name of pages) {
      await moveByHash(page, language, name);
      await expectFits(language, name, widths);
    }
  }
  await test.step('with room between letters, as a reader may set it', () =>
    withStyles(page, textSpacing, async () => {
      for (const name of pages) {
        await moveByHash(page, 'fr', name);
        await expectFits('fr', name, [320, 768, 1440], 'spaced');
      }
    }));
  await test.step('with words of eighty letters', async () => {
    for (const name of ['portfolio', 'hobbies'] as const) {
      await moveByHash(page, 'fr', name);
      await page.evaluate((selector) => {
        for (const text of document.querySelectorAll(selector))
          if (text.checkVisibility() && !text.childElementCount) text.textContent = 'x'.repeat(80);
      }, replaced[name]);
      await expectFits('fr', name, [320, 1440], 'with long words');
    }
  });
});

/**
 * Finds what overflows the window and each text or control that is cut off. The body clips, so the scroll width of the
 * document is not enough. Decoration may overflow, and so may boxes that scroll.
 */
function findOverflow(page: Page) {
  return page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const mayOverflow = (element: Element) => {
      if (element.closest('[aria-hidden=true], [hidden]') || !element.checkVisibility()) return true;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (scrolls(at) || getComputedStyle(at).clipPath !== 'none') return true;
      }
      return false;
    };
    // Pages that are rendered ahead are in the document too, hidden.
    const parts = [...document.querySelectorAll('nav, main, footer')].filter((part) =>
      part.checkVisibility(),
    );
    const all = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll(selector)]);
    const found = all('h1, h2, h3, h4, p, li, a, button, img[alt]:not([alt=""])')
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1) && !mayOverflow(element);
      })
      .map((element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`);
    for (const box of all('*')) {
      const isWider = box.scrollWidth > box.clientWidth + 1;
      const isHigher = box.scrollHeight > box.clientHeight + 1;
      if (!isWider && !isHigher) continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      const cuts = (isWider && /hidden|clip/.test(overflowX)) || (isHigher && /hidden|clip/.test(overflowY));
      if (cuts && box.textContent.trim() && !mayOverflow(box))
        found.push(`cut off: ${box.textContent.slice(0, 40)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the document');
    return found;
  });
}
