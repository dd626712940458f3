/** The reader mode of a browser keeps what a page says. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { routes } from '../app/lib/address/addresses';
import { isDrawn } from '../app/lib/texts/work-summary';
import { expect, test } from './fixtures';
import { entries } from './support/words';

/** What Firefox's reader mode runs on a copy of the page. */
const library = readFileSync(
  fileURLToPath(import.meta.resolve('@mozilla/readability/Readability.js')),
  'utf8',
);

/** Firefox keeps these classes, and its Reader View does not show what has one of them. */
const hidden = ['hidden', 'invisible', 'sr-only', 'visually-hidden', 'visuallyhidden'];

/** The headings, the pictures and the text that reader mode keeps of the page that is shown. */
async function readerMode(page: Page) {
  const content = await page.evaluate<string>(
    `{ ${library}; new Readability(document.cloneNode(true), {
      classesToPreserve: ${JSON.stringify(hidden)},
    }).parse().content }`,
  );
  return page.evaluate(
    ([html, hiddenOnes]) => {
      const kept = new DOMParser().parseFromString(html, 'text/html');
      for (const one of kept.querySelectorAll(hiddenOnes)) one.remove();
      return {
        headings: [...kept.querySelectorAll('h2, h3')].map((one) => one.textContent?.trim()),
        pictures: kept.images.length,
        emptyItems: [...kept.querySelectorAll('li:not(:has(img))')].filter((one) => !one.textContent?.trim())
          .length,
        text: kept.body.textContent ?? '',
      };
    },
    [content, hidden.map((name) => `.${name}`).join()] as const,
  );
}

test('reader mode keeps works and sentences of the page that is shown after a move', async ({
  site,
  page,
}) => {
  const works = entries.flatMap(({ worksArray }) => worksArray);
  await site.open('home');
  await site.moveTo('portfolio');
  const { headings, pictures, emptyItems, text } = await readerMode(page);
  for (const { subTitle, result, actions } of works) {
    expect(headings).toContain(subTitle);
    for (const words of [result ?? '', ...actions]) expect(text).toContain(words);
  }
  const own = works.flatMap((work) => [...work.pictures, ...work.videos]);
  expect(pictures).toBe(own.length + works.filter(isDrawn).length);
  expect(emptyItems, 'bullets without words').toBe(0);
  let read = 0;
  for (const route of routes.filter((one) => one !== 'portfolio')) {
    await site.moveTo(route);
    const isSentence = (text: string) => text.length > 40;
    // The sentence of the sky is another one as soon as the sky is there.
    await expect(async () => {
      const sentences = (await site.main.getByRole('paragraph').allTextContents()).filter(isSentence);
      read += sentences.length;
      const { text } = await readerMode(page);
      for (const sentence of sentences) expect(text).toContain(sentence);
    }).toPass();
  }
  expect(read, 'sentences').toBeGreaterThan(0);
});
