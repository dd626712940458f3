/**
 * The site built with other settings than the rest of the tests: under a sub-path, as a project page of a host whose
 * address is known, with a remote background, as an owner may set one in content/profile.ts, with a third language, with
 * an opaque photo, and with facts and texts that the owner has changed. Specs import `test` from here; addresses such as
 * `./portfolio/` then lead to that site. One copy and one build serve them all.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { test as base } from 'playwright/test';
import sharp from 'sharp';
import { workKey } from '../../app/_lib/works';
import { facts, profile } from '../../content/profile';
import type { Work } from '../../content/schema';
import { runTypeScript } from '../../scripts/lib/run';
import { startServer } from '../../scripts/lib/server';
import { changeTexts, languages, messages, works } from '../expected';
import { copyProject, edit, folder } from './copy';
import { addGerman } from './german';

export const basePath = '/voyage';
export const siteUrl = 'https://camille-vega.example';
export const variantLanguages = [...languages, 'de'];
export const remoteBackground = 'https://images.example.org/nebula.jpg';

/** What the owner changes by hand, in content/profile.ts and in each catalogue. The ground is that of the photo. */
export const owner = { name: 'Sacha Lindqvist-Okonkwo', email: 'hej@lindqvist.example', accent: '#7be0a4' };
export const ground = '#24364f';
export const texts = {
  fr: { jobTitle: 'intégratrice web, accessibilité', work: 'Planning des pilotes' },
  en: { jobTitle: 'web integrator, accessibility', work: 'Timetable of the pilots' },
};

const firstWork = workKey({ subTitle: (works[0]?.subTitle ?? '') as Work['subTitle'] });

/** Makes this worker expect what the owner has written. */
function expectOwner() {
  Object.assign(profile, owner);
  facts.name = owner.name;
  changeTexts((catalogue, language) => {
    catalogue.meta.jobTitle = texts[language].jobTitle;
    catalogue.works[firstWork].subTitle = texts[language].work;
  });
}

/** Does by hand what an owner does who changes facts and texts. */
function changeOwner() {
  expectOwner();
  for (const [fact, value] of Object.entries(owner))
    edit('content/profile.ts', new RegExp(`^ {2}${fact}: '.*$`, 'm'), `  ${fact}: '${value}',`);
  for (const language of languages)
    writeFileSync(join(folder, `messages/${language}.json`), JSON.stringify(messages[language], null, 2));
}

/** Does what an owner does who has a photo with a ground of its own. */
async function setOpaquePhoto() {
  const pictures = join(folder, 'content/pictures');
  const name = readdirSync(pictures).find((file) => parse(file).name === profile.photo);
  if (!name) throw new Error(`${pictures}: no photo found to replace`);
  // A small one is encoded in less time.
  const small = sharp(join(pictures, name)).resize(480);
  const photo = await small.flatten({ background: ground }).jpeg().toBuffer();
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
  changeOwner();
  addGerman();
  await setOpaquePhoto();
  makeBuildFaster();
  // The copy has no tests, which some of its types come from.
  const env = { BASE_PATH: basePath, SITE_URL: siteUrl, TYPES_CHECKED: '1' };
  const { code, output } = await runTypeScript(['scripts/build.ts'], { cwd: folder, env });
  if (code !== 0) throw new Error(`The variant could not be built:\n${output}`);
}

export const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      expectOwner();
      const { url, close } = await startServer({ dir: join(folder, 'out'), port: 0, basePath });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
});
