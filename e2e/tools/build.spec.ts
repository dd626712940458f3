/** What the build makes of an owner's folder, and the line that names what stops it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import sharp, { type Color } from 'sharp';
import { defaultLocale, locales } from '../../app/lib/locales';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import { listFiles } from '../../scripts/lib/files';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';
import { buildPictures } from '../../scripts/prepare/pictures';
import { copyProject } from '../variant/project-copy';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads its fixtures from it
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tools-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** Writes files below a folder, given by path. */
function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), data);
  }
}

/** Node warns where both ask it for or against colours. */
const noColours = { NO_COLOR: undefined, FORCE_COLOR: undefined };
const env = { SITE_URL: '', BASE_PATH: '', PORT: '', ...noColours, npm_lifecycle_event: '' };

const plain = (width: number, height: number, background: Color = '#204060') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

test('a picture is encoded once', async ({ folder }) => {
  writeFiles(folder, {
    'content/pictures/covers/moon.png': await plain(400, 200),
    'content/pictures/worlds/gas.png': await plain(400, 400, { r: 255, g: 0, b: 0, alpha: 0.5 }),
  });
  expect(await buildPictures(folder)).toBe('2 pictures, 2 encoded, 0 from the cache, 0 drawn');
  expect(await buildPictures(folder)).toBe('2 pictures, 0 encoded, 2 from the cache, 0 drawn');
  const hash = expect.stringMatching(/^[0-9a-f]{8}$/);
  expect(JSON.parse(readFileSync(join(folder, '.cache/pictures.json'), 'utf8'))).toEqual({
    'covers/moon': {
      width: 400,
      height: 200,
      hash,
      widths: [160, 320, 400],
      color: '#204060',
      ink: '#ffffff',
    },
    'worlds/gas': { width: 400, height: 400, hash, widths: [400], color: '#ff0000', alpha: true },
  });
});

/** What systems, editors and browsers leave in a folder. */
const leftovers = [
  ...['.DS_Store', '._moon.png', 'Icon\r', 'desktop.ini', 'Desktop.ini', 'Thumbs.db', 'ehthumbs.db'],
  ...['.directory', '.gitkeep', 'moon.png~', '.moon.png.swp', '#moon.png#', 'moon.png.bak', 'moon.xmp'],
  ...['moon.png.crdownload', '~$notes.docx', 'notes.md', 'README', '.nfs000001'],
];

test('what a system leaves among pictures is no picture', async ({ folder }) => {
  const files = leftovers.flatMap((name) => [`covers/${name}`, name]);
  writeFiles(folder, Object.fromEntries(files.map((file) => [`content/pictures/${file}`, '\0'])));
  writeFiles(folder, { 'content/pictures/covers/moon.PNG': await plain(400, 200) });
  expect(await buildPictures(folder)).toMatch(/^1 pictures, 1 encoded/);
});

test('a link among pictures is followed', async ({ folder }) => {
  test.skip(process.platform === 'win32', 'a link needs a right there');
  writeFiles(folder, { 'photo.png': await plain(400, 200), 'content/pictures/covers/.keep': '' });
  symlinkSync(join(folder, 'photo.png'), join(folder, 'content/pictures/covers/moon.png'));
  expect(await buildPictures(folder)).toMatch(/^1 pictures, 1 encoded/);
  rmSync(join(folder, 'photo.png'));
  await expect(buildPictures(folder)).rejects.toThrow(/covers\/moon\.png: is a link to nothing; put .+$/);
});

/** By the file that is wrong. */
const invalidPictures: Record<string, RegExp> = {
  'covers/broken.png': /: can't be read as a picture \(.+\); export it again as PNG, JPEG or WebP, or .+\.$/,
  'covers/moon.gif': /: is not a picture that the build can read; save it as .+\.$/,
  'works/IMG_0001.HEIC': /: is not a picture that the build can read; save it as .+\.$/,
  'covers/My Moon.png': /: its name becomes an address; rename it to lower-case letters, .+\.$/,
  'moons/moon.png': /: move it into one of the folders scenes, .+\.$/,
  'covers/twin.png': /: has the same name as covers\/twin\.jpg; remove one of the two\.$/,
};
test('a picture that can’t be used stops the build in one line', async ({ folder }) => {
  for (const [file, message] of Object.entries(invalidPictures)) {
    const own = join(folder, file.replace(/\W/g, '-'));
    writeFiles(own, { [`content/pictures/${file}`]: 'not a picture' });
    if (file.includes('twin')) writeFiles(own, { 'content/pictures/covers/twin.jpg': '' });
    const error = await buildPictures(own).catch(String);
    expect.soft(error).toMatch(message);
    expect.soft(error).toContain(`BuildError: content/pictures/${file}: `);
  }
});

for (const command of ['dev', 'build']) {
  test(`${command} stops with a line for each thing that an owner forgot`, async ({ folder }) => {
    copyProject(folder);
    writeFiles(folder, { 'out/index.html': 'an older build' });
    const { key = '' } = portfolio[0] ?? {};
    const [work = ''] = portfolio.flatMap(({ worksArray }) => worksArray.map((one) => one.key));
    for (const locale of locales) {
      const file = `messages/${locale}.json`;
      const words = JSON.parse(readFileSync(join(root, file), 'utf8'));
      delete words.entries[key];
      delete words.works[work].subTitle;
      writeFiles(folder, { [file]: JSON.stringify(words) });
    }
    rmSync(join(folder, findPicture(folder, profile.background.picture)));
    const { code, output } = await runTypeScript([`scripts/${command}.ts`], { cwd: folder, env });
    expect(code).toBe(1);
    if (command === 'build') expect(existsSync(join(folder, 'out')), 'an older build').toBe(false);
    const lines = output.split('\n').filter((line) => !/ s {2}(address|texts): /.test(line));
    expect(lines.sort()).toEqual([
      `content/pictures/${profile.background.picture}: is missing; expected the file that content/profile.ts › background names (.png, .jpg or .webp)`,
      expect.stringMatching(
        `^content/portfolio.ts › ${key}: has no texts; expected a group "entries.${key}"`,
      ),
      ...[...locales]
        .sort()
        .map((locale) =>
          expect.stringMatching(
            `^messages/${locale}.json › works.${work}.subTitle: is missing; expected a text`,
          ),
        ),
    ]);
  });
}

test('a file in place of a folder that the build makes is named in a line', async ({ folder }) => {
  copyProject(folder);
  rmSync(join(folder, '.cache'), { recursive: true });
  writeFiles(folder, { '.cache': '' });
  const { code, output } = await runTypeScript(['scripts/build.ts'], { cwd: folder, env });
  const lines = output.split('\n').filter((line) => !/ s {2}(address|content): /.test(line));
  const named = expect.stringMatching(/^\.cache\S*: is no folder \(E\w+\); remove the file of that name$/);
  expect({ code, lines }).toEqual({ code: 1, lines: [named] });
});

test('a mistake that the types find is named without its followers', async ({ folder }) => {
  copyProject(folder);
  const facts = readFileSync(join(root, 'content/profile.ts'), 'utf8');
  writeFiles(folder, { 'content/profile.ts': facts.replace(/import type .+/, '') });
  const { code, output } = await runTypeScript(['scripts/build.ts', 'prepare'], {
    cwd: folder,
    env: { ...env, TYPES_CHECKED: undefined },
  });
  const lines = output.split('\n').filter((line) => !/ s {2}\w/.test(line));
  const named = /^content\/profile\.ts\(\d+,\d+\): error TS2304: Cannot find name 'Profile'\.$/;
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(named)] });
});

for (const [file, line] of [
  ['content/fonts/x.ttf', 'is no font that the CV can have; expected a whole .ttf or .otf file'],
  ['public/mark.svg', 'is no SVG file that the build can read'],
] as const) {
  test(`a broken ${file} is named in a line`, async ({ folder }) => {
    copyProject(folder);
    writeFiles(folder, { [file]: 'broken' });
    const { code, output } = await runTypeScript(['scripts/build.ts', 'prepare'], { cwd: folder, env });
    const lines = output.split('\n').filter((one) => !/ s {2}\w/.test(one));
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining(`${file}: ${line}`)] });
  });
}

/** The check of a copy of the project. */
async function check(folder: string) {
  const { code, output } = await runTypeScript(['scripts/check.ts'], { cwd: folder, env });
  return { code, line: output.split('\n')[0] };
}

test('beside <language>.json nothing in messages/ is a translation', async ({ folder }) => {
  copyProject(folder);
  const own = [
    ...leftovers,
    'fr.json~',
    '._fr.json',
    '.fr.json.swp',
    'fr.json.bak',
    'fr (1).json',
    'fr copy.json',
  ];
  writeFiles(folder, Object.fromEntries([...own, 'old/fr.json'].map((name) => [`messages/${name}`, '\0'])));
  const words = readFileSync(join(folder, `messages/${defaultLocale}.json`), 'utf8');
  writeFiles(folder, { [`messages/${defaultLocale}.json`]: `\uFEFF${words.replaceAll('\n', '\r\n')}` });
  expect(await check(folder)).toEqual({ code: 0, line: 'content: no errors' });
});

/** A translation with a letter beyond ASCII, without which any encoding would be UTF-8 too. */
const translation = `messages/${defaultLocale}.json`;
const accented = readFileSync(join(root, translation), 'utf8').replace('{', '{ "note": "é",');
const encoding = `${translation}: is not encoded as UTF-8; save it again with the encoding "UTF-8".`;

/** Files that can't be read, and the line about each. */
const unreadable: [file: string, content: string | Buffer | null, line: string][] = [
  [translation, Buffer.from(`\uFEFF${accented}`, 'utf16le'), encoding],
  [translation, Buffer.from(accented.replace(/[^\0-\xFF]/g, '?'), 'latin1'), encoding],
  ['content/videos.ts', null, 'content/videos.ts: is missing; expected "export const videos = …"'],
  [
    'content/hobbies.ts',
    'export default [];',
    'content/hobbies.ts: does not export hobbies; expected "export const hobbies',
  ],
  [
    'content/resume.ts',
    'export const resume = {',
    'content/resume.ts:1:23: Expected identifier but found end of file; a } or ] is missing',
  ],
  [
    'content/languages.ts',
    'export const names = {};',
    'content/languages.ts: does not export localeNames; expected "export',
  ],
  [
    'content/profile.ts',
    'export const profile = {\n  city: Paris,\n};',
    "content/profile.ts:2:9: Paris is not defined; expected a text such as 'Paris', a number, true or false",
  ],
  [
    'content/technologies.ts',
    'export const technologies = {\n  vue: {}\n  react: {},\n};',
    'content/technologies.ts:3:2: Expected "}" but found "react"; a comma is missing before it, or',
  ],
  [
    'content/portfolio.ts',
    'export const portfolio = [\n<<<<<<< HEAD\n];\n=======\n];\n>>>>>>> theirs\n',
    'content/portfolio.ts, line 2: Git has left two versions here; keep one of them',
  ],
];

test('a file that can’t be read is named in a line', async ({ folder }) => {
  copyProject(folder);
  for (const [file, content, line] of unreadable) {
    if (content === null) rmSync(join(folder, file));
    else writeFiles(folder, { [file]: content });
    expect.soft(await check(folder)).toEqual({ code: 1, line: expect.stringContaining(line) });
    cpSync(join(root, file), join(folder, file));
  }
});

/** The file of a picture, whatever its extension. */
const findPicture = (folder: string, id: string) =>
  listFiles(folder).find((file) => file.replace(/\.\w+$/, '') === `content/pictures/${id}`) ?? id;

/** The headers of a build without a base path. */
const builtHeaders = readFileSync(join(root, 'scripts/finish/_headers'), 'utf8').replaceAll('BASE_PATH', '');

test('the security headers of the build are those of docs/nginx.conf', () => {
  const nginx = readFileSync(join(root, 'docs/nginx.conf'), 'utf8');
  const [, ofAll = ''] = /^\/\*\n((?: +.*\n)+)/m.exec(builtHeaders) ?? [];
  const wanted = [...ofAll.matchAll(/^ +([A-Z].*)$/gm)].map(([, rule]) => rule);
  expect(wanted).not.toEqual([]);
  const rules = [...nginx.matchAll(/add_header (\S+) "(.+)" always;/g)];
  expect([...new Set(rules.map(([, name, value]) => `${name}: ${value}`))].sort()).toEqual(wanted.sort());
});

test('the headers of vercel.json are those of the build', () => {
  const rules: string[] = [];
  for (const line of builtHeaders.split('\n')) {
    if (line.startsWith('/')) rules.push(line.replace('*', '(.*)'));
    else if (/^ +[^ #]/.test(line)) rules.push(line.trim());
  }
  expect(rules).not.toEqual([]);
  const { headers } = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8'));
  const repeated = headers.flatMap((rule: { source: string; headers: { key: string; value: string }[] }) => [
    rule.source,
    ...rule.headers.map(({ key, value }) => `${key}: ${value}`),
  ]);
  expect(repeated).toEqual(rules);
});
