/** Builds sites of other owners by `npm run new`; the argument `smallest` takes no résumé. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Hobby, Portfolio, Profile } from '../../content/types';
import { root } from '../../scripts/lib/paths';
import { runTypeScript } from '../../scripts/lib/run';
import { runScript } from '../../scripts/lib/script';
import type { Texts } from '../../scripts/lib/to-do';
import { copyProject } from './project-copy';
import { ownFiles, smallestFolder, variantFolder, variantSettings } from './settings';

const isSmallest = process.argv[2] === 'smallest';
const folder = isSmallest ? smallestFolder : variantFolder;
const { writeFacts, build } = copyProject(folder);

/** Runs `npm run new` in the copy. */
async function makeSite(...args: string[]) {
  const { code, output } = await runTypeScript(['scripts/new.ts', '--force', ...args], { cwd: folder });
  if (code !== 0) throw new Error(`npm run new has failed:\n${output}`);
}

/** What no résumé says, in every language. */
const moreTexts: Texts = {
  pictures: { portrait: 'Un portrait', works: { tall: 'Haute', wide: 'Large' }, covers: { vent: 'Vent' } },
  captions: { tall: 'Haute', wide: 'Large' },
  hobbies: {
    cerfsVolants: { link: 'Voir', intro: 'Dehors.', eyebrow: 'Exoplanète I' },
    ceramique: { link: 'Voir', poster: 'De la terre.' },
    vent: { link: 'Voir' },
  },
};

/** What differs between the languages: the others begin with what is to be translated. */
const ownTexts: Record<string, Texts> = {
  fr: {},
  en: { meta: { jobTitle: 'web integrator, accessibility' } },
  'pt-BR': {
    home: { title: '<greeting>Bem-vindos a bordo.</greeting> {name} cria ferramentas.' },
    nav: { contact: 'Contato' },
    contact: { title: 'Contato' },
  },
};

/** Adds texts to others, group by group. */
function add(texts: Texts, more: Texts): Texts {
  const parts = Object.entries(more).map(([key, value]) => {
    const group = texts[key] ?? {};
    return [key, typeof value === 'object' && typeof group === 'object' ? add(group, value) : value];
  });
  return { ...texts, ...Object.fromEntries(parts) };
}

/** A colour, a remote background, pictures of every shape, links of hobbies. */
async function addFacts() {
  const read = (name: string) => import(pathToFileURL(join(folder, `content/${name}.ts`)).href);
  const { profile }: { profile: Profile } = await read('profile');
  const { portfolio }: { portfolio: Portfolio } = await read('portfolio');
  const { hobbies }: { hobbies: Hobby[] } = await read('hobbies');
  const [first, ...others] = portfolio;
  const work = first?.worksArray[0]?.key ?? '';
  writeFacts('profile', {
    ...profile,
    // The first position has not begun.
    updated: '2026-11',
    accent: '#7be0a4',
    background: { ...profile.background, remoteUrl: 'https://images.example.org/nebula.jpg' },
    // The second one has no picture of its own, and no result.
    highlights: [{ work, picture: 'tall' }, { work: 'carteDuCiel' }, ...profile.highlights.slice(1, 3)],
  });
  writeFacts('portfolio', [{ ...first, isImagesOn: true, imagesArray: ['tall', 'wide'] }, ...others]);
  writeFacts(
    'hobbies',
    hobbies.map((one) => ({ ...one, url: `https://${one.key.toLowerCase()}.example` })),
  );
}

function addTexts() {
  for (const [language, own] of Object.entries(ownTexts)) {
    const file = join(folder, `messages/${language}.json`);
    const texts: Texts = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(add(add(texts, moreTexts), own), null, 2));
  }
}

async function addPictures() {
  const pictures = join(root, 'content/pictures');
  const write = (path: string, picture: Sharp) => {
    const file = join(folder, 'content/pictures', path);
    mkdirSync(dirname(file), { recursive: true });
    return picture.jpeg().toFile(file);
  };
  const scene = join(pictures, 'scenes/home.jpg');
  await write('works/tall.jpg', sharp(scene).resize(600, 1200));
  await write('works/wide.jpg', sharp(scene).resize(3000, 900));
  await write('covers/vent.jpg', sharp(scene).resize(320));
  // A photo with a ground of its own; a small one is encoded in less time.
  const name = readdirSync(pictures).find((file) => file.startsWith('portrait.')) ?? '';
  rmSync(join(folder, 'content/pictures', name));
  await write('portrait.jpg', sharp(join(pictures, name)).resize(480).flatten({ background: '#24364f' }));
}

/** Files that are served as they are. */
function addFiles() {
  for (const [file, content] of Object.entries(ownFiles)) {
    mkdirSync(dirname(join(folder, 'public', file)), { recursive: true });
    writeFileSync(join(folder, 'public', file), content);
  }
}

await runScript(async () => {
  if (isSmallest) {
    await makeSite();
    return build({ TYPES_CHECKED: '1' });
  }
  const languages = Object.keys(ownTexts).flatMap((one, index) => [index ? '--and' : '--language', one]);
  await makeSite(join(root, 'e2e/variant/resume.json'), ...languages);
  await addFacts();
  addTexts();
  await addPictures();
  addFiles();
  const lines = Object.entries(variantSettings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
  // The types are checked once, in the project itself.
  await build({ TYPES_CHECKED: '1' });
});
