/** What a recruiter selects and copies is what is seen of it, with each name on its own. */
import { routes } from '../app/lib/address/addresses';
import { expect, type Page, test } from './fixtures';
import { untilQuiet } from './support/requests';

/** Selects the whole page and copies it, as keys do. @returns the text of the clipboard */
async function copyPage(page: Page): Promise<string> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  // Pasted, as not every engine lets a test read its clipboard.
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus({ preventScroll: true });
  });
  await page.keyboard.press('ControlOrMeta+V');
  return page.evaluate(() => {
    const field = document.querySelector('textarea');
    field?.remove();
    return field?.value ?? '';
  });
}

/**
 * The words of the page that are seen, each as long as letters touch.
 * @returns all of them, and those that are neither in a control nor decoration
 */
const seenWords = (page: Page) =>
  page.evaluate(() => {
    const placed = textsIn(document.body)
      .filter(isSeen)
      .flatMap((text) => {
        const range = new Range();
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()].filter(
          ({ width, bottom }) => width > 0 && bottom + scrollY > 0,
        );
        const [first, last] = [lines[0], lines.at(-1)];
        return first && last ? [{ text, first, last }] : [];
      });
    const join = (parts: typeof placed) =>
      parts
        .map(({ text, last }, index) => {
          const next = parts[index + 1];
          const touches = next && Math.abs(next.first.left - last.right) < 1 && next.first.top < last.bottom;
          const isBroken = text.nextSibling?.nodeName === 'WBR';
          return text.data + (touches || isBroken ? '' : ' ');
        })
        .join('')
        .split(/\s+/)
        .filter(Boolean);
    const isContent = ({ text }: (typeof placed)[number]) =>
      !text.parentElement?.closest('button, [role=button], summary, svg, [aria-hidden=true]');
    return { all: join(placed), content: join(placed.filter(isContent)) };
  });

/** The words of a list that another one has not, or not as often. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test('every page is copied as it is seen', { tag: '@engines' }, async ({ page, site }) => {
  await site.open('home');
  for (const [index, route] of routes.entries()) {
    const own = index % 2 ? site : site.other;
    await own.switchTo();
    await own.moveTo(route);
    await untilQuiet(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The figures of the visit go on changing while files arrive.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, 0));
        const seen = await seenWords(page);
        const copied = (await copyPage(page)).split(/\s+/).filter(Boolean);
        expect(copied.length).toBeGreaterThan(20);
        const what = `of ${route} at ${width} px`;
        expect(without(copied, seen.all), `copied, and not seen, ${what}`).toEqual([]);
        expect(without(seen.content, copied), `seen, and not copied, ${what}`).toEqual([]);
      }).toPass({ timeout: 20_000 });
    }
  }
});
