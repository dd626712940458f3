/** What is made before `next build`, from small inputs: pictures, logos, icons and words. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import sharp, { type Color } from 'sharp';
import { buildLogos } from '../../scripts/prepare/logos';
import { widthsFor } from '../../scripts/prepare/picture-encoder';
import { buildPictures } from '../../scripts/prepare/pictures';
import wordsLoader, { pickWords } from '../../scripts/words-loader';
import { test, writeFiles } from './folder';

const plain = (width: number, height: number, background: Color = '#204060') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const manifest = (folder: string): Record<string, { hash: string }> =>
  JSON.parse(readFileSync(join(folder, '.cache/pictures.json'), 'utf8'));
const encoded = (folder: string) =>
  readdirSync(join(folder, '.cache/pictures/covers'))
    .filter((name) => !name.endsWith('.json'))
    .sort();

test('a picture gets its formats, its widths and a line in the manifest', async ({ folder }) => {
  writeFiles(folder, { 'content/pictures/covers/moon.png': await plain(400, 200) });
  expect(await buildPictures(folder)).toBe('1 pictures, 1 encoded, 0 from the cache');

  const { 'covers/moon': picture } = manifest(folder);
  const hash = expect.stringMatching(/^[0-9a-f]{8}$/);
  expect(picture).toEqual({ width: 400, height: 200, hash, widths: [160, 320, 400], color: '#204060' });
  const names = ['160.avif', '320.avif', '400.avif', '400.webp'];
  expect(encoded(folder)).toEqual(names.map((name) => `moon-${name.replace('.', `.${picture?.hash}.`)}`));
  const file = join(folder, `.cache/pictures/covers/moon-320.${picture?.hash}.avif`);
  expect(await sharp(file).metadata()).toMatchObject({ width: 320, height: 160, mediaType: 'image/avif' });
});

test('a transparent picture stays transparent', async ({ folder }) => {
  const glass = await plain(400, 400, { r: 255, g: 0, b: 0, alpha: 0.5 });
  writeFiles(folder, { 'content/pictures/worlds/gas.png': glass });
  await buildPictures(folder);
  expect(manifest(folder)['worlds/gas']).toMatchObject({ alpha: true, color: '#ff0000', widths: [400] });
});

test('pictures are encoded once, to the same bytes, and leave the manifest with their master', async ({
  folder,
}) => {
  writeFiles(folder, {
    'content/pictures/covers/moon.png': await plain(160, 160),
    'content/pictures/covers/sun.png': await plain(160, 160, '#ffcc00'),
  });
  await buildPictures(folder);
  const bytes = () =>
    encoded(folder).map((name) => readFileSync(join(folder, '.cache/pictures/covers', name), 'base64'));
  const first = bytes();

  expect(await buildPictures(folder)).toBe('2 pictures, 0 encoded, 2 from the cache');
  rmSync(join(folder, '.cache'), { recursive: true });
  expect(await buildPictures(folder)).toBe('2 pictures, 2 encoded, 0 from the cache');
  expect(bytes()).toEqual(first);

  rmSync(join(folder, 'content/pictures/covers/sun.png'));
  await buildPictures(folder);
  expect(Object.keys(manifest(folder))).toEqual(['covers/moon']);
});

const invalidPictures: Record<string, RegExp> = {
  'covers/broken.png': /: can't be read as a picture \(.+\); export it again as PNG, JPEG or WebP, or .+\.$/,
  'covers/moon.gif': /: is not a picture that the build can read; save it as .+\.$/,
  'covers/My Moon.png': /: its name becomes an address; rename it to lower-case letters, .+\.$/,
  'moons/moon.png': /: move it into one of the folders scenes, .+\.$/,
};
for (const [file, message] of Object.entries(invalidPictures)) {
  test(`${file} stops the build in one line`, async ({ folder }) => {
    writeFiles(folder, { [`content/pictures/${file}`]: 'not a picture' });
    const build = () => buildPictures(folder);
    await expect(build).rejects.toThrow(message);
    await expect(build).rejects.toThrow(`content/pictures/${file}: `);
  });
}

test('two pictures of one name stop the build in one line', async ({ folder }) => {
  const moon = await plain(160, 160);
  writeFiles(folder, {
    'content/pictures/covers/moon.jpg': moon,
    'content/pictures/covers/moon.png': moon,
  });
  await expect(buildPictures(folder)).rejects.toThrow(
    /^content\/pictures\/covers\/moon\.png: has the same name as covers\/moon\.jpg; remove one of the two\.$/,
  );
});

test('a truncated picture stops the build, and no manifest is written', async ({ folder }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 600, height: 600, channels: 3, background: '#888', noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  writeFiles(folder, { 'content/pictures/covers/half.jpg': whole.subarray(0, whole.length / 2) });
  await expect(buildPictures(folder)).rejects.toThrow(/^content\/pictures\/covers\/half\.jpg: can't be read/);
  expect(existsSync(join(folder, '.cache/pictures.json'))).toBe(false);
});

test('a picture is never enlarged', () => {
  const widths = [4000, 900, 640, 100].map((available) => widthsFor([320, 640, 1280], available));
  expect(widths).toEqual([[320, 640, 1280], [320, 640, 900], [320, 640], [100]]);
});

const drawLogo = (folder: string, logo: { name: string; icon?: string }) => {
  buildLogos(folder, { technologies: { tool: logo } });
  return readFileSync(join(folder, '.cache/technologies.svg'), 'utf8');
};

test('a logo of the icon set becomes a symbol', ({ folder }) => {
  expect(drawLogo(folder, { name: 'React', icon: 'react' })).toMatch(
    /^<svg [^>]+>\n<symbol id="tool" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>\n<\/svg>\n$/,
  );
});

test("a logo of the owner's wins, without its title and size", ({ folder }) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>R</title><path d="M0 0h9v9z"/></svg>';
  writeFiles(folder, { 'content/icons/react.svg': svg });
  expect(drawLogo(folder, { name: 'React', icon: 'react' })).toContain(
    '<symbol id="tool" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol>',
  );
});

test("a logo of the owner's that is no SVG stops the build in one line", ({ folder }) => {
  writeFiles(folder, { 'content/icons/acme.svg': '<svg' });
  expect(() => drawLogo(folder, { name: 'Acme', icon: 'acme' })).toThrow(
    /^content\/icons\/acme\.svg: is not an SVG file \(.+\)\.$/,
  );
});

test('a technology without a logo gets letters of its name', ({ folder }) => {
  const letters = { 'Oracle Cloud': 'OC', LinkedIn: 'LI', pandas: 'pa', 'C++': 'C+', R: 'R' };
  for (const [name, drawn] of Object.entries(letters))
    expect.soft(drawLogo(folder, { name }), name).toContain(`>${drawn}</text>`);
});

test('a list of keys picks its words, and an empty one picks all', () => {
  const catalogue = { nav: { home: 'Home', menu: 'Menu' }, list: ['a', 'b'] };
  expect(pickWords(catalogue, ['nav.menu', 'list'])).toEqual({ nav: { menu: 'Menu' }, list: ['a', 'b'] });
  expect(pickWords(catalogue, [])).toEqual(catalogue);
  expect(() => pickWords(catalogue, ['nav.nope'])).toThrow('"nav.nope" is not a key of the catalogues');
});

for (const [json, line] of [
  ['{\n  "a": 1,\n}', 2],
  ['{\n\n  "a" "b"\n}', 3],
  ['', 1],
] as const) {
  test(`the broken catalogue ${JSON.stringify(json)} is reported with its line`, ({ folder }) => {
    writeFiles(folder, { 'messages/fr.json': json });
    const message = `^messages/fr\\.json: can't be read \\(line ${line}: .+\\); expected valid syntax$`;
    const context = { rootContext: folder, addDependency: () => {}, addContextDependency: () => {} };
    expect(() => wordsLoader.call(context, "'nav'")).toThrow(new RegExp(message));
  });
}
