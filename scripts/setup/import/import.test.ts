import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect } from 'playwright/test';
import { test, writeFiles } from '../../../e2e/tools/folder';
import { readJsonResume, readMonth } from './career';
import { readLinkedIn } from './linkedin';

const schemaFolder = dirname(createRequire(import.meta.url).resolve('@jsonresume/schema'));
const examples = readdirSync(join(schemaFolder, 'examples'));

for (const example of examples) {
  test(`the schema's example ${example} is imported whole`, () => {
    const file = join(schemaFolder, 'examples', example);
    const resume = JSON.parse(readFileSync(file, 'utf8'));
    const career = readJsonResume(file);
    expect(career).toMatchObject({ email: resume.basics.email });
    expect(`${career.givenName} ${career.familyName}`).toBe(resume.basics.name);
    expect(career.positions.map(({ company }) => company).sort()).toEqual(
      resume.work.map(({ name }: { name: string }) => name).sort(),
    );
    expect(career.education).toHaveLength(resume.education.length);
    expect(career.skills.flatMap(({ names }) => names)).toEqual(
      resume.skills.flatMap(({ keywords }: { keywords: string[] }) => keywords),
    );
    for (const { period } of career.positions) expect(period.from).toMatch(/^\d{4}-\d{2}$/);
  });
}

for (const [situation, json, message] of [
  ['that is not JSON', '{', /resume\.json: can't be read as JSON \(line 1: /],
  ['with a field of another type', '{"work": [{"name": 12}]}', /resume\.json › work\[0\]\.name: /],
] as const) {
  test(`a résumé ${situation} is refused in one line`, ({ folder }) => {
    writeFiles(folder, { 'resume.json': json });
    expect(() => readJsonResume(join(folder, 'resume.json'))).toThrow(message);
  });
}

/** The files of a LinkedIn export with the columns that LinkedIn writes, quoted and with a byte order mark. */
const linkedIn = {
  'Profile.csv':
    '\uFEFFFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Ada,Example,,,,"Developer, front end",,,,"Lyon, France",,"[PORTFOLIO:https://ada.example,BLOG:https://blog.ada.example]",\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Former Ltd,Intern,,Lyon,Sep 2019,Feb 2020\n' +
    'Current Ltd,Developer,"- Built the shop\n- Cut its loading time by half",Lyon,Mar 2020,\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nExample School,2016,2019,,Licence,\n',
  'Languages.csv': 'Name,Proficiency\nFrench,Native or bilingual proficiency\nEnglish,\n',
  'Skills.csv': 'Name\nTypeScript\nVue\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@ada.example,Yes,No,\nada@ada.example,Yes,Yes,\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+33 6 39 98 01 02,Mobile\n',
};

for (const kind of ['folder', 'ZIP file']) {
  test(`a LinkedIn export is imported from a ${kind}`, ({ folder }) => {
    const zipped = Object.entries(linkedIn).map(([name, csv]) => [`Complete/${name}`, strToU8(csv)]);
    writeFiles(folder, { ...linkedIn, 'export.zip': Buffer.from(zipSync(Object.fromEntries(zipped))) });
    expect(readLinkedIn(kind === 'folder' ? folder : join(folder, 'export.zip'))).toEqual({
      givenName: 'Ada',
      familyName: 'Example',
      role: 'Developer, front end',
      email: 'ada@ada.example',
      phone: '+33 6 39 98 01 02',
      city: 'Lyon',
      links: [
        { name: 'Portfolio', url: 'https://ada.example' },
        { name: 'Blog', url: 'https://blog.ada.example' },
      ],
      positions: [
        {
          company: 'Current Ltd',
          title: 'Developer',
          period: { from: '2020-03', to: null },
          actions: ['Built the shop', 'Cut its loading time by half'],
        },
        { company: 'Former Ltd', title: 'Intern', period: { from: '2019-09', to: '2020-02' }, actions: [] },
      ],
      education: [{ school: 'Example School', degree: 'Licence', date: { from: '2016-01', to: '2019-01' } }],
      languages: [
        { name: 'French', level: 'Native or bilingual proficiency' },
        { name: 'English', level: undefined },
      ],
      skills: [{ names: ['TypeScript', 'Vue'] }],
    });
  });
}

test('a folder that is no LinkedIn export is refused by name', () => {
  expect(() => readLinkedIn(schemaFolder)).toThrow(/has no Profile\.csv/);
});

for (const [written, month] of [
  ['2024-03-15', '2024-03'],
  ['2024', '2024-01'],
  ['Mar 2024', '2024-03'],
  ['September 2024', '2024-09'],
  ['2024-13', undefined],
  ['soon', undefined],
] as const) {
  test(`the date ${written} is read as ${month}`, () => expect(readMonth(written)).toBe(month));
}
