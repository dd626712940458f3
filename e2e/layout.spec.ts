/** From a small phone to a very wide window all is whole, sharp, in line and in its place. */
import { expect, type Page, test } from './fixtures';
import {
  flag,
  type Language,
  moveTo,
  open,
  pages,
  path,
  record,
  roots,
  seeWholePage,
  works,
} from './support';

/** Finds what overflows the window or is cut off. Decoration may, and boxes that scroll. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const mayOverflow = (element: Element) => {
      if (element.closest('[aria-hidden=true], [hidden]') || !element.checkVisibility()) return true;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (scrolls(at) || getComputedStyle(at).clipPath !== 'none') return true;
      return false;
    };
    // Pages that are rendered ahead are in the document too, hidden.
    const all = [...document.querySelectorAll(':is(nav, main, footer) *')].filter((one) =>
      one.checkVisibility(),
    );
    const wide = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isContent = element.matches('h1, h2, h3, h4, p, li, a, button, img[alt]:not([alt=""])');
      return isContent && width > 1 && (left < -1 || right > innerWidth + 1) && !mayOverflow(element);
    });
    const cut = all.filter((box) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const isCut =
        (box.scrollWidth > box.clientWidth + 1 && /hidden|clip/.test(overflowX)) ||
        (box.scrollHeight > box.clientHeight + 1 && /hidden|clip/.test(overflowY));
      return isCut && box.textContent.trim() && !mayOverflow(box);
    });
    return [...wide, ...cut].map(
      (element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`,
    );
  });

// Each was a defect once: a language, a width, a reader's spacing, an owner's long words.
test('nothing overflows or is cut off from 320 to 2560 px, spaced or in long words', async ({ page }) => {
  const expectFits = async (
    what: string,
    widths: number[],
    names = pages.slice(),
    language: Language = 'fr',
  ) => {
    for (const name of names) {
      await moveTo(page, language, name);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findOverflow(page), `${name} ${what} at ${width} px`).toEqual([]);
      }
    }
  };
  await open(page, roots.fr);
  await expectFits('in French', [2560, 1024, 768, 320]);
  await flag(page, 'en').click();
  await expectFits('in English', [320, 768], pages.slice(), 'en');
  await flag(page, 'fr').click();
  // Through the object model, as the policy allows it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await expectFits('with room between letters (WCAG 1.4.12)', [320]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const words of document.querySelectorAll(
      'main article :is(h3, li, dd), [data-page=hobbies] :is(h2 a, p)',
    ))
      if (!words.childElementCount) words.textContent = 'x'.repeat(80);
  });
  await expectFits('with words of eighty letters', [320, 1440], ['portfolio', 'hobbies']);
});

test('without pictures and fonts pages keep their layout', async ({ page }) => {
  await page.route(/\.(avif|webp|jpg|png|svg|woff2)(\?|$)/, (route) => route.abort());
  const { thrown } = record(page);
  await open(page, path('fr', 'home'));
  for (const name of pages) {
    await moveTo(page, 'fr', name);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // A failed picture has no width while the file for another window is asked for.
      const problems = () => [
        ...[...document.images]
          .filter(
            (one) => one.checkVisibility() && one.alt && Math.min(one.clientWidth, one.clientHeight) < 60,
          )
          .map(({ alt }) => alt),
        ...(document.documentElement.scrollWidth > innerWidth ? ['overflow'] : []),
      ];
      await expect.poll(() => page.evaluate(problems), `${name}, ${width} px`).toEqual([]);
    }
  }
  expect(thrown).toEqual([]);
});

test.describe('on a phone of three pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 3 });

  test('the first work is seen at once, sharp and aligned, and reading moves nothing', {
    tag: '@touch',
  }, async ({ page }) => {
    await open(page, path('fr', 'portfolio'));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
    if (works[0]?.pictures.length)
      await expect(page.getByRole('article').first().getByRole('img').first()).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await seeWholePage(page);
    expect(await height(), 'of the portfolio').toBe(before);
    // The chosen file of each picture has a pixel for each of the screen's, up to its largest.
    const sharpness = await page
      .getByRole('article')
      .getByRole('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
          .map(({ alt, currentSrc, clientWidth }) => ({
            alt,
            pixels: Number(/-(\d+)\.\w+\.\w+$/.exec(currentSrc)?.[1]),
            wanted: 0.98 * clientWidth * devicePixelRatio,
          })),
      );
    if (works.some(({ pictures }) => pictures.length)) expect(sharpness).not.toEqual([]);
    for (const { alt, pixels, wanted } of sharpness) expect(pixels, alt).toBeGreaterThanOrEqual(wanted);
    const edges = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('h1, h3, h4, article header > p')]
          .filter((element) => element.checkVisibility())
          .map((element) => Math.round(element.getBoundingClientRect().left)),
      );
    expect(edges.length, 'texts and works').toBeGreaterThan(works.length);
    expect([...new Set(edges)]).toHaveLength(1);
  });
});
