/**
 * Builds a copy of the project with all that an owner may change at once, by the steps of
 * docs/owner-guide.md: facts, texts, photo, a background from elsewhere, a third language, a path.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';
import { runScript } from '../../scripts/lib/script';
import { variantFolder as folder, ownFiles, variantSettings } from './settings';

/** Without the lock file, or Next would take the project around the copy as its workspace. */
const copied = 'app content e2e messages public scripts next.config.mjs package.json tsconfig.json';

/** Brings the copy up to date; packages and encoded pictures are shared. */
function copyProject() {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  mkdirSync(join(root, '.cache/pictures'), { recursive: true });
  for (const name of copied.split(' ').filter((one) => existsSync(join(root, one)))) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  // `junction` matters on Windows only, where it needs no special right.
  for (const shared of ['node_modules', '.cache/pictures'])
    if (!existsSync(join(folder, shared))) symlinkSync(join(root, shared), join(folder, shared), 'junction');
}

/** Replaces the only place in a file of the copy: one that has moved fails here. */
function edit(path: string, from: string | RegExp, to: string) {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${path}: expected once: ${from}`);
  writeFileSync(file, before.replace(from, to));
}

/** Writes a catalogue that another one was the model for. */
function translate(
  from: string,
  to: string,
  change: (words: { [group: string]: Record<string, unknown> }) => void,
) {
  const words = JSON.parse(readFileSync(join(folder, `messages/${from}.json`), 'utf8'));
  change(words);
  writeFileSync(join(folder, `messages/${to}.json`), JSON.stringify(words, null, 2));
}

/** Another owner, whose longer name has letters of other languages. */
function changeOwner() {
  const facts = { name: 'Łucja Ørsted-Nguyễn', email: 'hej@orsted.example', accent: '#7be0a4' };
  for (const [fact, value] of Object.entries(facts))
    edit('content/profile.ts', new RegExp(`^ {2}${fact}: '.*$`, 'm'), `  ${fact}: '${value}',`);
  edit(
    'content/profile.ts',
    /remoteUrl: (?:null|'[^']*') \}/,
    "remoteUrl: 'https://images.example.org/nebula.jpg' }",
  );
  for (const [language, role] of [
    ['fr', 'intégratrice web, accessibilité'],
    ['en', 'web integrator, accessibility'],
  ] as const)
    translate(language, language, ({ meta }) => Object.assign(meta ?? {}, { jobTitle: role }));
}

/** A photo with a ground of its own; a small one is encoded in less time. */
async function changePhoto() {
  const file = join(folder, 'content/pictures/portrait');
  const name = ['.png', '.webp', '.jpg'].map((end) => file + end).find(existsSync) ?? '';
  const photo = await sharp(name).resize(480).flatten({ background: '#24364f' }).jpeg().toBuffer();
  rmSync(name);
  writeFileSync(`${file}.jpg`, photo);
}

/** Files that are served as they are. */
function addFiles() {
  for (const [file, content] of Object.entries(ownFiles)) {
    mkdirSync(dirname(join(folder, 'public', file)), { recursive: true });
    writeFileSync(join(folder, 'public', file), content);
  }
}

/** German: only some of its words differ from English. */
function addGerman() {
  translate('en', 'de', ({ home, nav, contact }) => {
    Object.assign(home ?? {}, { title: '<greeting>Willkommen an Bord.</greeting> {name} baut Werkzeuge.' });
    for (const group of [nav ?? {}, contact ?? {}])
      Object.assign(group, 'menu' in group ? { contact: 'Kontakt' } : { title: 'Kontakt' });
  });
  edit('app/lib/locales.ts', "en: 'English'", "$&, de: 'Deutsch'");
}

/** Leaves out what makes files smaller, and Next's cache: a single build needs neither. */
function makeBuildFaster() {
  const fast = 'webpackConfig.cache = false; webpackConfig.optimization.minimize = false;';
  edit('next.config.mjs', 'webpack(webpackConfig) {', `$& ${fast}`);
  edit('scripts/finish/finish.ts', "await step('compression', () => compressFiles(out));", '');
}

await runScript(async () => {
  copyProject();
  changeOwner();
  await changePhoto();
  addFiles();
  addGerman();
  makeBuildFaster();
  // The types are checked once, in the project itself.
  const env = { ...variantSettings, TYPES_CHECKED: '1' };
  const { code, output } = await runTypeScript(['scripts/build.ts'], { cwd: folder, env });
  if (code !== 0) throw new Error(`The variant could not be built:\n${output}`);
});
