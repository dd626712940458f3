import { join } from 'node:path';
import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import { defaultLocale } from '@/app/lib/locales';
import { readPdf } from '../../../e2e/support/pdf';
import { readFont, readFonts } from '../fonts';
import { typeset } from '../typst';
import { type CvItem, position } from './cv-content';
import { wordFile } from './word';

const template = 'app/(files)/cv/cv.typ';
const cyrillic = readFont(join(import.meta.dirname, 'cyrillic.test.ttf'));

/** A CV of a few lines. */
const contentOf = (name: string) => ({
  locale: 'fr',
  title: `CV de ${name}`,
  year: 2026,
  name,
  role: name,
  contact: [{ text: 'ada@site.example', url: 'mailto:ada@site.example' }],
  addresses: [],
  terms: [],
  intro: name,
  sections: [
    { title: name, items: [{ title: name, at: name, date: '2026', works: [{ title: name, links: [] }] }] },
  ],
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  accent: '#ff8a3c',
});

const millimetres = (count: number) => (count * 72) / 25.4;

const own = [
  'BricolageGrotesque-Regular',
  'BricolageGrotesque-SemiBold',
  'BricolageGrotesque-SemiCondensedBold',
];
const names: [name: string, fonts: string[]][] = [
  ['Małgorzata Święcicka-Łącka', own],
  ['Nguyễn Thị Ánh Đường', own],
  ['Þóra Œuvrard-Weiß', own],
  ['Marie-Charlotte Delacroix-Dubois', own],
  ['Wolfeschlegelsteinhausenbergerdorff', own],
  // A word with a letter that the site's fonts lack is in one other font as a whole.
  ['Ĝorĝo', ['NotoSans-Regular', 'NotoSans-SemiBold']],
  ['Жанна', ['NotoSansCyrillic-Regular']],
];

for (const [name, expected] of names) {
  test(`the CV of ${name} has all its letters inside the margins`, async () => {
    const document = typeset(template, contentOf(name), {}, [...readFonts(), cyrillic]);
    const { pieces, fonts } = await readPdf(document.pdf());
    expect(fonts).toEqual(expect.arrayContaining(expected));
    expect(pieces[0]?.text).toBe(name);
    // The mark is at the right, inside the margin.
    expect(pieces[0]?.end).toBeLessThan(millimetres(210 - 17 - 17));
    for (const { text, end } of pieces) expect(end, text).toBeLessThan(millimetres(210 - 17) + 1);
  });
}

for (const locale of ['pt-BR', 'zh-Hant-TW'])
  test(`a CV in ${locale} says so to programs`, async () => {
    const document = typeset(template, { ...contentOf('Ada'), locale });
    const [language = ''] = locale.split('-');
    expect(document.pdf().toString('latin1')).toMatch(new RegExp(`/Lang ?\\(${language}`));
  });

const certificate = { title: 'Orbits', at: 'Lunar Academy', date: '2024', links: [{ text: 'a.example' }] };
const partial: [what: string, item: CvItem, shown: string][] = [
  ['issuer, date and link', certificate, 'Orbits a.example Lunar Academy 2024'],
  ['no link', { ...certificate, links: undefined }, 'Orbits Lunar Academy 2024'],
  ['no issuer', { ...certificate, at: undefined }, 'Orbits a.example 2024'],
  ['no date', { ...certificate, date: undefined }, 'Orbits a.example Lunar Academy'],
  ['a name alone', { title: 'Orbits' }, 'Orbits'],
];
for (const [what, item, shown] of partial)
  test(`a certificate with ${what} is shown as such in PDF and Word`, async () => {
    const content = { ...contentOf('Ada'), sections: [{ title: 'Certificates', items: [item] }] };
    const last = (text: string) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/.*Certificates /, '')
        .trim();
    const { text } = await readPdf(typeset(template, content).pdf());
    expect(last(text)).toBe(shown);
    const parts = unzipSync(await wordFile({ ...content, locale: defaultLocale }));
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(last(load(xml.replace(/<w:tab\/>|<\/w:p>/g, ' $&'), { xml: true }).text())).toBe(shown);
  });

test('a work that has no name of its own tells what the position was about', () => {
  const t = ((key: string) => key) as unknown as Parameters<typeof position>[0];
  const work = { key: 'a', slug: 'a', technos: [], subTitle: 'Acme', actions: ['Led it'], technologies: [] };
  const entry = {
    key: 'a',
    isSubPart: false,
    isOwn: false,
    employer: 'Acme',
    company: 'Acme',
    position: 'Developer',
  };
  const worksOf = (title: string, works: object[]) => {
    const worksArray = works as Parameters<typeof position>[2]['worksArray'];
    return position(t, defaultLocale, { ...entry, title, worksArray }, true).works;
  };
  const about = { lines: [[{ text: 'Maps for ships' }]] };
  expect(worksOf('Maps for ships', [work])).toMatchObject([{ ...about, title: undefined }]);
  expect(worksOf('Maps for ships', [])).toEqual([about]);
  expect(worksOf('Maps for ships', [{ ...work, subTitle: 'Atlas' }])).toMatchObject([
    { title: 'Atlas', lines: [] },
  ]);
  expect(worksOf('Acme', [])).toEqual([]);
});

test('a letter that no font has stops the build in a line that names it', () => {
  expect(() => typeset(template, contentOf('Жанна'))).toThrow(
    `${template}: no font has "Ж" (U+0416) of "CV de Жанна"; add one to content/fonts/`,
  );
});
