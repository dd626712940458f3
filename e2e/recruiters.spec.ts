/** A recruiter sees who this is and what came of the work, and files the facts in any format. */
import jsonResume from '@jsonresume/schema';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { capitalize } from '../app/lib/facts';
import { entriesIn, latestFirst } from '../app/lib/works';
import fr from '../messages/fr.json' with { type: 'json' };
import { type APIRequestContext, expect, test } from './fixtures';
import { languages, moveTo, open, pages, path, profile, text, works } from './support';
import { readPdf } from './support/pdf';

test('the first screen says who this is and leads on; Contact has every format', { tag: '@phone' }, async ({
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
  const networks = main.getByRole('list', { name: text.fr('nav.elsewhere') }).getByRole('link');
  // The only PDF that a page links to.
  const cv = main.getByRole('link', { name: /\(PDF\)/ });
  for (const name of pages.slice(0, 3)) {
    if (name !== 'home') await moveTo(page, 'fr', name);
    await expect(cv).toHaveCount(1);
    if (name !== 'contact') await expect(cv).toBeInViewport();
    if (name !== 'portfolio') await expect(networks).toHaveText((profile.links ?? []).map((one) => one.name));
  }
  for (const name of [/\(PDF\)/, /Word/, /JSON/, text.fr('contact.save')]) {
    const href = await main.getByRole('link', { name }).getAttribute('href');
    const response = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(response.status(), `${name}`).toBe(200);
  }
});

test('each work on Home names its result and leads to it', { tag: '@touch' }, async ({ page }) => {
  await open(page, path('fr', 'home'));
  const works = page.getByRole('region', { name: text.fr('home.highlights') }).getByRole('link');
  await expect(works).toHaveCount(profile.highlights.length + 1);
  await expect(works.last()).toHaveAccessibleName(text.fr('home.allWorks'));
  for (const [index, { work: key }] of profile.highlights.entries()) {
    const title = text.fr(`works.${key}.subTitle`);
    if (index) await moveTo(page, 'fr', 'home');
    const name = `${text.fr(`works.${key}.result`)} ${text.fr(`works.${key}.short`)}`;
    await expect(works.nth(index)).toHaveAccessibleName(name);
    await works.nth(index).click();
    await expect(page.getByRole('article', { name: title, exact: true })).toBeFocused();
  }
});

/** The file of the contact page whose address ends like this. */
async function readFile(request: APIRequestContext, language: 'fr' | 'en', end: string) {
  const html = await (await request.get(path(language, 'contact'))).text();
  const [, address = ''] = html.match(new RegExp(`href="([^"]+${end.replaceAll('.', '\\.')})"`)) ?? [];
  return await request.get(address);
}

/** The words of a text, without the signs that stand for a gap. */
const wordsOf = (text: string) => text.split(/[\s·•]+/).filter(Boolean);

/** The paragraphs of a Word file. */
function readWord(file: Buffer) {
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const paragraphs = part('word/document.xml').matchAll(/<w:p[ >].*?<\/w:p>/g);
  return {
    part,
    paragraphs: [...paragraphs].map(([xml]) => ({
      style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? '',
      // The styles of headings have the same effect.
      isWithNext: /<w:keepNext\/>|w:val="(?:Title|Heading\d)"/.test(xml),
      hasProperties: xml.includes('<w:pPr>'),
      text: xml.replaceAll('<w:tab/>', '\t').replace(/<[^>]+>/g, ''),
    })),
  };
}

test('a position has the same months on page, horizon, CV and JSON Resume', async ({ page, request }) => {
  const positions = latestFirst(entriesIn(fr, 'fr'));
  const dates = positions.map(({ date }) => capitalize(date, 'fr'));
  await test.step('the CV lists them by their end', async () => {
    const { paragraphs } = readWord(await (await readFile(request, 'fr', '-fr.docx')).body());
    const written = paragraphs.flatMap((one) => one.text.split('\t').slice(1));
    expect(written.filter((text) => dates.includes(text))).toEqual(dates);
  });
  await test.step('so does the JSON Resume', async () => {
    const { work } = await (await readFile(request, 'fr', '-fr.json')).json();
    const months = work.map((one: Record<string, string>) => [one.startDate, one.endDate ?? null]);
    expect(months).toEqual(positions.map(({ months: { from, to } }) => [from, to]));
  });
  await test.step('Portfolio shows them', async () => {
    await open(page, path('fr', 'portfolio'));
    for (const date of dates) await expect(page.getByRole('main')).toContainText(date, { ignoreCase: true });
  });
  await test.step('and so do the lights of its horizon', async () => {
    const lights = page.getByRole('list', { name: text.fr('overview.horizon') }).getByRole('link');
    for (const { months, worksArray } of positions)
      for (const { subTitle } of worksArray) {
        const times = lights.filter({ hasText: subTitle }).getByRole('time');
        const shown = await times.evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
        expect(shown, subTitle).toEqual([...new Set([months.from, months.to ?? months.from])]);
      }
  });
});

for (const language of languages) {
  test.describe(`the files in ${language}`, { tag: '@snapshot' }, () => {
    const read = async (request: APIRequestContext, end: string) =>
      (await readFile(request, language, `-${language}.${end}`)).body();

    test('the PDF has its fonts inside, two pages at most, and is made for every reader', async ({
      request,
    }) => {
      const response = await readFile(request, language, `-${language}.pdf`);
      expect(response.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': expect.stringMatching(/max-age=0, ?must-revalidate/),
      });
      const bytes = await response.body();
      const pdf = bytes.toString('latin1');
      const { pages, preferences, pieces, tags, headings, fonts } = await readPdf(bytes);
      expect(pages).toBeLessThanOrEqual(2);
      expect(preferences).toMatchObject({ DisplayDocTitle: true });
      for (const part of ['<pdfuaid:part>1<', `/Lang (${language})`, `mailto:${profile.email}`])
        expect(pdf).toContain(part);
      expect(pdf.match(/\/FontFile2/g)?.length).toBe(pdf.match(/\/Type \/FontDescriptor/g)?.length);
      // Parsers take headings from the weight that a font names.
      expect(fonts.filter((font) => font.includes('Bold')).length).toBeLessThan(fonts.length);
      expect(
        tags.filter((path) => /P > H\d/.test(path)),
        'a heading is no part of a paragraph',
      ).toEqual([]);
      for (const { text, size } of pieces) expect(size, text).toBeGreaterThanOrEqual(7.5);
      expect(headings.join('\n')).toMatchSnapshot(['__texts__', `cv-outline-${language}.txt`]);
    });

    test('PDF and Word file have the same words in the same order', async ({ request }) => {
      const { text } = await readPdf(await read(request, 'pdf'));
      const { paragraphs } = readWord(await read(request, 'docx'));
      expect(wordsOf(text)).toEqual(wordsOf(paragraphs.map((one) => one.text).join('\n')));
    });

    test('the Word file keeps a position with its first work, and a work on one page', async ({
      request,
    }) => {
      const { part, paragraphs } = readWord(await read(request, 'docx'));
      expect(part('word/_rels/document.xml.rels')).toContain(`Target="mailto:${profile.email}"`);
      expect(part('docProps/core.xml')).toContain(`<dc:creator>${profile.name}</dc:creator>`);
      // Without any, docx2txt joins a paragraph to the one before.
      expect(paragraphs.filter(({ hasProperties }) => !hasProperties)).toEqual([]);
      for (const [index, { style, text: title }] of paragraphs.entries()) {
        if (style !== 'Heading2' && style !== 'Heading3') continue;
        const following = paragraphs.slice(index);
        const last = following.findIndex(({ isWithNext }) => !isWithNext);
        // A position reaches into its first work, which ends before the next heading of its rank.
        const next = following.findIndex((one, at) => at > 0 && one.style.startsWith('Heading'));
        if (following[next]?.style === 'Heading3' && style === 'Heading2')
          expect(last, title).toBeGreaterThan(next);
        else if (next > 0) expect(last, title).toBe(next - 1);
      }
      const lines = paragraphs.map(({ style, text: words }) => `${style}: ${words}`);
      expect(lines.join('\n')).toMatchSnapshot(['__texts__', `cv-${language}.txt`]);
    });

    test('the contact card is one that another program reads', async ({ request }) => {
      const response = await readFile(request, language, `-${language}.vcf`);
      expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
      const file = await response.text();
      expect(file.replaceAll('\r\n', ''), 'line ends').not.toMatch(/[\r\n]/);
      expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      const card = new ICAL.Component(ICAL.parse(file) as unknown[]);
      const photo = Buffer.from(String(card.getFirstPropertyValue('photo')), 'base64');
      expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
      card.removeProperty('photo');
      expect(card.toString()).toMatchSnapshot(['__texts__', `card-${language}.vcf`]);
    });

    test('the résumé for programs follows its schema and says what each project is', async ({ request }) => {
      const response = await readFile(request, language, `-${language}.json`);
      expect(response.headers()['content-type']).toMatch(/^application\/json/);
      const resume = await response.json();
      jsonResume.validate(resume, (errors, isValid) =>
        expect({ errors, isValid }).toEqual({ errors: null, isValid: true }),
      );
      const described = resume.projects.map((project: { description: string }) => project.description);
      expect(described.sort()).toEqual(works.map(({ title }) => text[language](title)).sort());
      expect(JSON.stringify(resume, null, 2)).toMatchSnapshot(['__texts__', `resume-${language}.txt`]);
    });
  });
}
