import { expect, test } from 'playwright/test';
import { findCode } from './codes';
import { readDate } from './dates';
import { plainText, readLines, sentencesOf } from './plain-text';
import { readResume } from './read-resume';

/** What a résumé says, and what is said about it. */
const read = (resume: object) => readResume({ basics: { name: 'Ada Byron' }, ...resume });

const dates: Record<string, string | null | undefined> = {
  '2019': '2019',
  '2019-04': '2019-04',
  '2019-4': '2019-04',
  '2019-04-30': '2019-04',
  '2019-04-01T00:00:00.000Z': '2019-04',
  '2019/04': '2019-04',
  '04/2019': '2019-04',
  '01.04.2019': '2019-04',
  '13/04/2019': '2019-04',
  '04/13/2019': '2019-04',
  'April 2019': '2019-04',
  'avr. 2019': '2019-04',
  'März 2020': '2020-03',
  'Sept 2018': '2018-09',
  // It could be either month.
  '03/04/2019': '2019',
  'Summer 2019': '2019',
  Present: null,
  'aujourd’hui': null,
  heute: null,
  'Q1 2019': '2019',
  '1er avril 2019': '2019-04',
  'to date': null,
  '2019-13': undefined,
  '2019 - 2021': undefined,
  soon: undefined,
};
for (const [text, date] of Object.entries(dates)) {
  test(`"${text}" is read as ${date}`, () => {
    expect(readDate(text)).toBe(date);
  });
}

test('HTML and Markdown are read as the text that they show', () => {
  expect(plainText('<p>Built <b>two</b> apps &amp; more</p>')).toBe('Built two apps & more');
  expect(plainText('**Built** _two_ `apps`, see [mine](https://a.example)')).toBe(
    'Built two apps, see mine (https://a.example)',
  );
  expect(plainText('a < b, snake_case_name, 2 * 3 * 4, C<T>')).toBe(
    'a < b, snake_case_name, 2 * 3 * 4, C<T>',
  );
  const points = [
    { text: 'Did:', isPoint: false },
    { text: 'one', isPoint: true },
    { text: 'two', isPoint: true },
  ];
  expect(readLines('Did:\n- one\n* two')).toEqual(points);
  expect(readLines('<p>Did:</p><ul><li>one</li><li>two</li></ul>')).toEqual(points);
  expect(plainText('Web app\n\nBuilt for\nmany')).toBe('Web app. Built for many');
  expect(plainText('1. Preis')).toBe('1. Preis');
  expect(plainText('in\u00a0all  3\u00a0years of\u00a08')).toBe('in all 3\u00a0years of\u00a08');
  expect(readLines('Did:\n✔ one\n•two')).toEqual(points);
  expect(plainText('[Turku](https://turku.example/), [a.example](https://a.example)')).toBe(
    'Turku (https://turku.example/), https://a.example',
  );
});

test('an abbreviation or a name with a full stop ends no sentence', () => {
  const sentences: Record<string, string[]> = {
    de: ['Entwarf bzw. baute Dienste mit C# und .NET, z. B. Karten.', 'Schulte ca. 20 Kunden.'],
    en: ['Built tools, e.g. Atlas with Dr. Byron in the U.S. Army.', 'Led two teams.'],
    fr: ['Outils, p. ex. Atlas, en C#.NET.', 'Formation de deux équipes.'],
  };
  for (const [language, expected] of Object.entries(sentences))
    expect(sentencesOf(expected.join(' '), language)).toEqual(expected);
});

test('languages and countries are known by names in common languages and by codes', () => {
  expect(['Dutch', 'néerlandais', 'NL', 'Nederlands'].map((name) => findCode('language', name))).toEqual(
    Array(4).fill('nl'),
  );
  expect(['pt-br', 'Filipino', 'Mandarin'].map((name) => findCode('language', name))).toEqual([
    'pt-BR',
    'fil',
    'zh',
  ]);
  expect(findCode('language', 'Klingonese')).toBeUndefined();
  expect(['Deutschland', 'Allemagne', 'de', 'Germany'].map((name) => findCode('region', name))).toEqual(
    Array(4).fill('DE'),
  );
});

test('empty values, older field names and short forms are read as people mean them', () => {
  const { resume, remarks } = read({
    basics: { name: 'Ada', email: null, phone: '', website: 'ada.example', location: 'Paris, France' },
    work: [{ company: 'Acme', startDate: 2019, endDate: '', highlights: ['', null, 'One', 'One'] }, null, {}],
    skills: ['Go', { name: 'Web', keywords: ['HTML | CSS / SCSS', 'CI/CD', ''] }],
    interests: ['Sailing'],
    languages: ['English', { language: 'French', fluency: 'Native speaker' }],
    awards: null,
    education: { institution: 'Uni', courses: 'Algebra\nLogic' },
    projects: [
      { name: 'Atlas', highlights: ['<ul><li>Maps</li><li>Globes</li></ul>', 'Built in\nthe city'] },
    ],
  });
  expect(remarks.errors).toEqual([]);
  expect(resume).toMatchObject({ website: 'https://ada.example', city: 'Paris', country: 'FR' });
  expect(resume?.work).toEqual([
    expect.objectContaining({ company: 'Acme', highlights: ['One'], period: { from: '2019', to: null } }),
  ]);
  expect(resume?.projects[0]?.highlights).toEqual(['Maps', 'Globes', 'Built in the city']);
  expect(resume?.education).toMatchObject([{ institution: 'Uni', courses: ['Algebra', 'Logic'] }]);
  expect(resume?.skills).toEqual([
    { name: 'Go', keywords: [] },
    { name: 'Web', keywords: ['HTML', 'CSS', 'SCSS', 'CI/CD'] },
  ]);
  expect(resume?.interests).toEqual([{ name: 'Sailing', keywords: [] }]);
  expect(resume?.languages).toEqual([
    { language: 'en', fluency: undefined },
    { language: 'fr', fluency: 'native' },
  ]);
});

test('interests without a name are one of each keyword', () => {
  const { resume, remarks } = read({
    interests: [{ name: '', keywords: ['Sailing', 'Chess'] }, { level: 'high' }],
  });
  expect(resume?.interests.map(({ name }) => name)).toEqual(['Sailing', 'Chess']);
  expect([...remarks.unused]).toEqual(['interests.level']);
});

test('highlights that are names of technologies are keywords', () => {
  const { resume } = read({
    work: [
      { name: 'A', highlights: ['React', 'Tanstack Query', 'TypeScript'], keywords: ['React', 'CSS'] },
      { name: 'B', highlights: ['React', 'Taught it to twenty new colleagues'] },
      { name: 'C', highlights: ['Team leadership', 'Hiring'] },
    ],
  });
  expect(resume?.work.map(({ highlights, keywords }) => [highlights, keywords])).toEqual([
    [[], ['React', 'CSS', 'Tanstack Query', 'TypeScript']],
    [['React', 'Taught it to twenty new colleagues'], []],
    [['Team leadership', 'Hiring'], []],
  ]);
});

test('a position without an employer has its title for a name', () => {
  const { resume } = read({
    work: [{ position: 'Freelance developer', startDate: 'Present', endDate: '2020' }],
  });
  expect(resume?.work).toEqual([
    expect.objectContaining({ company: 'Freelance developer', period: { from: '2020', to: '2020' } }),
  ]);
});

test('a phone number in international form is written so, any other stays as it is', () => {
  const phoneOf = (phone: unknown) => read({ basics: { name: 'Ada', phone } }).resume?.phone;
  expect(phoneOf('+33 (0)6.39.98.07.42')).toBe('+33 6 39 98 07 42');
  expect(phoneOf('0033 639980742')).toBe('+33 639980742');
  expect(phoneOf('06 39 98 07 42')).toBe('06 39 98 07 42');
  expect(phoneOf('on request')).toBeUndefined();
});

/** By what is wrong: the line that says so begins with this. */
const refused: Record<string, object> = {
  'basics.name: is missing': { basics: { label: 'Developer' } },
  'basics.email: is "ada"; expected an address': { basics: { name: 'Ada', email: 'ada' } },
  'basics.url: is "not a site"; expected an address': { basics: { name: 'Ada', url: 'not a site' } },
  'work.0.name: is missing': { work: [{ highlights: ['One'] }] },
  'work.0.summary: is {"a":1}; expected a text': { work: [{ name: 'A', summary: { a: 1 } }] },
  'work.0.startDate: is "soon"; expected a year or a month': { work: [{ name: 'A', startDate: 'soon' }] },
  'work.0.endDate: is "2018"; expected a date that is not before 2019': {
    work: [{ name: 'A', startDate: '2019', endDate: '2018' }],
  },
  'work.0.highlights: is {"a":1}; expected a text or a list of texts': {
    work: [{ name: 'A', highlights: { a: 1 } }],
  },
};
for (const [line, resume] of Object.entries(refused)) {
  test(`one line says "${line}"`, () => {
    const { resume: result, remarks } = read(resume);
    expect(result).toBeUndefined();
    expect(remarks.errors).toEqual([expect.stringContaining(line)]);
  });
}

test('a list is no résumé', () => {
  expect(readResume([]).remarks.errors).toEqual([expect.stringMatching(/^is no JSON Resume/)]);
});

test('what has no place on the site is listed once', () => {
  const { remarks } = read({
    references: [{ name: 'B' }],
    publications: [],
    work: [
      { name: 'A', location: 'Here' },
      { name: 'B', location: 'There' },
    ],
    languages: ['Klingonese'],
    education: [{ institution: 'Uni', courses: ['Algebra'] }],
    basics: { name: 'Ada', image: 'a.jpg', profiles: [{ network: 'GitHub' }] },
  });
  expect([...remarks.unused].sort()).toEqual([
    'basics.image',
    'basics.profiles.0 (GitHub: it has no url)',
    'education.courses',
    'languages.0 (Klingonese: it has no code)',
    'references',
    'work.location',
  ]);
});
