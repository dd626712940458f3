import { expect, test } from 'playwright/test';
import { flatten } from '../lib/files';
import type { Content } from './content';
import { findErrors } from './errors';
import { textsOfSite } from './references';
import { findWarnings } from './warnings';

/** Content without a mistake, with the translations as trees. */
const valid = () => {
  const words = {
    menu: 'Menu',
    play: '{title} <link>+</link>',
    entries: {
      shop: { company: 'Shop', title: 'Shop', position: 'Developer' },
      app: { title: 'App', position: 'Developer' },
    },
    works: {
      till: { subTitle: 'Till', actions: { one: 'One' } },
      app: { subTitle: 'App', actions: { one: 'One' } },
    },
    videos: { film: 'A film' },
    captions: { 'till-1': 'One', 'till-2': 'Two' },
    pictures: { works: { 'till-1': 'One', 'till-2': 'Two' }, covers: { kites: 'Kites' } },
    hobbies: { kites: { eyebrow: 'I', title: 'Kites', intro: 'Up', link: 'See', poster: 'Wind' } },
    education: { master: { degree: 'MSc', area: 'Computing' } },
    skills: { web: 'Web' },
  };
  return {
    portfolio: [
      {
        key: 'shop',
        isSubPart: false,
        isImagesOn: true,
        isVideosOn: false,
        date: { from: '2024-02', to: null },
        positionDate: { from: '2024-02', to: '2024-03' },
        worksArray: [{ key: 'till', deployUrl: 'https://till.example' }],
        imagesArray: ['till-1', { picture: 'till-2', work: 'till' }],
        technos: ['vue'],
      },
      {
        key: 'app',
        isSubPart: true,
        isImagesOn: false,
        isVideosOn: true,
        date: { from: '2024-03', to: '2024-05' },
        worksArray: [{ key: 'app' }],
        videoIdsArray: ['film'],
        technos: [{ technology: 'vue', work: 'app' }],
      },
    ],
    hobbies: [{ key: 'kites', url: 'https://kites.example', world: 'worlds/air' }],
    languages: { fr: 'Français', en: 'English' },
    videos: { film: 'abcdefghijk' },
    technologies: { vue: { name: 'Vue' } },
    pictures: [
      'portrait',
      'works/till-1',
      'works/till-2',
      'posters/film',
      'covers/kites',
      'worlds/air',
      'scenes/home',
      'scenes/home-phone',
    ],
    profile: {
      name: 'Ada',
      givenName: 'Ada',
      familyName: 'Byron',
      city: 'London',
      firstYear: 2024,
      updated: '2026-11',
      background: { picture: 'scenes/home', phonePicture: 'scenes/home-phone', remoteUrl: null },
      highlights: [{ work: 'till', picture: 'till-1' }],
      email: 'ada@site.example',
      phone: '+33 6 39 98 00 00',
      accent: '#ff8a3c',
      timeZone: 'Europe/London',
      country: 'GB',
      latitude: 51.5,
      longitude: 0,
    },
    resume: {
      languages: [{ language: 'fr', level: 'C1' }],
      education: [{ key: 'master', institution: 'King’s', date: { from: '2018-09', to: '2020-06' } }],
      skills: [{ key: 'web', technologies: ['vue'] }],
    },
    fr: words,
    en: structuredClone(words),
  };
};

/** Sets the value at a dotted path; `undefined` removes it. */
function change(target: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<object>((node, key) => Reflect.get(node, key), target);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
}

function contentAfter(changes: Record<string, unknown>): Content {
  const draft = valid();
  for (const [path, value] of Object.entries(changes)) change(draft, path, value);
  const messages = new Map(Object.entries({ fr: flatten(draft.fr), en: flatten(draft.en) }));
  return { ...draft, messages } as unknown as Content;
}

const errorsAfter = (changes: Record<string, unknown>) => findErrors(contentAfter(changes), ['fr', 'en'], []);

const [shop, app] = ['content/portfolio.ts › shop', 'content/portfolio.ts › app'];

/** How the line about a mistake begins, and what is changed in the valid content. */
const mistakes: Record<string, Record<string, unknown>> = {
  'messages/en.json › menu: is missing': { 'en.menu': undefined },
  'messages/fr.json › menu: is empty': { 'fr.menu': ' ' },
  'messages/fr.json › menu: straight apostrophe': { 'fr.menu': "l'envol" },
  'messages/fr.json › menu: no U+202F before the sign': { 'fr.menu': 'et vous ?' },
  'messages/fr.json › menu: no U+202F before the sign in "6\\u00a0%"': { 'fr.menu': '6\u00a0%' },
  'messages/fr.json › menu: no U+202F before the sign in "6 €"': { 'fr.menu': '6 €' },
  'messages/fr.json › menu: no U+00A0 before the unit': { 'fr.menu': '6\u00a0min ou {n} h' },
  'messages/fr.json › menu: no U+00A0 after the number in "200 demandes"': { 'fr.menu': '200 demandes' },
  'messages/en.json › menu: no U+00A0 before the unit in "3 s"': { 'en.menu': '3 s' },
  'messages/fr.json › menu: straight quotation mark': { 'fr.menu': '"libre"' },
  'messages/en.json › menu: "Menu {x" is no ICU message': { 'en.menu': 'Menu {x' },
  'messages/en.json › play: has "link, name"': { 'en.play': '{name} <link>+</link>' },
  [`${shop}: 2024-01 is before`]: { 'portfolio.0.date.to': '2024-01' },
  [`${app}: 2024-01 to 2024-05 is not within`]: { 'portfolio.1.date.from': '2024-01' },
  'content/portfolio.ts: has no work': { 'portfolio.0.worksArray': [], 'portfolio.1.worksArray': [] },
  [`${shop}: isSubPart is true without an entry`]: { 'portfolio.0.isSubPart': true },
  [`${app}: isSubPart is true, and there is a company`]: {
    'fr.entries.app.company': 'App',
    'en.entries.app.company': 'App',
  },
  'messages/fr.json › works.till.resutl: is no text of the site; expected one of subTitle, short': {
    'fr.works.till.resutl': 'Faster',
  },
  'messages/fr.json › works.till.actions.one.two: is no text of the site': {
    'fr.works.till.actions.one': { two: 'Two' },
  },
  'messages/en.json › menu: is 12; expected a text in quotation marks': { 'en.menu': 12 },
  'messages/en.json › home.title: "nmae" in braces or tags is no value of the site; expected one that': {
    'fr.home': { title: '{nmae}' },
    'en.home': { title: '{nmae}' },
  },
  'content/portfolio.ts › My shop: is no name for an address': { 'portfolio.0.key': 'My shop' },
  'content/portfolio.ts › worksArray › till.x: is no name': { 'portfolio.0.worksArray.0.key': 'till.x' },
  'content/portfolio.ts › worksArray › till: is there twice': { 'portfolio.1.worksArray.0.key': 'till' },
  'content/portfolio.ts › shop: is there twice; expected another key': { 'portfolio.1.key': 'shop' },
  'content/ › contact: is a name of the site itself': { 'portfolio.1.worksArray.0.key': 'contact' },
  'content/technologies.ts › c++: is no name for an address': { 'technologies.c++': { name: 'C++' } },
  'content/profile.ts › highlights: "till" is there twice': {
    'profile.highlights': [{ work: 'till' }, { work: 'till' }],
  },
  [`${shop}: "vue" is listed twice`]: { 'portfolio.0.technos': ['vue', 'vue'] },
  [`${app}: {"technology":"vue","work":"till"} names no work`]: { 'portfolio.1.technos.0.work': 'till' },
  [`${shop} › none: has no texts; expected a group "works.none" with subTitle in messages/fr.json and`]: {
    'portfolio.0.worksArray.0.key': 'none',
  },
  [`${shop}: till has 0 actions`]: { 'fr.works.till.actions': {}, 'en.works.till.actions': {} },
  'content/portfolio.ts › none: has no texts; expected a group "entries.none"': { 'portfolio.0.key': 'none' },
  'messages/en.json › entries.shop.title: is missing; expected a text': {
    'fr.entries.shop.title': undefined,
    'en.entries.shop.title': undefined,
  },
  'messages/fr.json › works.till.subTitle: is missing': {
    'fr.works.till.subTitle': undefined,
    'en.works.till.subTitle': undefined,
  },
  'messages/fr.json › videos.film: is missing; expected the title of the video': {
    'fr.videos': {},
    'en.videos': {},
  },
  'messages/en.json › captions.till-1: is missing; expected the picture in a few words': {
    'fr.captions.till-1': undefined,
    'en.captions.till-1': undefined,
  },
  'messages/fr.json › pictures.covers.kites: is missing; expected a description': {
    'fr.pictures.covers': {},
    'en.pictures.covers': {},
  },
  'content/pictures/works/none: is missing; expected the file that content/portfolio.ts › shop names': {
    'portfolio.0.imagesArray': ['none'],
  },
  'content/pictures/posters/film: is missing': { 'portfolio.1.videoIdsArray': ['film'], 'pictures.3': 'x' },
  'content/videos.ts › none: is missing; expected the YouTube id': { 'portfolio.1.videoIdsArray': ['none'] },
  'content/pictures/covers/kites: is missing; expected the file that content/hobbies.ts › kites': {
    'pictures.4': 'x',
  },
  [`${shop} › imagesArray.0: is "till-1.png"; expected a picture without its ending`]: {
    'portfolio.0.imagesArray': ['till-1.png'],
  },
  'content/profile.ts › background.picture: is "scenes/Home"; expected a picture': {
    'profile.background.picture': 'scenes/Home',
  },
  [`${shop} › worksArray.0.figures.before: is -1; expected a number`]: {
    'portfolio.0.worksArray.0.figures': { before: -1, after: 0, unit: 'hour' },
  },
  [`${shop} › worksArray.0.figures: is {"before":0,"after":0,"unit":"hour"}; expected two figures that differ`]:
    {
      'portfolio.0.worksArray.0.figures': { before: 0, after: 0, unit: 'hour' },
    },
  'content/languages.ts › english: is "English"; expected a code such as "fr"': {
    'languages.english': 'English',
  },
  'content/languages.ts › en_US: is "English"; expected a code such as "fr"': {
    'languages.en_US': 'English',
  },
  'content/languages.ts › en: is 1; expected a text': { 'languages.en': 1 },
  'content/technologies.ts › reactt: is missing': { 'portfolio.0.technos': ['reactt'] },
  'content/profile.ts › highlights.0: "none" is no work; expected one of till, app': {
    'profile.highlights.0.work': 'none',
  },
  'content/pictures/scenes/none: is missing; expected the file that content/profile.ts › background': {
    'profile.background.picture': 'scenes/none',
  },
  [`${shop} › isImagesOn: is missing; expected true or false`]: { 'portfolio.0.isImagesOn': undefined },
  [`${shop} › isSubPart: is "no"; expected true or false`]: { 'portfolio.0.isSubPart': 'no' },
  [`${shop} › imagesArray: is missing; expected a list that is not empty`]: {
    'portfolio.0.imagesArray': undefined,
  },
  [`${app} › videoIdsArray: is there, but isVideosOn is false; expected no list`]: {
    'portfolio.1.isVideosOn': false,
  },
  [`${shop} › date.to: is missing; expected such as "2017" or "2017-09", or null`]: {
    'portfolio.0.date': { from: '2024' },
  },
  [`${shop} › worksArray: is missing`]: { 'portfolio.0.worksArray': undefined },
  'content/hobbies.ts › kites › url: is "https://kites"': { 'hobbies.0.url': 'https://kites' },
  'content/pictures/portrait: is missing; expected your photo': {
    'pictures.0': 'x',
  },
  'content/videos.ts › film: is "abc"': { 'videos.film': 'abc' },
  'content/profile.ts › name: is " "; expected a text': { 'profile.name': ' ' },
  'content/profile.ts › name: no font of the CV has "Ж" (U+0416)': { 'profile.name': 'Ada Жук' },
  'messages/fr.json › menu: no font of the CV has "日" (U+65E5), nor 1 more of this file': {
    'fr.menu': 'le 日本',
  },
  'content/profile.ts › email: is "ada at': { 'profile.email': 'ada at site.example' },
  'content/profile.ts › phone: is "call me"': { 'profile.phone': 'call me' },
  'content/profile.ts › accent: is "#7a2e00"': { 'profile.accent': '#7a2e00' },
  'content/profile.ts › timeZone: is "Europe/Londom"': { 'profile.timeZone': 'Europe/Londom' },
  'content/profile.ts › latitude: is 91; expected a number from -90 to 90': { 'profile.latitude': 91 },
  'content/profile.ts › email: is "mailto:ada@site.example"; expected an address such as': {
    'profile.email': 'mailto:ada@site.example',
  },
  'content/profile.ts › firstYear: is "2020"; expected a number': { 'profile.firstYear': '2020' },
  'content/profile.ts › replyHour: is no field; expected one of name, givenName': { 'profile.replyHour': 24 },
  'content/profile.ts › availability.remoteDays: is 6; expected a number from 0 to 5': {
    'profile.availability': { remoteDays: 6 },
  },
  'content/resume.ts › languages.0.language: is "french"': { 'resume.languages.0.language': 'french' },
};

test('valid content has no errors', () => expect(errorsAfter({})).toEqual([]));

for (const [line, changes] of Object.entries(mistakes)) {
  test(`names a mistake: ${line}`.slice(0, 80), () =>
    expect(errorsAfter(changes)).toContainEqual(expect.stringContaining(line)),
  );
}

test('what several places name and nobody has added is missing in one line', () => {
  const changes = { 'portfolio.0.imagesArray': ['none'], 'profile.highlights.0.picture': 'none' };
  const technos = { 'portfolio.0.technos': ['reactt'], 'resume.skills.0.technologies': ['reactt'] };
  const missing = errorsAfter({ ...changes, ...technos }).filter((line) => line.startsWith('content/'));
  expect(missing).toEqual([
    expect.stringContaining('content/pictures/works/none: is missing; expected the file that'),
    expect.stringContaining('content/technologies.ts › reactt: is missing'),
  ]);
});

test('a translation in the wrong place or form is named in one line', () => {
  const xx = { fr: valid().fr, en: valid().en, xx: {} };
  const messages = new Map(Object.entries(xx).map(([locale, words]) => [locale, flatten(words)]));
  expect(findErrors({ ...contentAfter({}), messages }, ['fr', 'en'], [])).toEqual([
    expect.stringContaining('messages/xx.json: is no language of the site'),
  ]);
  for (const [changes, line] of [
    [{ 'en.works': 'x' }, ' › works: is "x"; expected a group of texts'],
    [{ 'en.menu': { one: 'x' } }, ' › menu: is a group; expected a text in quotation marks'],
    [{ en: null }, ': has no texts; expected groups of texts, such as "home"'],
  ] as const)
    expect(findErrors(contentAfter(changes), ['fr', 'en'], ['menu'])).toEqual([`messages/en.json${line}`]);
});

test('a text that the code names is missing in no translation', () => {
  expect(textsOfSite().length).toBeGreaterThan(50);
  expect(findErrors(contentAfter({}), ['fr', 'en'], ['nav.menu'])).toEqual([
    'messages/fr.json › nav.menu: is missing; expected a text, which the site shows',
    'messages/en.json › nav.menu: is missing; expected a text, which the site shows',
  ]);
});

test('an entry of a résumé without works needs no more than its texts', () => {
  const changes = {
    'portfolio.1.worksArray': [],
    'portfolio.1.technos': [],
    'portfolio.1.videoIdsArray': undefined,
  };
  expect(errorsAfter({ ...changes, 'portfolio.1.isVideosOn': false })).toEqual([]);
});

test('the fonts of the CV have the letters of Latin languages and combining accents', () => {
  for (const name of ['Łucja Święch', 'Đặng Thị Ánh Nguyễn', 'Þóra Ĝis Ǧüneş', 'Ŋálá Ƙwai', 'Ade\u0301le'])
    expect(errorsAfter({ 'profile.name': name })).toEqual([]);
});

test('years, ranges and numbers with the right spaces are not reported', () => {
  for (const text of ['depuis 2020 dans', 'de 2 à 3\u00a0ans', '200\u202f000\u00a0étoiles', '6\u202f%'])
    expect(errorsAfter({ 'fr.menu': text, 'en.menu': text })).toEqual([]);
});

test('the check warns of facts that contradict each other or have passed', () => {
  const internship = { 'portfolio.0.contract': 'internship' };
  const schooled = { ...internship, 'resume.education.0.date': { from: '2023-09', to: null } };
  const warningsAfter = (changes: Record<string, unknown>) =>
    findWarnings(contentAfter(changes), new Date('2026-11-21')).filter(
      (line) => !/used by nothing|the sample's/.test(line),
    );
  expect(warningsAfter({ 'profile.availability': { from: '2026-11' }, ...schooled })).toEqual([]);
  expect(warningsAfter({ ...internship, 'resume.education.0.date': { from: '2023', to: '2024' } })).toEqual(
    [],
  );
  expect(warningsAfter({ 'profile.availability': { from: '2026-10' } })).toEqual([
    'content/profile.ts › availability.from: 2026-10 has passed; expected a later month, or none',
  ]);
  expect(warningsAfter({ 'profile.updated': '2026-12' })).toEqual([
    'content/profile.ts › updated: 2026-12 is yet to come; expected the month of the last change',
  ]);
  expect(warningsAfter({ 'profile.firstYear': 2023 })).toEqual([
    'content/profile.ts › firstYear: 2023; expected 2024, the year of the first entry',
  ]);
  const plan = { 'fr.home': { flightPlan: { text: 'Mes <hobbies>hobbies</hobbies>' } }, hobbies: [] };
  expect(warningsAfter(plan)).toEqual([
    'messages/fr.json › home.flightPlan.text: names hobbies, and there are none; expected a text without <hobbies>',
  ]);
  const outside = (contract: string) => [
    `${shop}: ${contract} from 2024-02 to 2024-03 is within no education of content/resume.ts`,
  ];
  expect(warningsAfter(internship)).toEqual(outside('internship'));
  expect(warningsAfter({ 'portfolio.0.contract': 'apprenticeship' })).toEqual(outside('apprenticeship'));
  for (const [from, to] of [
    ['2024-03', null],
    ['2023-09', '2024-02'],
  ])
    expect(warningsAfter({ ...internship, 'resume.education.0.date': { from, to } })).toEqual(
      outside('internship'),
    );
});
