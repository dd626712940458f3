/** What `npm run check` reports. The planted errors and their messages are in content-errors.txt. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'playwright/test';
import { catalogues } from '../../app/_lib/catalogues';
import { type ContentInput, checkContent, contentFiles } from '../../scripts/check/check-content';
import { fixCatalogue } from '../../scripts/check/fix';
import { findSamplePictures, findSamples } from '../../scripts/check/samples';
import { findUnused } from '../../scripts/check/unused';
import { findUnusedWords } from '../../scripts/check/unused-words';
import { formatError } from '../../scripts/check/validation-error';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';
import { test, writeFiles } from './folder';
import valid from './valid-content.json' with { type: 'json' };

const narrow = '\u202f';

interface Row {
  situation: string;
  changes: Record<string, unknown>;
  errors: string[];
}

/** A line such as `content.hobbies = []  # no hobby` starts a row or adds a change; an indented line is an error. */
function readRows(): Row[] {
  const table = readFileSync(join(root, 'e2e/tools/content-errors.txt'), 'utf8');
  const rows: Row[] = [];
  for (const line of table.split('\n')) {
    const [, path = '', value = '', situation] = /^(\S+) = (.*?)(?: {2}# (.*))?$/.exec(line) ?? [];
    if (situation) rows.push({ situation, changes: {}, errors: [] });
    const row = rows.at(-1);
    if (path && row) row.changes[path] = value === 'undefined' ? undefined : JSON.parse(value);
    else if (line.startsWith('  ')) row?.errors.push(line.trim());
  }
  return rows;
}

/** The valid content with the values at dotted paths replaced; `undefined` removes a value. */
function changeContent(changes: Row['changes']): ContentInput {
  const { words, icons, ...rest } = structuredClone(valid);
  const input = { ...rest, messages: { fr: words, en: structuredClone(words) }, icons: new Set(icons) };
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = Object(names.reduce<unknown>((node, name) => Reflect.get(Object(node), name), input));
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, value);
  }
  return input;
}

const errorsAfter = (changes: Row['changes']) => checkContent(changeContent(changes)).map(formatError);

test('a valid content has no errors, also without a technology', () => {
  expect(errorsAfter({})).toEqual([]);
  expect(errorsAfter({ 'content.portfolio.1.technos': [] })).toEqual([]);
});

for (const { situation, changes, errors } of readRows()) {
  test(`${situation} is reported`, () => {
    expect(errors).not.toEqual([]);
    expect(errorsAfter(changes)).toEqual(errors);
  });
}

test('what the content no longer needs is a warning', () => {
  const withoutSpare = {
    'pictureFiles.7': undefined,
    'messages.fr.pictures.works.till-2': undefined,
    'messages.en.pictures.works.till-2': undefined,
  };
  expect(findUnused(changeContent(withoutSpare)).map(formatError)).toEqual([]);
  const leftOver = {
    'content.technologies.react': { name: 'React', icon: 'react' },
    'content.videos.4czjS9h4Fpg': { title: 'film', poster: 'posters/film' },
    'pictureFiles.8': 'covers/album.png',
    'messages.fr.entries.bank': { title: 'Bank' },
    'messages.fr.pictures.works.bank-1': 'Bank',
  };
  expect(findUnused(changeContent(leftOver)).map(formatError)).toEqual([
    'content/technologies.ts › react: is used by no work and no skill; expected to be used or removed',
    'content/videos.ts › 4czjS9h4Fpg: is shown in no entry; expected to be used or removed',
    'content/pictures/works/till-2.png: is shown on no page; expected to be used or removed',
    'content/pictures/covers/album.png: is shown on no page; expected to be used or removed',
    'messages/fr.json › entries.bank.title: is used by nothing in content/; expected to be used or removed',
    'messages/fr.json › pictures.works["bank-1"]: is used by nothing in content/; expected to be used or removed',
  ]);
});

test('sample data and texts to translate are warnings', () => {
  const own = {
    'content.profile.email': 'ada@byron.org',
    'content.profile.phone': '+33 6 12 34 56 78',
    'content.portfolio.0.worksArray.0.deployUrl': 'https://example.byron.org/example.com/',
    'content.portfolio.1.videoIdsArray.0.video': 'abcdefghijk',
    'content.videos': {},
    'content.hobbies.0.url': 'https://contest.org',
  };
  expect(findSamples(changeContent(own)).map(formatError)).toEqual([]);
  const sample = {
    'content.profile.name': 'Camille Byron',
    'content.profile.email': 'ada@byron.example',
    'content.profile.phone': '+33 6 39 98 07 42',
    'content.portfolio.1.videoIdsArray.0.video': 'nr5Pj6GQL2o',
    'content.portfolio.1.worksArray.0.subTitle': 'works.galaxy.subTitle',
    'messages.fr.menu': '[à compléter]',
    'messages.en.menu': '[à traduire] Menu',
  };
  expect(findSamples(changeContent({ ...own, ...sample })).map(formatError)).toEqual([
    'content/profile.ts › name: contains the name of the sample owner; expected yours',
    'content/profile.ts › email: has a domain name reserved for examples; expected your own address',
    'content/profile.ts › phone: is a number reserved for fiction; expected your own number',
    'content/portfolio.ts › [1].worksArray[0].subTitle: is a sample work; expected one of yours',
    'content/portfolio.ts › [1].videoIdsArray[0].video: is a sample video; expected one of yours',
    'messages/fr.json › menu: is not written yet; expected your text',
    'messages/en.json › menu: is not translated yet; expected a text in this language',
  ]);
});

test('a sample picture is a warning until another one is in its place', ({ folder }) => {
  const names = ['portrait.jpg', 'other.jpg'];
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, name])));
  const sample = createHash('sha256').update('portrait.jpg').digest('hex');
  expect(findSamplePictures(folder, names, [sample]).map(formatError)).toEqual([
    'content/pictures/portrait.jpg: is a sample picture; expected one of yours',
  ]);
});

test('a text of a page that no code names is a warning', () => {
  const messages = { fr: { lightbox: { close: 'A', gone: 'B' }, sky: { light: { day: 'C' } } } };
  expect(findUnusedWords(root, messages).map(formatError)).toEqual([
    'messages/fr.json › lightbox.gone: is used by no page; expected to be used or removed',
  ]);
  expect(findUnusedWords(root, catalogues)).toEqual([]);
});

test('--fix corrects the typography and removes unused texts', () => {
  const input = changeContent({
    'messages.fr.menu': "L'heure : 6 mois ?",
    'messages.fr.works.till.actions.0': "C'est l'été",
    'messages.fr.entries.bank': { title: 'Bank' },
  });
  expect(fixCatalogue('fr', input)).toEqual({
    ...valid.words,
    menu: `L’heure${narrow}: 6\u00a0mois${narrow}?`,
    works: { ...valid.words.works, till: { subTitle: 'Till', actions: ['C’est l’été', 'B', 'C'] } },
  });
});

test('any input gives errors in the one form and never an exception', () => {
  const leaf = fc.anything({ maxDepth: 3, withNullPrototype: true, withBigInt: true, withDate: true });
  const list = fc.oneof(leaf, fc.array(leaf));
  const others = { profile: leaf, resume: leaf, hobbies: leaf, technologies: leaf, videos: leaf };
  const content = fc.record({ portfolio: list, ...others });
  const messages = fc.record({ fr: fc.anything(), en: fc.anything() });
  fc.assert(
    fc.property(content, messages, fc.array(fc.string()), (given, texts, pictureFiles) => {
      const errors = checkContent({ content: given, messages: texts, pictureFiles, icons: new Set() });
      expect(errors.map(formatError).every((line) => /\bexpected\b/.test(line))).toBe(true);
    }),
  );
});

const runCheck = (...args: string[]) => runTypeScript(['scripts/check-content.ts', ...args]);

test('the content of the site has no errors', async () => {
  expect(await runCheck()).toEqual({ code: 0, output: 'content: no errors' });
});

test('while a file cannot be read, only such files are reported', async ({ folder }) => {
  writeFiles(folder, {
    ...Object.fromEntries(contentFiles.map((name) => [`content/${name}.ts`, `export const ${name} = {};`])),
    'content/portfolio.ts': 'export const portfolio = [\n',
    'messages/fr.json': '{}',
    'messages/en.json': '{ "nav": ',
  });
  const { code, output } = await runCheck(folder);
  expect(code).toBe(1);
  expect(output.split('\n').sort()).toEqual([
    "content/portfolio.ts: can't be read (line 2: Unexpected end of file); expected valid syntax",
    'content: 2 errors',
    "messages/en.json: can't be read (line 1: Unexpected end of file in JSON); expected valid syntax",
  ]);
});

test('a folder without messages is reported', async ({ folder }) => {
  const output = `${folder}: has no messages; expected a folder with content/ and messages/ in it`;
  expect(await runCheck(folder)).toEqual({ code: 1, output });
});
