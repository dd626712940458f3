/** Builds a copy with all that an owner may change at once, by the steps of docs/owner-guide.md. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { localeNames, locales } from '../../app/lib/locales';
import { hobbies } from '../../content/hobbies';
import { portfolio } from '../../content/portfolio';
import { profile } from '../../content/profile';
import { resume } from '../../content/resume';
import { runScript } from '../../scripts/lib/script';
import { copyProject } from './project-copy';
import { variantFolder as folder, ownFiles, variantSettings } from './settings';

const { writeFacts, build } = copyProject(folder);

/** Writes a translation that begins as a copy of another one. */
function translate(
  from: string,
  to: string,
  change: (words: { [group: string]: Record<string, unknown> }) => void,
) {
  const words = JSON.parse(readFileSync(join(folder, `messages/${from}.json`), 'utf8'));
  change(words);
  writeFileSync(join(folder, `messages/${to}.json`), JSON.stringify(words, null, 2));
}

/** Another owner, whose longer name has an apostrophe and a diaeresis. */
function changeOwner() {
  writeFacts('profile', {
    ...profile,
    name: "Maëlys N'Diaye-Lefèvre",
    givenName: 'Maëlys',
    familyName: "N'Diaye-Lefèvre",
    email: 'hej@ndiaye.example',
    accent: '#7be0a4',
    background: { ...profile.background, remoteUrl: 'https://images.example.org/nebula.jpg' },
    // The second one has no picture, and no result to begin with.
    highlights: profile.highlights.map(({ work, picture }, index) =>
      index === 1 ? { work } : { work, picture },
    ),
  });
  for (const [language, role] of [
    ['fr', 'intégratrice web, accessibilité'],
    ['en', 'web integrator, accessibility'],
  ] as const)
    translate(language, language, ({ meta, works }) => {
      Object.assign(meta ?? {}, { jobTitle: role });
      Object.assign(works?.[profile.highlights[1]?.work ?? ''] as object, { result: undefined });
    });
}

/** The first picture is tall, the second very wide; the next entry has none. */
async function changePictures() {
  const [first, second, ...others] = portfolio;
  const names = (first?.imagesArray ?? []).map((item) => (typeof item === 'string' ? item : item.picture));
  const shapes = [
    { width: 600, height: 1200 },
    { width: 3000, height: 900 },
  ];
  const works = join(folder, 'content/pictures/works');
  for (const [index, shape] of shapes.entries()) {
    const file = readdirSync(works).find((one) => one.startsWith(`${names[index]}.`)) ?? '';
    const picture = await sharp(join(works, file)).resize(shape).jpeg().toBuffer();
    rmSync(join(works, file));
    writeFileSync(join(works, `${names[index]}.jpg`), picture);
  }
  const bare = { ...second, isImagesOn: false, imagesArray: undefined };
  writeFacts('portfolio', changeDates([first ?? {}, bare, ...others]));
}

/** The first entry begins next year, the third and the last one have years without months. */
function changeDates(entries: object[]) {
  const nextYear = Number(profile.updated.slice(0, 4)) + 1;
  return entries.map((entry, index) => {
    if (index === 0) return { ...entry, date: { from: `${nextYear}-02`, to: null } };
    if (index === 2) return { ...entry, date: { from: '2022', to: '2023' } };
    return index === entries.length - 1 ? { ...entry, date: { from: '2021', to: '2021' } } : entry;
  });
}

/** Certificates and awards, of which each has less. */
function addHonours() {
  const school = { name: 'Web Accessibility', issuer: 'Académie Cassini', date: '2024-05' };
  writeFacts('resume', {
    ...resume,
    certificates: [
      { ...school, url: 'https://academie.example/web' },
      { name: 'Cloud Navigator', date: '2023' },
    ],
    awards: [
      { title: 'Golden Comet', awarder: 'Festival des applis', date: '2022' },
      { title: 'Silver Comet' },
    ],
  });
}

/** A third hobby, whose title fits one line. */
function addHobby() {
  const key = 'kites';
  for (const language of locales)
    translate(language, language, ({ hobbies: words = {}, pictures = {} }) => {
      words[key] = { ...(words[hobbies[0]?.key ?? ''] as object), title: 'Vent' };
      Object.assign(pictures.covers as object, { [key]: 'Vent' });
    });
  const covers = join(folder, 'content/pictures/covers');
  const cover = readdirSync(covers).find((one) => one.startsWith(`${hobbies[0]?.key}.`)) ?? '';
  cpSync(join(covers, cover), join(covers, cover.replace(/.*(?=\.)/, key)));
  writeFacts('hobbies', [...hobbies, { key, url: 'https://kites.example', world: 'worlds/ice' }]);
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
  writeFacts('languages', { ...localeNames, de: 'Deutsch' });
}

await runScript(async () => {
  changeOwner();
  await changePhoto();
  await changePictures();
  addHobby();
  addHonours();
  addFiles();
  addGerman();
  // The types are checked once, in the project itself.
  const lines = Object.entries(variantSettings).map(
    ([name, value]) => `${name}=${value}
`,
  );
  writeFileSync(join(folder, '.env'), lines.join(''));
  await build({ TYPES_CHECKED: '1' });
});
