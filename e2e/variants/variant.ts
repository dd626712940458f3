/**
 * The site built with other settings than the rest of the tests: under a sub-path, as a project page of a host whose
 * address is known, with a remote background, as an owner may set one in content/profile.ts, with a third language and
 * with an opaque photo. Specs import `test` from here; addresses such as `./portfolio/` then lead to that site. One copy
 * and one build serve them all, kept in .cache until an input changes.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import { test as base } from 'playwright/test';
import sharp from 'sharp';
import { profile } from '../../content/profile';
import { isBuilt } from '../../scripts/lib/fingerprint';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';
import { startServer } from '../../scripts/lib/server';
import { readSettings } from '../../scripts/lib/settings';
import { languages } from '../expected';
import { addGerman } from './german';

export const basePath = '/voyage';
export const siteUrl = 'https://camille-vega.example';
export const variantLanguages = [...languages, 'de'];
export const remoteBackground = 'https://images.example.org/nebula.jpg';

const folder = join(root, '.cache/variants/voyage');

/** What is no input of a build. Without the lock file Next takes the project around the copy for its workspace. */
const left = new Set([
  '.cache',
  '.git',
  '.next',
  'docs',
  'e2e',
  'node_modules',
  'out',
  'package-lock.json',
  'playwright-report',
  'test-results',
]);

/** Brings a copy up to date; packages and encoded pictures are shared, earlier output is kept. */
function copyProject(to: string) {
  mkdirSync(join(to, '.cache'), { recursive: true });
  for (const name of readdirSync(to)) {
    if (!left.has(name)) rmSync(join(to, name), { recursive: true });
  }
  for (const name of readdirSync(root)) {
    if (!left.has(name)) cpSync(join(root, name), join(to, name), { recursive: true });
  }
  mkdirSync(join(root, '.cache/pictures'), { recursive: true });
  for (const shared of ['node_modules', '.cache/pictures']) {
    // `junction` matters on Windows only, where it needs no special right.
    if (!existsSync(join(to, shared))) symlinkSync(join(root, shared), join(to, shared), 'junction');
  }
}

/** Does what an owner does who wants a background from elsewhere. */
function setRemoteBackground() {
  const file = join(folder, 'content/profile.ts');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/remoteUrl: (null|'[^']*') \}/, `remoteUrl: '${remoteBackground}' }`);
  if (!after.includes(remoteBackground)) throw new Error(`${file}: no background.remoteUrl found to set`);
  writeFileSync(file, after);
}

/** Does what an owner does who has a photo with a ground of its own. */
async function setOpaquePhoto() {
  const pictures = join(folder, 'content/pictures');
  const name = readdirSync(pictures).find((file) => parse(file).name === profile.photo);
  if (!name) throw new Error(`${pictures}: no photo found to replace`);
  const photo = await sharp(join(pictures, name)).flatten({ background: '#24364f' }).jpeg().toBuffer();
  rmSync(join(pictures, name));
  writeFileSync(join(pictures, `${profile.photo}.jpg`), photo);
}

/** Makes the copy and builds it. */
export async function buildVariant() {
  copyProject(folder);
  setRemoteBackground();
  await addGerman(folder);
  await setOpaquePhoto();
  // The copy has no tests, which some of its types come from.
  const env = { BASE_PATH: basePath, SITE_URL: siteUrl, TYPES_CHECKED: '1' };
  if (isBuilt(folder, readSettings(env))) return;
  const { code, output } = await runTypeScript(['scripts/build.ts'], { cwd: folder, env });
  if (code !== 0) throw new Error(`The variant could not be built:\n${output}`);
}

export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const { url, close } = await startServer({ dir: join(folder, 'out'), port: 0, basePath });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
});
