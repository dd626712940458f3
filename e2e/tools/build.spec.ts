/** What the commands make of a folder, and what stops them: one line that names the file and the remedy. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import sharp, { type Color } from 'sharp';
import { finishPages } from '../../scripts/finish/finish';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';
import { startServer } from '../../scripts/lib/server';
import { readSettings } from '../../scripts/lib/settings';
import { buildLogos } from '../../scripts/prepare/logos';
import { buildPictures } from '../../scripts/prepare/pictures';
import { test, writeFiles } from './folder';

const noSettings = { SITE_URL: '', BASE_PATH: '', PORT: '' };

test('all settings are optional, and an invalid one is refused in one line', () => {
  expect(readSettings(noSettings)).toEqual({ siteUrl: null, basePath: '', port: 4173 });
  const set = { SITE_URL: 'https://example.org/', BASE_PATH: '/people/ada', PORT: '80' };
  expect(readSettings(set)).toEqual({ siteUrl: 'https://example.org', basePath: '/people/ada', port: 80 });
  const invalid = {
    SITE_URL: ['example.org', 'ftp://example.org', 'https://example.org/me', 'https://me@example.org'],
    BASE_PATH: ['portfolio', '/', '/portfolio/', '//example.org', '/../etc', '/a b'],
    PORT: ['0', '65536', '80.5', 'http'],
  };
  for (const [name, values] of Object.entries(invalid)) {
    for (const value of values)
      expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}"; expected `);
  }
});

const plain = (width: number, height: number, background: Color = '#204060') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

test('a picture gets its formats and widths once, is never enlarged and stays transparent', async ({
  folder,
}) => {
  writeFiles(folder, {
    'content/pictures/covers/moon.png': await plain(400, 200),
    'content/pictures/worlds/gas.png': await plain(400, 400, { r: 255, g: 0, b: 0, alpha: 0.5 }),
  });
  expect(await buildPictures(folder)).toBe('2 pictures, 2 encoded, 0 from the cache');
  expect(await buildPictures(folder)).toBe('2 pictures, 0 encoded, 2 from the cache');
  const hash = expect.stringMatching(/^[0-9a-f]{8}$/);
  expect(JSON.parse(readFileSync(join(folder, '.cache/pictures.json'), 'utf8'))).toEqual({
    'covers/moon': { width: 400, height: 200, hash, widths: [160, 320, 400], color: '#204060' },
    'worlds/gas': { width: 400, height: 400, hash, widths: [400], color: '#ff0000', alpha: true },
  });
});

/** By the file that is wrong. */
const invalidPictures: Record<string, RegExp> = {
  'covers/broken.png': /: can't be read as a picture \(.+\); export it again as PNG, JPEG or WebP, or .+\.$/,
  'covers/moon.gif': /: is not a picture that the build can read; save it as .+\.$/,
  'covers/My Moon.png': /: its name becomes an address; rename it to lower-case letters, .+\.$/,
  'moons/moon.png': /: move it into one of the folders scenes, .+\.$/,
  'covers/twin.png': /: has the same name as covers\/twin\.jpg; remove one of the two\.$/,
};
test('a picture that is no use stops the build in one line', async ({ folder }) => {
  for (const [file, message] of Object.entries(invalidPictures)) {
    const own = join(folder, file.replace(/\W/g, '-'));
    writeFiles(own, { [`content/pictures/${file}`]: 'not a picture' });
    if (file.includes('twin')) writeFiles(own, { 'content/pictures/covers/twin.jpg': '' });
    const error = await buildPictures(own).catch(String);
    expect.soft(error).toMatch(message);
    expect.soft(error).toContain(`BuildError: content/pictures/${file}: `);
  }
});

test("logos come from the icon set or from the owner; without one there are a name's letters", ({
  folder,
}) => {
  const draw = (name: string, icon?: string) => {
    buildLogos(folder, { technologies: { tool: { name, icon } } });
    return readFileSync(join(folder, '.cache/technologies.svg'), 'utf8');
  };
  writeFiles(folder, {
    'content/icons/own.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>R</title><path d="M0 0h9v9z"/></svg>',
    'content/icons/broken.svg': '<svg',
  });
  expect(draw('React', 'react')).toMatch(
    /<symbol id="tool" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>/,
  );
  expect(draw('Own', 'own')).toContain('<symbol id="tool" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol>');
  expect(draw('Oracle Cloud')).toContain('>OC</text>');
  expect(draw('pandas')).toContain('>pa</text>');
  expect(() => draw('Broken', 'broken')).toThrow(
    /^content\/icons\/broken\.svg: is neither here nor in simple-icons, or no SVG file \(.+\)\.$/,
  );
});

test('a page that Next starts in another way stops the build in one line', ({ folder }) => {
  const head = '<meta charset="utf-8"><script id="address-script"></script>';
  writeFiles(folder, { 'en/index.html': `<head>${head}</head><script src="/app.js" async></script>` });
  expect(() => finishPages(folder, '')).toThrow(
    /^out\/en\/index\.html: Next has changed how it starts[^\n]+$/,
  );
});

test('a build that stops says why in one line and leaves no site', async ({ folder }) => {
  for (const name of ['app', 'content', 'messages', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFiles(folder, { 'out/index.html': 'an older build', 'content/pictures/covers/moon.gif': '' });
  const { code, output } = await runTypeScript(['scripts/build.ts'], { cwd: folder, env: noSettings });
  expect(code).toBe(1);
  expect(output).toMatch(/\ncontent\/pictures\/covers\/moon\.gif: [^\n]+$/);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('a busy port is reported, a free one is used, and SIGTERM ends the server', async ({ folder }) => {
  writeFiles(folder, { 'index.html': '', '404.html': '', _headers: '' });
  const serve = ['--import', 'tsx', join(root, 'scripts/serve.ts')];
  const { url, close } = await startServer({ dir: folder, port: 0 });
  const { port } = new URL(url);
  const env = { ...process.env, ...noSettings, PORT: port };
  const child = spawn(process.execPath, [...serve, folder], { cwd: root, env });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes('Ctrl+C')) break;
  }
  expect(printed).toMatch(
    /^Port \d+ is busy \(set PORT to choose another\): using (\d+)\.\nServing the site at http:\/\/localhost:\1\/ \(Ctrl\+C stops it\)\n$/,
  );
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  await close();
});
