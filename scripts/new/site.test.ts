import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { findErrors } from '../check/errors';
import { textsOfSite } from '../check/references';
import { findMistakes } from '../check/typography';
import { flatten } from '../lib/files';
import { root } from '../lib/paths';
import { hasFigure } from './entries';
import { contentOf } from './files';
import { guessLanguage } from './language';
import { findLogo } from './logos';
import { findPlace } from './place';
import { readResume } from './read-resume';
import { createSite } from './site';

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/** Reading them takes long. */
const siteTexts = textsOfSite();
const now = new Date('2026-11-28T12:00:00Z');
const pictures = [
  'portrait',
  'scenes/home',
  'scenes/home-phone',
  'worlds/gas',
  'worlds/living',
  'worlds/ice',
];

/** The words of a language, from this site whatever its languages are. */
const [locale = 'en'] = Object.keys((await import('../../content/languages')).localeNames);
const wordsOf = (language: string) =>
  [
    language,
    { site: readJson(`messages/${locale}.json`), own: readJson(`scripts/new/words/${language}.json`) },
  ] as const;

function make(resume: object, languages = ['en']) {
  const { resume: plain, remarks } = readResume({ basics: { name: 'Ada Byron' }, ...resume });
  if (!plain) throw new Error(remarks.errors.join('\n'));
  const site = createSite(plain, { words: new Map(languages.map(wordsOf)), now });
  return { ...site, text: (path: string, language = 'en') => site.messages.get(language)?.get(path) };
}

const position = (more: object = {}) => ({
  name: 'Pakketpost',
  position: 'Backend developer',
  startDate: '2023-02',
  summary: 'Route planning for 900 vans.',
  highlights: ['Cut the planning run from 3 hours to 18 minutes.', 'Mentored three juniors.'],
  ...more,
});

test('a position becomes an entry, its highlights actions, the one with a figure the result', () => {
  const { portfolio, text } = make({ work: [position()] });
  expect(portfolio).toMatchObject([
    { key: 'pakketpost', date: { from: '2023-02', to: null }, worksArray: [{ key: 'routePlanningVans' }] },
  ]);
  expect(text('entries.pakketpost.position')).toBe('Backend developer');
  expect(text('entries.pakketpost.title')).toBe('Route planning for 900 vans');
  expect(text('works.routePlanningVans.subTitle')).toBe('Route planning for 900 vans');
  expect(text('works.routePlanningVans.result')).toBe('Cut the planning run from 3 hours to 18 minutes');
  expect(text('works.routePlanningVans.actions.mentoredThree')).toBe('Mentored three juniors');
});

test('a year stays one, and a position without highlights is a line of the career', () => {
  const { portfolio, profile } = make({
    work: [position(), { name: 'Uni', position: 'Assistant', startDate: '2017', endDate: '2019' }],
  });
  expect(portfolio).toMatchObject([{}, { date: { from: '2017', to: '2019' }, worksArray: [] }]);
  expect(profile.firstYear).toBe(2017);
});

test('where no position tells what was done, the latest one has a work to be told', () => {
  const said = { summary: 'Kept the booking system running.', highlights: [] };
  const { portfolio, text } = make({
    work: [
      position({ ...said, name: 'Harbour', endDate: 'Present' }),
      position({ ...said, startDate: '2019', endDate: '2020' }),
    ],
  });
  expect(portfolio.map(({ worksArray }) => worksArray.length)).toEqual([1, 0]);
  expect(text('works.harbour.subTitle')).toBe('Kept the booking system running');
});

test('a position with nothing but technologies has them, and tells its summary', () => {
  const { portfolio, text } = make({ work: [position({ highlights: ['Go', 'Kafka'] })] });
  expect(portfolio[0]?.technos).toEqual(['go', 'kafka']);
  expect(text('entries.pakketpost.title')).toBe('Pakketpost');
  expect(text('works.pakketpost.actions.routePlanning')).toBe('Route planning for 900 vans');
});

test('the only highlight of a work stays an action', () => {
  const { text } = make({ work: [position({ highlights: ['Used by 14 harbours'] })] });
  expect(
    text('works.routePlanningVans.actions.usedHarbours') ?? text('works.routePlanningVans.actions.used14'),
  ).toBe('Used by 14 harbours');
  expect(text('works.routePlanningVans.result')).toMatch(/^TODO/);
});

test('a project is with the position that it names, any other an own project without a position', () => {
  const { portfolio, text } = make({
    work: [position(), position({ name: 'Betaalwijs', startDate: '2019', endDate: '2022' })],
    projects: [
      { name: 'Gateway', entity: 'betaalwijs', highlights: ['In Go'], keywords: ['Go'] },
      {
        name: 'Tidewatch',
        description: 'Tides for harbours',
        highlights: ['Open'],
        url: 'https://github.com/t/t',
      },
    ],
  });
  expect(portfolio.map(({ contract, worksArray }) => [contract, worksArray.length])).toEqual([
    [undefined, 1],
    [undefined, 2],
    ['ownProject', 1],
  ]);
  expect(portfolio[1]?.technos).toEqual([{ technology: 'go', work: 'gateway' }]);
  expect(portfolio[2]).toMatchObject({
    date: undefined,
    worksArray: [{ githubUrl: 'https://github.com/t/t' }],
  });
  expect(text('entries.tidewatch.position')).toBeUndefined();
  expect(text('works.tidewatch.subTitle')).toBe('Tidewatch — Tides for harbours');
});

test('a title that says how one was employed names the contract', () => {
  const contractOf = (more: object) => make({ work: [position(more)] }).portfolio[0]?.contract;
  expect(contractOf({ position: 'Software Engineering Intern' })).toBe('internship');
  expect(contractOf({ position: 'Apprentie développeuse' })).toBe('apprenticeship');
  expect(contractOf({ position: 'Internal tools engineer' })).toBeUndefined();
});

test('only what measures something is a figure', () => {
  for (const text of ['Cut costs by 30%', 'Moved 40 services', '3 hours instead of 8', 'Served 2M users'])
    expect(hasFigure(text), text).toBe(true);
  for (const text of [
    'Migrated to Java 8',
    'In 2019 we moved',
    'Certified ISO 27001',
    'An HTTP/2 server',
    'From .NET 1.1 to .NET 2.0/3.5',
  ])
    expect(hasFigure(text), text).toBe(false);
});

test('a title before a name is no given name, and a sign has its word in a key', () => {
  const { profile, resume, technologies } = make({
    basics: { name: 'Prof. Dr. Ada Byron' },
    skills: [{ name: 'Code', keywords: ['C++', 'C', 'C#'] }],
  });
  expect(profile).toMatchObject({ name: 'Prof. Dr. Ada Byron', givenName: 'Ada', familyName: 'Byron' });
  expect(resume.skills?.[0]?.technologies).toEqual(['cpp', 'c', 'cSharp']);
  expect(technologies.cSharp?.name).toBe('C#');
});

test('a city has its place and its time zone, unless it could be another one', () => {
  expect(findPlace({ city: 'Saint-Étienne', country: 'FR' })).toMatchObject({ timeZone: 'Europe/Paris' });
  expect(findPlace({ city: 'Paris' })).toMatchObject({ country: 'FR' });
  expect(findPlace({ city: 'Springfield', country: 'US' })).toBeUndefined();
  expect(findPlace({ city: 'Springfield', country: 'US', region: 'IL' })).toMatchObject({ country: 'US' });
  expect(findPlace({ city: 'Ciudad de México' })).toMatchObject({ country: 'MX' });
  expect(findPlace({ city: 'Atlantis' })).toBeUndefined();
});

test('without a city no text names one', () => {
  const { messages } = make({});
  const texts = [...(messages.get('en') ?? [])].filter(([path]) =>
    /^(meta|home)\.|contact\.(who|tele)/.test(path),
  );
  expect(texts.filter(([, text]) => String(text).includes('{city}'))).toEqual([]);
});

test('a site that is made again has words for the city that the first one lacked', () => {
  const [english, words] = wordsOf('en');
  const site = { ...words.site, recruiter: { ...words.site.recruiter, present: '{position}' } };
  const { resume } = readResume({ basics: { name: 'Ada Byron', location: { city: 'Paris' } } });
  if (!resume) throw new Error('no résumé');
  const { messages } = createSite(resume, { words: new Map([[english, { ...words, site }]]), now });
  expect(messages.get('en')?.get('recruiter.present')).toContain('{city}');
});

test('without a city two languages name the same values', () => {
  const { messages } = make({}, ['en', 'fr']);
  const valuesIn = (language: string) =>
    [...(messages.get(language) ?? [])]
      .filter(([path]) => /^(?:recruiter|sky)\./.test(path))
      .map(([path, text]) => [path, /\{city\}/.test(String(text))]);
  expect(valuesIn('fr')).toEqual(valuesIn('en'));
});

test('the first words of an owner follow the typography of their language', () => {
  const { messages } = make({ interests: ['Sailing'] }, ['fr']);
  const texts = [...(messages.get('fr') ?? [])].filter(([path]) => /^(?:meta|home)\./.test(path));
  expect(texts.flatMap(([, text]) => findMistakes(text, 'fr'))).toEqual([]);
});

test('logos are found by the names that people write', () => {
  const logos: Record<string, string | undefined> = {
    NodeJS: 'nodedotjs',
    Go: 'go',
    Vue: 'vuedotjs',
    'React.js': 'react',
    'C++': 'cplusplus',
    LinkedIn: 'linkedin',
    HTML: 'html5',
    PHP7: 'php',
    'Python 3.12': 'python',
    D3: 'd3',
    Boussole: undefined,
    S3: undefined,
  };
  expect(Object.keys(logos).map(findLogo)).toEqual(Object.values(logos));
});

test('a second language has the first one’s texts, to be translated', () => {
  const { text } = make({ work: [position()] }, ['en', 'fr']);
  expect(text('works.routePlanningVans.subTitle', 'fr')).toMatch(/^TODO Route planning for 900\svans$/);
  expect(text('entries.pakketpost.company', 'fr')).toBe('Pakketpost');
});

test('the language is guessed from sentences, not from titles of jobs', () => {
  const guess = (summary: string) => {
    const { resume } = readResume({ basics: { name: 'A', label: 'Software Engineer', summary } });
    return resume && guessLanguage(resume);
  };
  expect(guess('Je développe des applications pour des équipes qui manquent de temps.')).toBe('fr');
  expect(guess('I build applications for teams that are short of time, alone or with others.')).toBe('en');
  expect(guess('Ich entwickle Anwendungen für Teams, die wenig Zeit haben, allein oder mit anderen.')).toBe(
    'de',
  );
  expect(guess('')).toBeUndefined();
});

/** Words as people write them, and what programs add. */
const word = fc.oneof(
  fc.stringMatching(/^[A-Za-zÀ-ÿ][a-zà-ÿ]{0,9}$/),
  fc.constantFrom(
    'Go',
    'C++',
    'C#',
    'Node.js',
    'l’équipe',
    "l'été",
    '30%',
    '2019',
    '12',
    'R&D',
    'A/B',
    'Test-driven (TDD)',
    '[x]{1,2}^$|?*',
    'constructor',
  ),
);
const words = fc.array(word, { minLength: 1, maxLength: 9 }).map((list) => list.join(' '));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const texts = maybe(fc.array(fc.oneof(words, fc.constantFrom('', null)), { maxLength: 9 }));
const year = fc.integer({ min: 1990, max: 2025 });
const period = fc
  .tuple(year, fc.integer({ min: 0, max: 5 }), fc.constantFrom('', '-03', '-07-15'), fc.boolean())
  .map(([from, years, month, lasts]) => ({
    startDate: from + month,
    endDate: lasts ? fc.sample(fc.constantFrom(null, '', 'Present'), 1)[0] : `${from + years + 1}${month}`,
  }));
const dated = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.tuple(fc.record(fields), maybe(period)).map(([item, dates]) => ({ ...item, ...dates }));
const list = <Value>(item: fc.Arbitrary<Value>, maxLength: number) => maybe(fc.array(item, { maxLength }));
const anyResume = fc.record({
  basics: fc.record({ name: words, label: maybe(words), summary: maybe(words) }),
  work: list(dated({ name: words, position: maybe(words), summary: maybe(words), highlights: texts }), 30),
  projects: list(
    dated({
      name: words,
      description: maybe(words),
      highlights: texts,
      keywords: texts,
      entity: maybe(words),
    }),
    6,
  ),
  education: list(dated({ institution: words, area: maybe(words), studyType: maybe(words) }), 3),
  languages: list(fc.record({ language: fc.constantFrom('French', 'de', 'Español'), fluency: words }), 3),
  skills: list(fc.record({ name: words, keywords: texts }), 5),
  interests: list(fc.record({ name: words, keywords: texts }), 4),
  certificates: list(fc.record({ name: words, issuer: maybe(words), date: maybe(year) }), 3),
  awards: list(fc.record({ title: words, awarder: maybe(words) }), 3),
});

/** The words of all values of a tree, as far as a reader tells them apart. */
function wordsIn(value: unknown): string[] {
  const all = [...flatten(value)].map(([, text]) => String(text ?? ''));
  return all.flatMap((text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
}

test('any résumé gives content without an error, and none of its words is lost', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const site = make(resume);
      expect(findErrors(contentOf(site, pictures), ['en'], siteTexts)).toEqual([]);
      const said = new Set(
        wordsIn([
          site.profile,
          site.resume,
          site.technologies,
          [...(site.messages.get('en')?.values() ?? [])],
        ]),
      );
      const { basics, ...lists } = structuredClone(resume);
      // Languages have codes.
      const dates = /^(startDate|endDate|date|language)$/;
      const source = JSON.parse(JSON.stringify({ basics, ...lists }), (key, value) =>
        dates.test(key) || value === 'Present' ? undefined : value,
      );
      expect(wordsIn(source).filter((one) => !said.has(one))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
