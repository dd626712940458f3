/** A recruiter sees who this is and what came of the work, and files the facts in any format. */
import jsonResume from '@jsonresume/schema';
import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { type Locale, locales } from '../app/lib/locales';
import { localeData } from '../app/lib/texts/locale-data';
import { formatPeriod } from '../app/lib/texts/periods';
import { recruiterFacts, stack } from '../app/lib/texts/recruiter-facts';
import { capitalize, languageName } from '../app/lib/texts/wording';
import { cardWords, claimIn } from '../app/lib/texts/work-summary';
import { latestFirst } from '../app/lib/texts/works';
import { hobbies } from '../content/hobbies';
import { profile } from '../content/profile';
import { resume } from '../content/resume';
import { flatten } from '../scripts/lib/files';
import { type APIRequestContext, expect, test } from './fixtures';
import { readPdf } from './support/pdf';
import { pathOf, type Site } from './support/site';
import { entriesOf, readMessages, text, works } from './support/words';

/** The only PDF that a page links to. */
const cv = (site: Site) => site.main.getByRole('link', { name: site.text('cv.link') });

/** Whether Home begins with what was achieved in words of its own, not in those of its first work. */
const hasProposition = (site: Site) => readMessages(site.language).home.proposition !== undefined;

function achievementOn(site: Site): string | undefined {
  if (hasProposition(site)) return site.text('home.proposition');
  const first = readMessages(site.language).works[profile.highlights[0]?.work ?? ''];
  return first && claimIn(first);
}

test.describe('a recruiter', { tag: '@phone' }, () => {
  test('sees on the first screen of Home who this is', async ({ site }) => {
    await site.visit(site.path('home'));
    const facts = recruiterFacts(site.language);
    const write = site.main.getByRole('link', { name: site.text('home.write') });
    for (const seen of [
      site.main.getByRole('heading', { level: 1, name: profile.name }),
      site.main.getByText(facts.present ?? site.text('home.role')),
      ...[
        ...[facts.availability, facts.experience, facts.languages, facts.degree, facts.certificates],
        ...[facts.awards, achievementOn(site), stack.map(({ name }) => name).join(', ')],
      ].flatMap((words) => (words ? site.main.getByText(words) : [])),
      site.main.getByRole('link', { name: site.text('home.works') }),
      ...(profile.email ? [write] : []),
      cv(site),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });
    if (profile.email) await expect(write).toHaveAttribute('href', `mailto:${profile.email}`);
    const portrait = site.main.getByRole('figure').first();
    await expect(portrait).toBeInViewport({ ratio: 0.3 });
    const profiles = site.main.getByRole('list', { name: site.text('nav.elsewhere') }).getByRole('link');
    await expect(profiles).toHaveText((profile.links ?? []).map(({ name }) => name));
    await test.step('and the CV on that of Portfolio', async () => {
      await site.moveTo('portfolio');
      await expect(cv(site)).toBeInViewport({ ratio: 1 });
    });
  });

  test('reads all positions in one look on Home', async ({ site, page }) => {
    const jobs = latestFirst(entriesOf(site.language)).filter(({ isOwn }) => !isOwn);
    test.skip(!jobs.length, 'there is no career');
    await site.open('home');
    const list = site.main.getByRole('list').filter({ hasText: jobs[0]?.position });
    const height = (await list.boundingBox())?.height ?? Number.NaN;
    expect(height, 'less than a screen').toBeLessThan(page.viewportSize()?.height ?? 0);
    const steps = list.getByRole('listitem');
    await expect(steps).toHaveCount(jobs.length);
    for (const [index, { position, employer, contract, period, worksArray }] of jobs.entries()) {
      const step = steps.nth(index);
      for (const fact of [position, employer, contract, period?.from.slice(0, 4)])
        if (fact) await expect(step).toContainText(fact, { ignoreCase: true });
      const [work] = worksArray;
      if (!work) continue;
      await step.getByRole('link').click();
      await expect(site.main.locator(`#${work.slug}`)).toBeFocused();
      await page.goBack();
    }
  });
});

test('a main technology on Home leads to the works that used it', async ({ site, page }) => {
  const linked = stack.filter(({ slug }) => slug);
  test.skip(!linked.length, 'no work used them');
  await site.visit(site.path('home'));
  for (const { name, slug } of linked.slice(0, 2)) {
    const link = site.main.getByRole('link', { name, exact: true });
    await link.click();
    await site.expectPage('portfolio', site.address('portfolio', `?tech=${slug}`));
    const used = works.filter(({ technologies }) => technologies.includes(name));
    await expect(site.main.getByRole('article')).toHaveCount(used.length);
    await page.goBack();
    await site.expectHeading('home');
  }
});

test('each work on Home says what came of it', {
  tag: '@touch',
}, async ({ site, page }) => {
  await site.visit(site.path('home'));
  const links = page.getByRole('region', { name: site.text('home.highlights') }).getByRole('link');
  await expect(links).toHaveCount(profile.highlights.length + 1);
  await expect(links.last()).toHaveAccessibleName(site.text('home.allWorks'));
  for (const [index, { work }] of profile.highlights.entries()) {
    const texts = readMessages(site.language).works[work];
    const said = texts && cardWords(texts, index === 0 && !hasProposition(site));
    await expect(links.nth(index)).toHaveAccessibleName([said?.claim, said?.name].filter(Boolean).join(' '));
    await links.nth(index).click();
    await expect(site.article(`works.${work}.subTitle`)).toBeFocused();
    await page.goBack();
    await site.expectHeading('home');
  }
});

/** The words of a text, without the signs between them. */
const wordsOf = (text: string) => text.split(/[\s·•,]+/).filter(Boolean);

type FileName = 'PDF' | 'Word' | 'JSON' | 'card';

const downloads = new Map<string, Promise<{ body: Buffer; headers: Record<string, string> }>>();

/** The answer to a request for the file that Contact links to by a name, once for all tests. */
function download(request: APIRequestContext, language: Locale, name: FileName) {
  const key = `${language} ${name}`;
  const known = downloads.get(key) ?? fetchFile(request, language, name);
  downloads.set(key, known);
  return known;
}

async function fetchFile(request: APIRequestContext, language: Locale, name: FileName) {
  const contact = await request.get(pathOf(language, 'contact'));
  const $ = load(await contact.text());
  const words = name === 'card' ? wordsOf(text[language]('contact.card')) : [name];
  const link = $('main a').filter((_, one) => {
    const named = $(one)
      .text()
      .split(/[\s()]+/);
    return words.every((word) => named.includes(word));
  });
  expect(link.length, `links of Contact named ${words}`).toBe(1);
  const response = await request.get(new URL(link.attr('href') ?? '', contact.url()).href);
  expect(response.status(), response.url()).toBe(200);
  return { body: await response.body(), headers: response.headers() };
}

/** The paragraphs of a Word file. */
function readWord(file: Buffer) {
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const paragraphs = part('word/document.xml').matchAll(/<w:p[ >].*?<\/w:p>/g);
  return {
    part,
    paragraphs: [...paragraphs].map(([xml]) => ({
      style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? '',
      // The styles of headings have the same effect, unless the paragraph says no.
      isWithNext: /<w:keepNext\/>|w:val="(?:Title|Heading\d)"(?!.*<w:keepNext w:val="false")/.test(xml),
      hasProperties: xml.includes('<w:pPr>'),
      text: load(xml.replaceAll('<w:tab/>', '\t'), { xml: true }).text(),
    })),
  };
}

/** Expects a text to have some parts, in capitals, as a sentence or over several lines as well. */
function expectParts(text: string, parts: readonly string[]) {
  const plain = (some: string) => ` ${wordsOf(some).join(' ').toLowerCase()} `.replaceAll('. ', ' ');
  expect(parts.filter((part) => !plain(text).includes(plain(part)))).toEqual([]);
}

for (const language of locales) {
  test.describe(`the files in ${language}`, () => {
    test.use({ language });

    const translate = text[language];
    const positions = latestFirst(entriesOf(language));
    const datesOf = ({ period }: (typeof positions)[number]) =>
      period ? capitalize(formatPeriod(period, localeData(language), translate), language) : [];
    const dates = positions.flatMap(datesOf);
    const { certificates, awards, education, languages, skills } = resume;
    const mailto = profile.email ? [`mailto:${profile.email}`] : [];
    /** What each file about the career has. */
    const facts = [
      profile.name,
      profile.email,
      translate('cv.summary'),
      ...positions.flatMap(({ position, worksArray }) => [
        position,
        ...worksArray.map(({ subTitle }) => subTitle),
      ]),
      ...works.flatMap(({ technologies }) => technologies),
      ...(certificates ?? []).flatMap(({ name, issuer = [] }) => [name, issuer].flat()),
      ...(awards ?? []).flatMap(({ title, awarder = [] }) => [title, awarder].flat()),
      ...(skills ?? []).map(({ key }) => translate(`skills.${key}`)),
      ...(education ?? []).map(({ institution }) => institution),
      ...(languages ?? []).map((one) => languageName(one.language, language)),
      ...hobbies.map(({ key }) => translate(`hobbies.${key}.title`)),
    ].flatMap((part) => part ?? []);

    test.describe('the PDF', () => {
      const read = async (request: APIRequestContext) =>
        readPdf((await download(request, language, 'PDF')).body);

      test('has every fact in the words of the Word file', async ({ request }) => {
        const { paragraphs } = readWord((await download(request, language, 'Word')).body);
        const { text } = await read(request);
        expectParts(text, [...facts, ...dates]);
        expect(wordsOf(text)).toEqual(wordsOf(paragraphs.map((one) => one.text).join('\n')));
      });

      test('is served as a PDF that browsers revalidate', { tag: '@headers' }, async ({ request }) => {
        expect((await download(request, language, 'PDF')).headers).toMatchObject({
          'content-type': 'application/pdf',
          'cache-control': expect.stringMatching(/max-age=0, ?must-revalidate/),
        });
      });

      test('has two pages at most', async ({ request }) => {
        expect((await read(request)).pages).toBeLessThanOrEqual(2);
      });

      test('has text of 7.5 points or more', async ({ request }) => {
        const { pieces } = await read(request);
        expect(pieces).not.toEqual([]);
        for (const { text, size } of pieces) expect(size, text).toBeGreaterThanOrEqual(7.5);
      });

      test('embeds its fonts in two weights', async ({ request }) => {
        const bytes = (await download(request, language, 'PDF')).body;
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

      test('is accessible', async ({ request }) => {
        const bytes = (await download(request, language, 'PDF')).body;
        const { preferences, tags } = await readPdf(bytes);
        for (const part of ['<pdfuaid:part>1<', `/Lang (${language})`, ...mailto])
          expect(bytes.toString('latin1')).toContain(part);
        expect(preferences).toMatchObject({ DisplayDocTitle: true });
        const headings = tags.filter((path) => /H\d$/.test(path));
        expect(headings).not.toEqual([]);
        expect(
          headings.filter((path) => path.includes('P > H')),
          'a heading is no part of a paragraph',
        ).toEqual([]);
      });

      test('has its sections in the order of a recruiter', async ({ request }) => {
        const { headings } = await read(request);
        const sections = ['technologies', 'experience', 'education', 'languages', 'interests'];
        const expected = sections.map((name) => translate(`cv.${name}`));
        // A résumé may lack some.
        const found = headings.filter((heading) => expected.includes(heading));
        expect(found).toEqual(expected.filter((title) => found.includes(title)));
        expect(found).toContain(translate('cv.experience'));
      });
    });

    test.describe('the Word file', () => {
      const read = async (request: APIRequestContext) =>
        readWord((await download(request, language, 'Word')).body);

      test('is served as a Word file', async ({ request }) => {
        // A host that does not know the type may send none.
        const type = /^(application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document)?$/;
        expect((await download(request, language, 'Word')).headers['content-type'] ?? '').toMatch(type);
      });

      test('lists the positions by their end', async ({ request }) => {
        const written = (await read(request)).paragraphs.flatMap((one) => one.text.split('\t').slice(1));
        expect(written.filter((text) => dates.includes(text))).toEqual(dates);
      });

      test('names its language and its owner to programs', async ({ request }) => {
        const { part } = await read(request);
        expect(part('word/styles.xml'), 'its language').toContain(`<w:lang w:val="${language}"`);
        const $ = load(part('word/_rels/document.xml.rels'), { xml: true });
        const targets = $('Relationship').map((_, one) => $(one).attr('Target'));
        for (const url of [...mailto, ...(profile.links ?? []).map((one) => one.url)])
          expect([...targets]).toContain(url);
        const properties = load(part('docProps/core.xml'), { xml: true });
        expect(properties('dc\\:creator').text()).toBe(profile.name);
      });

      test('keeps together what belongs together', async ({ request }) => {
        const { paragraphs } = await read(request);
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
            expect(last, title).toBeGreaterThanOrEqual(next);
          else if (next > 0) expect(last, title).toBe(next - 1);
        }
      });
    });

    test.describe('the contact card', () => {
      test('is served as a vCard', { tag: '@headers' }, async ({ request }) => {
        const { 'content-type': type } = (await download(request, language, 'card')).headers;
        expect(type).toMatch(/^text\/vcard; ?charset=utf-8$/i);
      });

      test('is read by another program', async ({ request }) => {
        const { body } = await download(request, language, 'card');
        const card = new ICAL.Component(ICAL.parse(body.toString()) as unknown[]);
        const facts = ['fn', 'tel', 'email'].map((name) => card.getFirstPropertyValue(name));
        expect(facts).toEqual([
          profile.name,
          profile.phone?.replaceAll(' ', '') ?? null,
          profile.email ?? null,
        ]);
        const urls = card.getAllProperties('url').map((one) => one.getFirstValue());
        expect(urls).toEqual(expect.arrayContaining((profile.links ?? []).map(({ url }) => url)));
        // Without a description the picture shows nobody.
        const hasPhoto = readMessages(language).pictures.portrait !== undefined;
        expect(card.hasProperty('photo')).toBe(hasPhoto);
        if (!hasPhoto) return;
        const photo = Buffer.from(String(card.getFirstPropertyValue('photo')), 'base64');
        expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
      });

      test('has lines that every address book accepts', async ({ request }) => {
        const file = (await download(request, language, 'card')).body.toString();
        expect(file.replaceAll('\r\n', ''), 'line ends').not.toMatch(/[\r\n]/);
        const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
        expect(lengths.length).toBeGreaterThan(5);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      });
    });

    test.describe('the JSON Resume', () => {
      const read = async (request: APIRequestContext) =>
        JSON.parse((await download(request, language, 'JSON')).body.toString());

      test('is served as JSON that follows the schema', async ({ request }) => {
        expect((await download(request, language, 'JSON')).headers['content-type']).toMatch(
          /^application\/json/,
        );
        const file = await read(request);
        const result = await new Promise((done) =>
          jsonResume.validate(file, (errors, isValid) => done({ errors, isValid })),
        );
        expect(result).toEqual({ errors: null, isValid: true });
      });

      test('has every fact', async ({ request }) => {
        const file = await read(request);
        const titles = file.projects.map((one: Record<string, string>) => `${one.name} — ${one.description}`);
        expectParts([...flatten(file).values(), ...titles].join('\n'), facts);
        const { name, email, phone } = profile;
        expect(file.basics).toMatchObject({ name, ...(email && { email }), ...(phone && { phone }) });
        const employed = positions.filter(({ isOwn }) => !isOwn);
        const months = file.work.map((one: Record<string, string>) => [one.startDate, one.endDate ?? null]);
        expect(months).toEqual(employed.map(({ period }) => [period?.from, period?.to]));
        expect(file.projects).toHaveLength(works.length);
        expect([file.certificates, file.awards]).toEqual([certificates, awards]);
        const schools = education?.map(({ institution, date }) => [
          institution,
          date?.from,
          date?.to ?? undefined,
        ]);
        const taught = file.education?.map((one: Record<string, string>) => [
          one.institution,
          one.startDate,
          one.endDate,
        ]);
        expect(taught).toEqual(schools);
        const spoken = languages?.map((one) => capitalize(languageName(one.language, language), language));
        const namesIn = (list?: Record<string, string>[]) => list?.map((one) => one.language ?? one.name);
        expect(namesIn(file.languages)).toEqual(spoken);
        expect(namesIn(file.interests) ?? []).toEqual(
          hobbies.map(({ key }) => translate(`hobbies.${key}.title`)),
        );
      });
    });
  });
}
