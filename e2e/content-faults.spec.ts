/** What `npm run check` reports, on small inputs: each case changes fields of a valid input and reads the errors. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { checkContent } from '../scripts/check/check-content';
import { fixCatalogue } from '../scripts/check/fix';
import { formatError } from '../scripts/check/validation-error';
import { findSamples, findUnused } from '../scripts/check/warnings';

const narrow = '\u202f';

const words = () => ({
  menu: 'Menu',
  play: '{title} <link>+</link>',
  entries: { shop: { company: 'Shop', title: 'Web' }, app: { title: 'App' } },
  works: {
    till: { subTitle: 'Till', actions: ['A', 'B', 'C'] },
    app: { subTitle: 'App', actions: ['A', 'B', 'C'] },
  },
  hobby: { title: 'Kites' },
  film: 'Film',
  job: 'Clerk',
  pictures: { portrait: 'Portrait', works: { 'till-1': 'Till', 'till-2': 'Till' }, covers: { kite: 'Kite' } },
});

/** A valid input: an entry with a picture and its sub-part with a video. */
const validInput = () => ({
  content: {
    profile: {
      name: 'Ada Byron',
      givenName: 'Ada',
      familyName: 'Byron',
      city: 'London',
      latitude: 51.5,
      longitude: -0.12,
      timeZone: 'Europe/London',
      isAvailable: true,
      email: 'ada@site.example',
      phone: '+44 7700 900123',
      photo: 'portrait',
      accent: '#c0ffee',
      background: { picture: 'scenes/home', phonePicture: 'scenes/home-phone', remoteUrl: null },
      firstYear: 2020,
      year: 2026,
    },
    portfolio: [
      {
        isSubPart: false,
        company: 'entries.shop.company',
        date: { from: '2024-02', to: null },
        title: 'entries.shop.title',
        position: 'job',
        worksArray: [
          {
            subTitle: 'works.till.subTitle',
            deployUrl: 'https://till.example',
            actions: 'works.till.actions',
          },
        ],
        isImagesOn: true,
        isVideosOn: false,
        imagesArray: [{ picture: 'works/till-1', work: 'till' }],
        technos: [{ technology: 'vue', works: ['till'] }],
      },
      {
        isSubPart: true,
        date: { from: '2024-03', to: '2024-05' },
        title: 'entries.app.title',
        position: 'job',
        worksArray: [{ subTitle: 'works.app.subTitle', actions: 'works.app.actions' }],
        isImagesOn: false,
        isVideosOn: true,
        videoIdsArray: [{ video: 'nr5Pj6GQL2o', work: 'app' }],
        technos: [{ technology: 'vue', works: ['app'] }],
      },
    ],
    hobbies: [
      {
        eyebrow: 'hobby.title',
        title: 'hobby.title',
        intro: 'hobby.title',
        link: 'hobby.title',
        poster: 'hobby.title',
        url: 'https://kites.example',
        cover: 'covers/kite',
        world: 'worlds/gas',
      },
    ],
    technologies: { vue: { name: 'Vue', icon: 'vuedotjs' } },
    videos: { nr5Pj6GQL2o: { title: 'film', poster: 'posters/film' } },
  },
  messages: { fr: words(), en: words() },
  pictureFiles: [
    'portrait.jpg',
    'scenes/home.png',
    'scenes/home-phone.png',
    'worlds/gas.webp',
    'covers/kite.png',
    'posters/film.jpeg',
    'works/till-1.png',
    'works/till-2.png',
  ],
  icons: new Set(['vuedotjs']),
});

type Changes = Record<string, unknown>;

/** The valid input with the values at dotted paths replaced; `undefined` removes a value. */
function change(changes: Changes) {
  const input = validInput();
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>((node, step) => Reflect.get(Object(node), step), input);
    if (value === undefined) Reflect.deleteProperty(Object(parent), last);
    else Reflect.set(Object(parent), last, value);
  }
  return input;
}

const errorsAfter = (changes: Changes) => checkContent(change(changes)).map(formatError);

type Case = [situation: string, changes: Changes, ...errors: string[]];

const [en, fr] = ['messages.en', 'messages.fr'];
const [entry, part] = ['content.portfolio.0', 'content.portfolio.1'];

const cases: Case[] = [
  [
    'a key in French only',
    { [`${en}.menu`]: undefined },
    'messages/en.json › menu: is missing; expected the counterpart of "Menu" in messages/fr.json',
  ],
  [
    'a key in English only',
    { [`${en}.blog`]: 'Blog' },
    'messages/fr.json › blog: is missing; expected the counterpart of "Blog" in messages/en.json',
  ],
  [
    'lists of different length',
    { [`${fr}.works.till.actions`]: ['A', 'B', 'C', 'D'] },
    'messages/en.json › works.till.actions: has 3 items; expected 4 as in messages/fr.json',
  ],
  [
    'a list in one language, a text in the other',
    { [`${en}.menu`]: ['Menu'] },
    'messages/en.json › menu: is a list; expected a text as in messages/fr.json',
  ],
  ['an empty text', { [`${fr}.menu`]: ' ' }, 'messages/fr.json › menu: is empty; expected a text'],
  [
    'an empty list',
    { [`${fr}.blog`]: [], [`${en}.blog`]: [] },
    'messages/fr.json › blog: is an empty list; expected at least one text',
    'messages/en.json › blog: is an empty list; expected at least one text',
  ],
  [
    'a number for a text',
    { [`${fr}.menu`]: 3 },
    'messages/fr.json › menu: 3 is no text; expected a text, a list of texts or a group',
  ],
  [
    'a number in a list',
    { [`${fr}.works.till.actions.1`]: 3 },
    'messages/fr.json › works.till.actions[1]: 3 is no text; expected a text',
  ],
  [
    'a brace that is not closed',
    { [`${en}.film`]: 'Play: {title' },
    'messages/en.json › film: "Play: {title" is no ICU message (EXPECT_ARGUMENT_CLOSING_BRACE); expected every brace and tag in pairs',
  ],
  [
    'a placeholder of another name than in French',
    { [`${en}.play`]: '{name} <link>+</link>' },
    'messages/en.json › play: has <link>, {name}; expected <link>, {title} as in messages/fr.json',
  ],
  [
    'a tag that English lacks',
    { [`${en}.play`]: '{title}' },
    'messages/en.json › play: has {title}; expected <link>, {title} as in messages/fr.json',
  ],
  [
    'a placeholder in a list',
    { [`${en}.works.till.actions.2`]: 'By {name}' },
    'messages/en.json › works.till.actions[2]: has "{", which would be shown as it is; expected plain text',
  ],
  [
    'a straight apostrophe in French',
    { [`${fr}.menu`]: "prête à l'envol" },
    'messages/fr.json › menu: straight apostrophe in "l\'envol"; expected "l’envol"',
  ],
  [
    'a plain space before French punctuation',
    { [`${fr}.menu`]: 'disponible, et vous ?' },
    `messages/fr.json › menu: wrong or missing space before high punctuation in "vous ?"; expected "vous${narrow}?" with a narrow no-break space, U+202F`,
  ],
  [
    'a plain space after a French quotation mark',
    { [`${fr}.menu`]: `« Oui${narrow}»` },
    `messages/fr.json › menu: wrong or missing space after an opening quotation mark in "« Oui"; expected "«${narrow}Oui" with a narrow no-break space, U+202F`,
  ],
  [
    'a plain space between a number and its unit in French',
    { [`${fr}.menu`]: 'dans 6 mois' },
    'messages/fr.json › menu: breaking space between a number and its unit in "6 mois"; expected "6\u00a0mois" with a no-break space, U+00A0',
  ],
  [
    'straight quotation marks in English',
    { [`${en}.menu`]: 'so-called "free"' },
    'messages/en.json › menu: straight quotation mark in "\\"free\\""; expected "“free”"',
  ],
  [
    'a named picture without a file',
    { 'pictureFiles.6': undefined },
    'content/portfolio.ts › [0].imagesArray[0].picture: "works/till-1" is unknown; expected a picture in content/pictures/ that has a description (did you mean "works/till-2"?)',
  ],
  [
    'a picture without description in English',
    { [`${en}.pictures.works.till-1`]: undefined },
    'messages/en.json › pictures.works["till-1"]: is missing; expected a description of the picture "works/till-1"',
  ],
  [
    'a new picture without description in both languages',
    { 'pictureFiles.8': 'works/app-1.jpg' },
    'messages/fr.json › pictures.works["app-1"]: is missing; expected a description of the picture "works/app-1"',
    'messages/en.json › pictures.works["app-1"]: is missing; expected a description of the picture "works/app-1"',
  ],
  [
    'a decorative picture where a description is needed',
    { 'content.hobbies.0.cover': 'worlds/gas' },
    'content/hobbies.ts › [0].cover: "worlds/gas" is unknown; expected a picture in content/pictures/ that has a description',
  ],
  [
    'a poster without a file',
    { 'content.videos.nr5Pj6GQL2o.poster': 'posters/films' },
    'content/videos.ts › nr5Pj6GQL2o.poster: "posters/films" is unknown; expected a picture in content/pictures/ (did you mean "posters/film"?)',
  ],
  [
    'a bad video id',
    { [`${part}.videoIdsArray.0.video`]: 'nr5Pj6GQ' },
    'content/portfolio.ts › [1].videoIdsArray[0].video: "nr5Pj6GQ" is no YouTube id; expected 11 letters, digits, "-" or "_"',
  ],
  [
    'a video that is not listed',
    { [`${part}.videoIdsArray.0.video`]: 'nr5Pj6GQL2O' },
    'content/portfolio.ts › [1].videoIdsArray[0].video: "nr5Pj6GQL2O" is unknown; expected one of the ids in content/videos.ts (did you mean "nr5Pj6GQL2o"?)',
  ],
  [
    'a bad id in the list of videos',
    { 'content.videos.abc': { title: 'film', poster: 'posters/film' } },
    'content/videos.ts › abc: is no YouTube id; expected 11 letters, digits, "-" or "_"',
  ],
  [
    'an unknown technology',
    { [`${entry}.technos.0.technology`]: 'veu' },
    'content/portfolio.ts › [0].technos[0].technology: "veu" is unknown; expected one of the ids in content/technologies.ts (did you mean "vue"?)',
  ],
  [
    'a technology whose logo is not in the icon set',
    { 'content.technologies.vue.icon': 'vuedotj' },
    'content/technologies.ts › vue.icon: "vuedotj" is unknown; expected the slug of an icon in simple-icons (did you mean "vuedotjs"?)',
  ],
  [
    'a http address',
    { [`${entry}.worksArray.0.deployUrl`]: 'http://till.example' },
    'content/portfolio.ts › [0].worksArray[0].deployUrl: "http://till.example" is not https; expected an address that starts with https://',
  ],
  [
    'an address with a space',
    { [`${entry}.worksArray.0.githubUrl`]: 'https://my site' },
    'content/portfolio.ts › [0].worksArray[0].githubUrl: "https://my site" is no valid address; expected one such as "https://example.org/page"',
  ],
  [
    'an address without a domain name',
    { 'content.hobbies.0.url': 'https://kites' },
    'content/hobbies.ts › [0].url: "https://kites" has no domain name; expected an address such as "https://example.org/page"',
  ],
  [
    'isVideosOn without videos',
    { [`${entry}.isVideosOn`]: true },
    'content/portfolio.ts › [0].isVideosOn: is true but videoIdsArray is empty; expected false, or items in videoIdsArray',
  ],
  [
    'isImagesOn without images',
    { [`${part}.isImagesOn`]: true },
    'content/portfolio.ts › [1].isImagesOn: is true but imagesArray is empty; expected false, or items in imagesArray',
  ],
  [
    'images that isImagesOn hides',
    { [`${entry}.isImagesOn`]: false },
    'content/portfolio.ts › [0].isImagesOn: is false but imagesArray has 1 items, which no page shows; expected true',
  ],
  [
    'a picture of a work that the entry lacks',
    { [`${entry}.imagesArray.0.work`]: 'tilt' },
    'content/portfolio.ts › [0].imagesArray[0].work: "tilt" is no work of this entry; expected "till" (did you mean "till"?)',
  ],
  [
    'a video of a work that the entry lacks',
    { [`${part}.videoIdsArray.0.work`]: 'till' },
    'content/portfolio.ts › [1].videoIdsArray[0].work: "till" is no work of this entry; expected "app"',
  ],
  [
    'a technology of a work that the entry lacks',
    { [`${entry}.technos.0.works.1`]: 'app' },
    'content/portfolio.ts › [0].technos[0].works[1]: "app" is no work of this entry; expected "till"',
  ],
  [
    'a work without technologies',
    { [`${part}.technos`]: [] },
    'content/portfolio.ts › [1].worksArray[0]: has no technology; expected "app" in one of technos',
  ],
  [
    'the same picture twice',
    { [`${entry}.imagesArray.1`]: { picture: 'works/till-1', work: 'till' } },
    'content/portfolio.ts › [0].imagesArray[1].picture: "works/till-1" is here twice; expected it once',
  ],
  [
    'the same work in two entries',
    {
      [`${part}.worksArray.0`]: { subTitle: 'works.till.subTitle', actions: 'works.till.actions' },
      [`${part}.videoIdsArray.0.work`]: 'till',
      [`${part}.technos.0.works.0`]: 'till',
    },
    'content/portfolio.ts › [0].worksArray[0].subTitle: "works.till.subTitle" is here more than once; expected a work of its own',
    'content/portfolio.ts › [1].worksArray[0].subTitle: "works.till.subTitle" is here more than once; expected a work of its own',
  ],
  [
    'a company header in a sub-part',
    { [`${part}.company`]: 'entries.shop.company' },
    'content/portfolio.ts › [1].company: is set in a sub-part, which has no company header; expected no company',
  ],
  [
    'a sub-part with nothing above it',
    { [`${entry}.isSubPart`]: true, [`${entry}.company`]: undefined },
    'content/portfolio.ts › [0].isSubPart: is true with no entry above it; expected false',
    'content/portfolio.ts › [1].isSubPart: is true with no entry above it; expected false',
  ],
  [
    'a sub-part outside the months of its entry',
    { [`${part}.date.from`]: '2024-01' },
    'content/portfolio.ts › [1].date: is not within 2024-02 to today; expected months within those of the entry above it',
  ],
  [
    'a month that does not exist',
    { [`${entry}.date.from`]: '2024-13' },
    'content/portfolio.ts › [0].date.from: "2024-13" is no month; expected one such as "2025-01"',
  ],
  [
    'a position outside the months of its entry',
    { [`${part}.positionDate`]: { from: '2024-05', to: '2024-06' } },
    'content/portfolio.ts › [1].positionDate: is not within 2024-03 to 2024-05; expected months within those of the entry',
  ],
  [
    'months that run backwards',
    { [`${part}.date.to`]: '2024-02' },
    'content/portfolio.ts › [1].date.to: "2024-02" is before "2024-03"; expected that month or a later one',
  ],
  [
    'a misspelt key of a text',
    { [`${entry}.title`]: 'entries.shop.titel' },
    'content/portfolio.ts › [0].title: "entries.shop.titel" is unknown; expected the path of a text in messages/fr.json (did you mean "entries.shop.title"?)',
  ],
  [
    'a headline that is no headline of a work',
    { [`${part}.worksArray.0.subTitle`]: 'works.ap.subTitle' },
    'content/portfolio.ts › [1].worksArray[0].subTitle: "works.ap.subTitle" is unknown; expected a path such as "works.<key>.subTitle" (did you mean "works.app.subTitle"?)',
  ],
  [
    'too few actions',
    { [`${fr}.works.till.actions`]: ['A', 'B'], [`${en}.works.till.actions`]: ['A', 'B'] },
    'content/portfolio.ts › [0].worksArray[0].actions: the list "works.till.actions" has 2 items; expected 3 to 6',
  ],
  [
    'an unknown list of actions',
    { [`${entry}.worksArray.0.actions`]: 'works.till.action' },
    'content/portfolio.ts › [0].worksArray[0].actions: "works.till.action" is unknown; expected the path of a list in messages/fr.json (did you mean "works.till.actions"?)',
  ],
  [
    'a field that is missing, and one that no page reads',
    { [`${entry}.isSubPart`]: undefined, [`${entry}.subPart`]: true },
    'content/portfolio.ts › [0].isSubPart: is missing; expected true or false',
    'content/portfolio.ts › [0]: has "subPart", which no page reads; expected only the fields in content/schema.ts',
  ],
  [
    'an empty portfolio',
    { 'content.portfolio': [] },
    'content/portfolio.ts: is empty; expected at least one item',
  ],
  ['an empty name', { 'content.profile.name': ' ' }, 'content/profile.ts › name: is empty; expected a text'],
  [
    'a bad e-mail address',
    { 'content.profile.email': 'ada at site.example' },
    'content/profile.ts › email: "ada at site.example" is no e-mail address; expected one such as "me@example.org"',
  ],
  [
    'a national phone number',
    { 'content.profile.phone': '07700 900123' },
    'content/profile.ts › phone: "07700 900123" is no phone number; expected the international form such as "+33 6 39 98 07 42"',
  ],
  [
    'an accent that is no colour',
    { 'content.profile.accent': 'orange' },
    'content/profile.ts › accent: "orange" is no colour; expected "#" and six of 0-9 and a-f, such as "#ff8a3c"',
  ],
  [
    'an accent too dark for the page',
    { 'content.profile.accent': '#7a2e00' },
    'content/profile.ts › accent: "#7a2e00" has a contrast of 2.1 on the page; expected a lighter colour with 4.5 or more',
  ],
  [
    'a time zone that does not exist',
    { 'content.profile.timeZone': 'Europe/Londom' },
    'content/profile.ts › timeZone: "Europe/Londom" is no time zone; expected an IANA name such as "Europe/Paris" (did you mean "Europe/London"?)',
  ],
  [
    'a country, a language and a level that do not exist',
    {
      'content.profile.country': 'XX',
      'content.profile.languages': [
        { language: 'french', level: 'C1' },
        { language: 'fr', level: 'D1' },
      ],
    },
    'content/profile.ts › country: "XX" is no code of a country; expected two letters such as "FR"',
    'content/profile.ts › languages[0].language: "french" is no code of a language; expected one such as "fr"',
    'content/profile.ts › languages[1].level: "D1" is unknown; expected "native", "C2", "C1", "B2", "B1", "A2", "A1"',
  ],
  [
    'an unknown technology among the skills',
    { 'content.profile.skills': [{ kind: 'job', technologies: ['veu'] }] },
    'content/profile.ts › skills[0].technologies[0]: "veu" is unknown; expected one of the ids in content/technologies.ts (did you mean "vue"?)',
  ],
  [
    'a latitude beyond the pole',
    { 'content.profile.latitude': 91 },
    'content/profile.ts › latitude: 91 is too big; expected 90 or less',
  ],
  [
    'two errors at once',
    { [`${entry}.isVideosOn`]: true, [`${part}.technos.0.technology`]: 'veu' },
    'content/portfolio.ts › [0].isVideosOn: is true but videoIdsArray is empty; expected false, or items in videoIdsArray',
    'content/portfolio.ts › [1].technos[0].technology: "veu" is unknown; expected one of the ids in content/technologies.ts (did you mean "vue"?)',
  ],
];

test('a valid input has no errors', () => {
  expect(errorsAfter({})).toEqual([]);
});

for (const [situation, changes, ...errors] of cases) {
  test(`${situation} is reported`, () => {
    expect(errorsAfter(changes)).toEqual(errors);
  });
}

test('what the content no longer needs is a warning', () => {
  const withoutSpare = {
    'pictureFiles.7': undefined,
    [`${fr}.pictures.works.till-2`]: undefined,
    [`${en}.pictures.works.till-2`]: undefined,
  };
  expect(findUnused(change(withoutSpare)).map(formatError)).toEqual([]);
  const leftOver = {
    'content.technologies.react': { name: 'React', icon: 'react' },
    'content.videos.4czjS9h4Fpg': { title: 'film', poster: 'posters/film' },
    'pictureFiles.8': 'covers/album.png',
    [`${fr}.entries.bank`]: { title: 'Bank' },
    [`${fr}.pictures.works.bank-1`]: 'Bank',
  };
  expect(findUnused(change(leftOver)).map(formatError)).toEqual([
    'content/technologies.ts › react: is a technology of no work and no skill; expected to be used or removed',
    'content/videos.ts › ["4czjS9h4Fpg"]: is a video of no entry; expected to be used or removed',
    'content/pictures/works/till-2.png: is a picture that no page shows; expected to be used or removed',
    'content/pictures/covers/album.png: is a picture that no page shows; expected to be used or removed',
    'messages/fr.json › entries.bank.title: is a text that nothing in content/ names; expected to be used or removed',
    'messages/fr.json › pictures.works["bank-1"]: is a text that nothing in content/ names; expected to be used or removed',
  ]);
});

test('sample data and texts to translate are warnings', () => {
  const own = {
    'content.profile.email': 'ada@byron.org',
    'content.profile.phone': '+33 6 12 34 56 78',
    [`${entry}.worksArray.0.deployUrl`]: 'https://example.byron.org/example.com/',
    [`${part}.videoIdsArray.0.video`]: 'abcdefghijk',
    'content.videos': {},
    'content.hobbies.0.url': 'https://contest.org',
  };
  expect(findSamples(change(own)).map(formatError)).toEqual([]);
  const sample = {
    'content.profile.name': 'Camille Byron',
    'content.profile.email': 'ada@byron.example',
    'content.profile.phone': '+33 6 39 98 07 42',
    [`${part}.videoIdsArray.0.video`]: 'nr5Pj6GQL2o',
    [`${en}.menu`]: '[à traduire] Menu',
  };
  expect(findSamples(change({ ...own, ...sample })).map(formatError)).toEqual([
    'content/profile.ts › name: has the name of the sample owner; expected yours',
    'content/profile.ts › email: has a domain name reserved for examples; expected an address of yours',
    'content/profile.ts › phone: is reserved for fiction; expected your number',
    'content/portfolio.ts › [1].videoIdsArray[0].video: is a film of NASA; expected a video of yours',
    'messages/en.json › menu: is not translated yet; expected a text in this language',
  ]);
});

test('typography is corrected and unused texts are removed', () => {
  const input = change({
    [`${fr}.menu`]: "L'heure : 6 mois ?",
    [`${fr}.works.till.actions.0`]: "C'est l'été",
    [`${fr}.entries.bank`]: { title: 'Bank' },
  });
  expect(fixCatalogue('fr', input)).toEqual({
    ...words(),
    menu: `L’heure${narrow}: 6\u00a0mois${narrow}?`,
    works: { ...words().works, till: { subTitle: 'Till', actions: ['C’est l’été', 'B', 'C'] } },
  });
});

test('any input gives errors in the one form and never an exception', () => {
  const leaf = fc.anything({ maxDepth: 3, withNullPrototype: true, withBigInt: true, withDate: true });
  const content = fc.record({
    profile: leaf,
    portfolio: fc.oneof(leaf, fc.array(leaf)),
    hobbies: leaf,
    technologies: leaf,
    videos: leaf,
  });
  const messages = fc.record({ fr: fc.anything(), en: fc.anything() });
  fc.assert(
    fc.property(content, messages, fc.array(fc.string()), (given, texts, pictureFiles) => {
      const errors = checkContent({ content: given, messages: texts, pictureFiles, icons: new Set() });
      expect(errors.map(formatError).every((line) => line.includes('; expected '))).toBe(true);
    }),
  );
});

const project = fileURLToPath(new URL('..', import.meta.url));

/** Runs the command on a folder with the given files, or on the project itself. */
async function runCheck(files?: Record<string, string>): Promise<{ code: number; errors: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [file, text] of Object.entries(files ?? {})) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const command = ['--import', 'tsx', join(project, 'scripts/check-content.ts')];
  try {
    return await new Promise((resolve) => {
      const child = execFile(process.execPath, [...command, ...(files ? [folder] : [])], (_, __, errors) =>
        resolve({ code: child.exitCode ?? -1, errors: errors.split('\n').filter(Boolean) }),
      );
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the content of the site has no errors', async () => {
  expect(await runCheck()).toMatchObject({ code: 0 });
});

test('only files that cannot be read are reported', async () => {
  const files = {
    'content/profile.ts': 'export const profile = {};',
    'content/portfolio.ts': 'export const portfolio = [\n',
    'content/hobbies.ts': 'export const hobbies = [];',
    'content/technologies.ts': 'export const technologies = {};',
    'content/videos.ts': 'export const videos = {};',
    'messages/fr.json': '{}',
    'messages/en.json': '{ "nav": ',
  };
  const { code, errors } = await runCheck(files);
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(/^content\/portfolio\.ts: can't be read \(.+\); expected valid syntax$/),
    "messages/en.json: can't be read (Unexpected end of JSON input); expected valid syntax",
  ]);
});

test('a folder without messages is reported', async () => {
  const { code, errors } = await runCheck({});
  expect(code).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(/: has no messages; expected a folder with content\/ and messages\//),
  ]);
});
