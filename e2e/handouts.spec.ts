/** What recruiters take away from the exported site, read by programs that are not ours. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import jsonResume from '@jsonresume/schema';
import { strFromU8, unzipSync } from 'fflate';
import { type APIRequestContext, expect, test } from 'playwright/test';
import sharp from 'sharp';
import { countryName } from '../app/_lib/display-names';
import { formatPeriod } from '../app/_lib/periods';
import { fileNames } from '../app/(files)/file-names';
import { portfolio } from '../content/portfolio';
import { profile } from '../content/profile';
import { resume as facts } from '../content/resume';
import { readContactCard } from './contact-cards';
import { jobTitle, type Language, languages, listOf, words, works } from './expected';

const readCv = async (request: APIRequestContext, language: Language, type: 'pdf' | 'docx') =>
  (await request.get(`./cv/${fileNames.cv(language, type)}`)).body();

/** In small letters, each run of spaces being one. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Expects a text to contain others, one after the other. */
function expectInOrder(text: string, parts: string[]) {
  let from = 0;
  for (const part of parts.map(plain)) {
    const at = plain(text).indexOf(part, from);
    expect(at, `${part} after ${plain(text).slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(
      from,
    );
    from = at;
  }
}

/** Headings of the CV, in the order in which it is read. */
const headingsOf = (language: Language) => [
  profile.name,
  words(language, 'cv.technologies'),
  words(language, 'cv.experience'),
  ...portfolio.map(({ position }) => words(language, position)),
  ...(facts.education ? [words(language, 'cv.education')] : []),
  ...(facts.languages ? [words(language, 'cv.languages')] : []),
  words(language, 'cv.interests'),
];

for (const language of languages) {
  test(`software reads the CV in ${language} in its order, in the fonts of the site`, async ({
    request,
  }, testInfo) => {
    const file = testInfo.outputPath('cv.pdf');
    writeFileSync(file, await readCv(request, language, 'pdf'));
    const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });
    const fonts = run('pdffonts', file);
    test.skip(Boolean(fonts.error), 'poppler-utils is not installed');
    for (const line of fonts.stdout.trim().split('\n').slice(2))
      expect(line).toMatch(/BricolageGrotesque|MartianMono/);
    for (const mode of [['-layout'], ['-raw'], []]) {
      const { stdout } = run('pdftotext', ...mode, file, '-');
      const addresses = [facts.website ?? '', ...(profile.links ?? []).map(({ url }) => url)];
      const contact = [profile.name, profile.email, profile.phone, profile.city];
      expectInOrder(stdout, [...contact, ...addresses.map((url) => url.replace('https://', ''))]);
      expectInOrder(stdout, headingsOf(language));
      for (const { date, positionDate = date } of portfolio)
        expect(plain(stdout)).toContain(plain(formatPeriod(positionDate, language)));
    }
  });

  test(`the Word file in ${language} has the headings, lists and links of the CV`, async ({ request }) => {
    const parts = unzipSync(await readCv(request, language, 'docx'));
    const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const paragraphs = [...read('word/document.xml').matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => ({
      style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? '',
      text: xml.replace(/<[^>]+>/g, ''),
    }));
    const headings = paragraphs.filter(({ style }) => /^(Title|Heading\d)$/.test(style));
    expectInOrder(headings.map(({ text }) => text).join('\n'), headingsOf(language));
    const actions = paragraphs.filter(({ style }) => style === 'ListParagraph').map(({ text }) => text);
    expect(actions).toEqual(expect.arrayContaining(listOf(language, works[0]?.actions ?? '')));
    expect(read('word/_rels/document.xml.rels')).toContain(`Target="mailto:${profile.email}"`);
    expect(read('docProps/core.xml')).toContain(`<dc:creator>${profile.name}</dc:creator>`);
  });
}

test('contact cards are read by another program', async ({ request }) => {
  for (const language of languages) {
    const { text, card, value } = await readContactCard(request, `./card/${fileNames.card(language)}`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const country = profile.country ? countryName(profile.country, language) : '';
    const expected = {
      version: '3.0',
      fn: profile.name,
      n: [profile.familyName, profile.givenName, '', '', ''],
      title: jobTitle(language),
      email: profile.email,
      tel: profile.phone.replaceAll(' ', ''),
      adr: ['', '', '', profile.city, '', '', country],
    };
    for (const [name, known] of Object.entries(expected)) expect(value(name), name).toEqual(known);
    const urls = card.getAllProperties('url').map((url) => url.getFirstValue());
    expect(urls).toEqual(expect.arrayContaining((profile.links ?? []).map(({ url }) => url)));
    const photo = Buffer.from(String(value('photo')), 'base64');
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
  }
});

for (const language of languages) {
  test(`the résumé for programs in ${language} is valid and says what the pages say`, async ({ request }) => {
    const response = await request.get(`./${fileNames.resume(language)}`);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    const resume = await response.json();
    jsonResume.validate(resume, (errors, isValid) =>
      expect({ errors, isValid }).toEqual({ errors: null, isValid: true }),
    );
    const { name, email, phone } = profile;
    expect(resume.basics).toMatchObject({ name, email, phone, label: jobTitle(language) });
    // A sub-part belongs to the company above it, and no two positions of a stay overlap.
    let company = '';
    const positions = portfolio.map((entry) => {
      company = entry.company ? words(language, entry.company) : company;
      const { from, to } = entry.positionDate ?? entry.date;
      const position = { name: company, position: words(language, entry.position), startDate: from };
      return to ? { ...position, endDate: to } : position;
    });
    expect(resume.work).toMatchObject(positions);
    portfolio.forEach(({ isSubPart }, index) => {
      if (isSubPart) expect(resume.work[index].startDate > resume.work[index - 1].endDate).toBe(true);
    });
    expect(resume.work.map((job: object) => 'endDate' in job)).toEqual(
      portfolio.map(({ date }) => date.to !== null),
    );
    expect(resume.basics.profiles).toEqual(
      (profile.links ?? []).map(({ name, url }) => ({ network: name, url })),
    );
    expect(resume.education.map(({ institution }: { institution: string }) => institution)).toEqual(
      (facts.education ?? []).map(({ institution }) => institution),
    );
    expect(resume.languages).toHaveLength(facts.languages?.length ?? 0);
    expect(resume.projects).toHaveLength(portfolio.flatMap(({ worksArray }) => worksArray).length);
    const [group] = facts.skills ?? [];
    if (group) expect(resume.skills[0].name).toBe(words(language, group.kind));
  });
}
