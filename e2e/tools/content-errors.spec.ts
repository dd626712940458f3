/** What `npm run check` reports. The planted errors and their messages are in content-errors.txt. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { set, unset } from 'es-toolkit/compat';
import fc from 'fast-check';
import { expect } from 'playwright/test';
import { catalogues } from '../../app/_lib/catalogues';
import { type ContentInput, checkContent, contentFiles } from '../../scripts/check/check-content';
import { fixCatalogue } from '../../scripts/check/fix';
import { readContent } from '../../scripts/check/read-content';
import { findSamplePictures, findSamples } from '../../scripts/check/samples';
import { findUnused } from '../../scripts/check/unused';
import { findUnusedWords } from '../../scripts/check/unused-words';
import { formatError } from '../../scripts/check/validation-error';
import { BuildError } from '../../scripts/lib/errors';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';
import { test, writeFiles } from './folder';
import valid from './valid-content.json' with { type: 'json' };

const narrow = '\u202f';

interface Row {
  situation: string;
  changes: Record<string, unknown>;
  reports: string[];
}

/** A line such as `content.hobbies = []  # no hobby` starts a row or adds a change; an indented line is a report. */
function readRows(): Row[] {
  const table = readFileSync(join(root, 'e2e/tools/content-errors.txt'), 'utf8');
  const rows: Row[] = [];
  for (const line of table.split('\n')) {
    const [, path = '', value = '', situation] = /^(\S+) = (.*?)(?: {2}# (.*))?$/.exec(line) ?? [];
    if (situation) rows.push({ situation, changes: {}, reports: [] });
    const row = rows.at(-1);
    if (path && row) row.changes[path] = value === 'undefined' ? undefined : JSON.parse(value);
    else if (line.startsWith('  ')) row?.reports.push(line.trim());
  }
  return rows;
}

/** The valid content with the values at dotted paths replaced; `undefined` removes a value. */
function changeContent(changes: Row['changes']): ContentInput {
  const { words, icons, ...rest } = structuredClone(valid);
  const input = { ...rest, messages: { fr: words, en: structuredClone(words) }, icons: new Set(icons) };
  for (const [path, value] of Object.entries(changes)) {
    if (value === undefined) unset(input, path);
    else set(input, path, value);
  }
  return input;
}

/** What is printed: every error or, without one, every warning. */
function reportsAfter(changes: Row['changes']): string[] {
  const input = changeContent(changes);
  const errors = checkContent(input).map(formatError);
  if (errors.length) return errors;
  return [...findUnused(input), ...findSamples(input)].map((warning) => `warning: ${formatError(warning)}`);
}

/** A picture that is there to be suggested. */
const spare =
  'warning: content/pictures/works/till-2.png: is shown on no page; expected to be used or removed';

test('a valid content has no errors, also without a technology', () => {
  expect(reportsAfter({})).toEqual([spare]);
  expect(reportsAfter({ 'content.portfolio.1.technos': [] })).toEqual([spare]);
});

for (const { situation, changes, reports } of readRows()) {
  test(`${situation} is reported`, () => {
    expect(reports).not.toEqual([]);
    expect(reportsAfter(changes).filter((line) => line !== spare)).toEqual(reports);
  });
}

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
    'messages.fr.videos': { old: 'Old' },
  });
  expect(fixCatalogue('fr', input)).toEqual({
    ...valid.words,
    // Pages ask for groups by name: an empty one stays.
    videos: {},
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
  const { code, output } = await runCheck();
  expect(code).toBe(0);
  expect(output).toMatch(/^content: no errors(?:\nwarning: .+; expected .+)*$/);
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
  const message = `${folder}: has no messages; expected a folder with content/ and messages/ in it`;
  await expect(readContent(folder)).rejects.toThrow(new BuildError(message));
});
