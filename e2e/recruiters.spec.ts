/** A recruiter sees who this is and what came of the work, and files the facts in any format. */
import jsonResume from '@jsonresume/schema';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import sharp from 'sharp';
import type { Route } from '../app/lib/addresses';
import { locales } from '../app/lib/locales';
import { capitalize } from '../app/lib/words';
import { latestFirst } from '../app/lib/works';
import { profile } from '../content/profile';
import { expect, test } from './fixtures';
import { readPdf } from './support/pdf';
import type { Site } from './support/site';
import { entriesOf, works } from './support/words';

/** The only PDF that a page links to. */
const cv = (site: Site) => site.main.getByRole('link', { name: /\(PDF\)/ });

test.describe('who opens Home', { tag: '@phone' }, () => {
  test('sees on the first screen who this is and where it leads', async ({ site }) => {
    await site.visit(site.path('home'));
    for (const seen of [
      site.main.getByRole('heading', { level: 1, name: profile.name }),
      site.main.getByText(site.text('home.role')),
      site.main.getByText(site.text('home.proposition')),
      site.main.getByRole('link', { name: site.text('home.works') }),
      site.main.getByRole('link', { name: site.text('nav.contact'), exact: true }).first(),
      cv(site),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });
    const portrait = site.main.getByRole('img', { name: site.text('pictures.portrait') });
    await expect(portrait).toBeInViewport({ ratio: 0.3 });
  });

  for (const route of ['home', 'portfolio', 'contact'] satisfies Route[]) {
    test(`finds the CV on ${route}`, async ({ site }) => {
      await site.open(route);
      await expect(cv(site)).toHaveCount(1);
      if (route !== 'contact') await expect(cv(site)).toBeInViewport();
    });
  }

  for (const route of ['home', 'contact'] satisfies Route[]) {
    test(`finds the owner's profiles on ${route}`, async ({ site }) => {
      test.skip(!profile.links, 'the owner has no profiles');
      await site.open(route);
      const profiles = site.main.getByRole('list', { name: site.text('nav.elsewhere') }).getByRole('link');
      await expect(profiles).toHaveText((profile.links ?? []).map(({ name }) => name));
    });
  }
});

test.describe('the works on Home', { tag: '@touch' }, () => {
  const links = (site: Site) =>
    site.page.getByRole('region', { name: site.text('home.highlights') }).getByRole('link');

  test.beforeEach(({ site }) => site.visit(site.path('home')));

  test('end with the way to all of them', async ({ site }) => {
    await expect(links(site)).toHaveCount(profile.highlights.length + 1);
    await expect(links(site).last()).toHaveAccessibleName(site.text('home.allWorks'));
  });

  for (const [index, { work }] of profile.highlights.entries()) {
    test(`name the result of ${work} and lead to it`, async ({ site }) => {
      const name = `${site.text(`works.${work}.result`)} ${site.text(`works.${work}.short`)}`;
      await expect(links(site).nth(index)).toHaveAccessibleName(name);
      await links(site).nth(index).click();
      const title = site.text(`works.${work}.subTitle`);
      await expect(site.main.getByRole('article', { name: title, exact: true })).toBeFocused();
    });
  }
});

/** The answer to a request for the file that Contact links to by a name. */
async function download(site: Site, name: 'PDF' | 'Word' | 'JSON' | 'card') {
  await site.visit(site.path('contact'));
  const words = name === 'card' ? site.text('contact.card') : new RegExp(`\\b${name}\\b`);
  const href = await site.main.getByRole('link', { name: words }).getAttribute('href');
  const response = await site.page.request.get(new URL(href ?? '', site.page.url()).href);
  expect(response.status(), response.url()).toBe(200);
  return response;
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

/** Expects a text to have some parts, in capitals or over several lines as well. */
function expectParts(text: string, parts: readonly string[]) {
  const plain = (some: string) => ` ${wordsOf(some).join(' ').toLowerCase()} `;
  expect(parts.filter((part) => !plain(text).includes(plain(part)))).toEqual([]);
}

for (const language of locales) {
  test.describe(`the files in ${language}`, () => {
    test.use({ language });

    const positions = latestFirst(entriesOf(language));
    const dates = positions.map(({ dateText }) => capitalize(dateText, language));
    /** What each file about the career has. */
    const career = [
      profile.name,
      profile.email,
      ...positions.flatMap(({ position, worksArray }) => [
        position,
        ...worksArray.map(({ subTitle }) => subTitle),
      ]),
    ];

    test.describe('the PDF', () => {
      const read = async (site: Site) => readPdf(await (await download(site, 'PDF')).body());

      test('has the whole career, with the words of the Word file in their order', async ({ site }) => {
        const { text } = await read(site);
        expectParts(text, [...career, ...dates]);
        const { paragraphs } = readWord(await (await download(site, 'Word')).body());
        expect(wordsOf(text)).toEqual(wordsOf(paragraphs.map((one) => one.text).join('\n')));
      });

      test('is sent as one, to be fetched anew when it has changed', async ({ site }) => {
        expect((await download(site, 'PDF')).headers()).toMatchObject({
          'content-type': 'application/pdf',
          'cache-control': expect.stringMatching(/max-age=0, ?must-revalidate/),
        });
      });

      test('has two pages at most, in letters that are large enough', async ({ site }) => {
        const { pages, pieces } = await read(site);
        expect(pages).toBeLessThanOrEqual(2);
        expect(pieces).not.toEqual([]);
        for (const { text, size } of pieces) expect(size, text).toBeGreaterThanOrEqual(7.5);
      });

      test('has its fonts inside, of two weights', async ({ site }) => {
        const bytes = await (await download(site, 'PDF')).body();
        const pdf = bytes.toString('latin1');
        const described = pdf.match(/\/Type \/FontDescriptor/g);
        expect(described).not.toBeNull();
        expect(pdf.match(/\/FontFile2/g)?.length).toBe(described?.length);
        // Parsers take headings from the weight that a font names.
        const { fonts } = await readPdf(bytes);
        const bold = fonts.filter((font) => font.includes('Bold'));
        expect(bold).not.toEqual([]);
        expect(bold.length).toBeLessThan(fonts.length);
      });

      test('is accessible: titled, tagged, in its language, with links', async ({ site }) => {
        const bytes = await (await download(site, 'PDF')).body();
        const { preferences, tags } = await readPdf(bytes);
        for (const part of ['<pdfuaid:part>1<', `/Lang (${language})`, `mailto:${profile.email}`])
          expect(bytes.toString('latin1')).toContain(part);
        expect(preferences).toMatchObject({ DisplayDocTitle: true });
        const headings = tags.filter((path) => /H\d$/.test(path));
        expect(headings).not.toEqual([]);
        expect(
          headings.filter((path) => path.includes('P > H')),
          'a heading is no part of a paragraph',
        ).toEqual([]);
      });

      test('has the outline of its snapshot', { tag: '@snapshot' }, async ({ site }) => {
        const { headings } = await read(site);
        expect(headings.join('\n')).toMatchSnapshot(['__texts__', `cv-outline-${language}.txt`]);
      });
    });

    test.describe('the Word file', () => {
      const read = async (site: Site) => readWord(await (await download(site, 'Word')).body());

      test('is sent as one, and lists the positions by their end', async ({ site }) => {
        // A host that does not know the type may send none.
        const type = /^(application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document)?$/;
        expect((await download(site, 'Word')).headers()['content-type'] ?? '').toMatch(type);
        const written = (await read(site)).paragraphs.flatMap((one) => one.text.split('\t').slice(1));
        expect(written.filter((text) => dates.includes(text))).toEqual(dates);
      });

      test('names its author and links to the address', async ({ site }) => {
        const { part } = await read(site);
        expect(part('word/_rels/document.xml.rels')).toContain(`Target="mailto:${profile.email}"`);
        expect(part('docProps/core.xml')).toContain(`<dc:creator>${profile.name}</dc:creator>`);
      });

      test('keeps a position with its first work, and a work on one page', async ({ site }) => {
        const { paragraphs } = await read(site);
        // Without any, docx2txt joins a paragraph to the one before.
        expect(paragraphs.filter(({ hasProperties }) => !hasProperties)).toEqual([]);
        const headings = paragraphs.filter(({ style }) => style === 'Heading2' || style === 'Heading3');
        expect(headings.length).toBeGreaterThan(positions.length);
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
      });

      test('has the lines of its snapshot', { tag: '@snapshot' }, async ({ site }) => {
        const lines = (await read(site)).paragraphs.map(({ style, text }) => `${style}: ${text}`);
        expect(lines.join('\n')).toMatchSnapshot(['__texts__', `cv-${language}.txt`]);
      });
    });

    test.describe('the contact card', () => {
      test('is sent as one that another program reads, with facts and photo', async ({ site }) => {
        const response = await download(site, 'card');
        expect(response.headers()['content-type']).toMatch(/^text\/vcard; ?charset=utf-8$/i);
        const card = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
        const facts = ['fn', 'tel', 'email'].map((name) => card.getFirstPropertyValue(name));
        expect(facts).toEqual([profile.name, profile.phone.replaceAll(' ', ''), profile.email]);
        const photo = Buffer.from(String(card.getFirstPropertyValue('photo')), 'base64');
        expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
      });

      test('has lines that every program takes', async ({ site }) => {
        const file = await (await download(site, 'card')).text();
        expect(file.replaceAll('\r\n', ''), 'line ends').not.toMatch(/[\r\n]/);
        const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
        expect(lengths.length).toBeGreaterThan(5);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      });

      test('has the facts of its snapshot', { tag: '@snapshot' }, async ({ site }) => {
        const card = new ICAL.Component(ICAL.parse(await (await download(site, 'card')).text()) as unknown[]);
        card.removeProperty('photo');
        expect(card.toString()).toMatchSnapshot(['__texts__', `card-${language}.vcf`]);
      });
    });

    test.describe('the résumé for programs', () => {
      const read = async (site: Site) => (await download(site, 'JSON')).json();

      test('is sent as JSON that follows its schema', async ({ site }) => {
        expect((await download(site, 'JSON')).headers()['content-type']).toMatch(/^application\/json/);
        jsonResume.validate(await read(site), (errors, isValid) =>
          expect({ errors, isValid }).toEqual({ errors: null, isValid: true }),
        );
      });

      test('has owner, positions with their months, and each work', async ({ site }) => {
        const { basics, work, projects } = await read(site);
        expect(basics).toMatchObject({ name: profile.name, email: profile.email, phone: profile.phone });
        const months = work.map((one: Record<string, string>) => [one.startDate, one.endDate ?? null]);
        expect(months).toEqual(positions.map(({ period: { from, to } }) => [from, to]));
        const described = projects.map((project: { description: string }) => project.description);
        expect(described.sort()).toEqual(works.map(({ title }) => site.text(title)).sort());
      });

      test('has the facts of its snapshot', { tag: '@snapshot' }, async ({ site }) => {
        const file = JSON.stringify(await read(site), null, 2);
        expect(file).toMatchSnapshot(['__texts__', `resume-${language}.txt`]);
      });
    });

    test('Portfolio dates the positions as the files do', async ({ site }) => {
      await site.open('portfolio');
      for (const date of dates) await expect(site.main).toContainText(date, { ignoreCase: true });
    });

    test('so do the lights of its horizon', async ({ site }) => {
      await site.open('portfolio');
      const lights = site.main.getByRole('list', { name: site.text('overview.horizon') }).getByRole('link');
      for (const { period, worksArray } of positions)
        for (const { subTitle } of worksArray) {
          const times = lights.filter({ hasText: subTitle }).getByRole('time');
          const shown = await times.evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
          expect(shown, subTitle).toEqual([...new Set([period.from, period.to ?? period.from])]);
        }
    });
  });
}
