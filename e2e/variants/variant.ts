/**
 * The site built with other settings than the rest of the tests: under a sub-path, as a project page of a host whose
 * address is known, with a remote background, as an owner may set one in content/profile.ts, with a third language and
 * with an opaque photo. Specs import `test` from here; addresses such as `./portfolio/` then lead to that site. One copy
 * and one build serve them all, kept in .cache until an input changes.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { test as base } from 'playwright/test';
import sharp from 'sharp';
import { profile } from '../../content/profile';
import { isBuilt } from '../../scripts/lib/fingerprint';
import { runTypeScript } from '../../scripts/lib/run';
import { startServer } from '../../scripts/lib/server';
import { readSettings } from '../../scripts/lib/settings';
import { languages } from '../expected';
import { copyProject, edit, folder } from './copy';
import { addGerman } from './german';

export const basePath = '/voyage';
export const siteUrl = 'https://camille-vega.example';
export const variantLanguages = [...languages, 'de'];
export const remoteBackground = 'https://images.example.org/nebula.jpg';

/** Does what an owner does who has a photo with a ground of its own. */
async function setOpaquePhoto() {
  const pictures = join(folder, 'content/pictures');
  const name = readdirSync(pictures).find((file) => parse(file).name === profile.photo);
  if (!name) throw new Error(`${pictures}: no photo found to replace`);
  // A small one is encoded in less time.
  const small = sharp(join(pictures, name)).resize(480);
  const photo = await small.flatten({ background: '#24364f' }).jpeg().toBuffer();
  rmSync(join(pictures, name));
  writeFileSync(join(pictures, `${profile.photo}.jpg`), photo);
}

/** Leaves out what only makes files smaller, and Next's cache, which a single build has no use for. */
function makeBuildFaster() {
  const fast = 'webpackConfig.cache = false; webpackConfig.optimization.minimize = false;';
  edit('next.config.mjs', 'webpack(webpackConfig, { isServer, dev }) {', `$& ${fast}`);
  edit('scripts/finish/finish.ts', "await step('compression', () => compressFiles(out));", '');
}

/** Makes the copy and builds it. */
export async function buildVariant() {
  copyProject();
  edit('content/profile.ts', /remoteUrl: (?:null|'[^']*') \}/, `remoteUrl: '${remoteBackground}' }`);
  await addGerman();
  await setOpaquePhoto();
  makeBuildFaster();
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
