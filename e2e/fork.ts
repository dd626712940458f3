/**
 * `npm run test:fork`: makes the site somebody else's and runs the visitor tests on it. It copies the project to a
 * temporary folder, gives it another owner, photo, accent colour and portfolio, builds it and tests it there.
 * Arguments are passed to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { portfolio } from '../content/portfolio';
import { profile } from '../content/profile';
import type { PortfolioEntry } from '../content/schema';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const fork = mkdtempSync(join(tmpdir(), 'fork-'));

/** What a clone does not have; packages and encoded pictures are shared. */
const omitted = new Set([
  '.cache',
  '.git',
  '.next',
  'node_modules',
  'out',
  'playwright-report',
  'test-results',
]);

const owner = {
  name: 'Sacha Lindqvist-Okonkwo',
  givenName: 'Sacha',
  familyName: 'Lindqvist-Okonkwo',
  city: 'Nantes',
  email: 'hej@lindqvist-okonkwo.example',
  phone: '+33 6 39 98 55 01',
  accent: '#7be0a4',
};

const addedEntry = {
  isSubPart: false,
  company: 'entries.harbour.company',
  position: 'entries.harbour.position',
  date: { from: '2025-02', to: null },
  title: 'entries.harbour.title',
  worksArray: [
    {
      subTitle: 'works.harbour.subTitle',
      githubUrl: 'https://code.example/harbour',
      actions: 'works.harbour.actions',
    },
  ],
  isImagesOn: true,
  isVideosOn: false,
  imagesArray: [1, 2].map((number) => ({ picture: `works/harbour-${number}`, work: 'harbour' })),
  technos: [{ technology: 'typescript', works: ['harbour'] }],
};

/** The words of the added entry: what it is, its work, and its pictures. */
const addedWords = {
  fr: {
    entry: { company: 'Port autonome', position: 'Développement web', title: 'Un planning des quais' },
    work: {
      subTitle: 'Planning des navires',
      actions: ['Relevé les besoins des pilotes.', 'Construit le planning.', 'Formé les équipes.'],
    },
    pictures: { 'harbour-1': 'Carte du port.', 'harbour-2': 'Liste des quais.' },
  },
  en: {
    entry: { company: 'Harbour authority', position: 'Web development', title: 'A timetable for the quays' },
    work: {
      subTitle: 'Ship timetable',
      actions: ['Collected what the pilots need.', 'Built the timetable.', 'Trained the crews.'],
    },
    pictures: { 'harbour-1': 'Map of the harbour.', 'harbour-2': 'List of quays.' },
  },
};

function copyProject() {
  cpSync(root, fork, { recursive: true, filter: (path) => !omitted.has(path.slice(root.length + 1)) });
  mkdirSync(join(fork, '.cache'));
  mkdirSync(join(root, '.cache/pictures'), { recursive: true });
  for (const shared of ['node_modules', '.cache/pictures']) {
    symlinkSync(join(root, shared), join(fork, shared), 'junction');
  }
}

/** Changes a text file; a change that finds nothing to replace is an error. */
function edit(path: string, from: string | RegExp, to: string) {
  const file = join(fork, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has nothing to replace: ${from}`);
  writeFileSync(file, changed);
}

/** Draws a picture of two colours. */
async function draw(id: string, background: string) {
  const circle = '<svg width="1200" height="1200"><circle cx="600" cy="520" r="320" fill="#e9c9a8"/></svg>';
  await sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
    .composite([{ input: Buffer.from(circle) }])
    .png()
    .toFile(join(fork, `content/pictures/${id}.png`));
}

async function changeOwner() {
  for (const key of Object.keys(owner) as (keyof typeof owner)[]) {
    edit('content/profile.ts', `'${profile[key]}'`, `'${owner[key]}'`);
  }
  const extensions = ['jpg', 'png', 'webp'];
  for (const extension of extensions)
    rmSync(join(fork, `content/pictures/portrait.${extension}`), { force: true });
  await draw('portrait', '#24406b');
}

/** The first and the third entry go, a picture and a video go, and a new entry comes first. */
async function changePortfolio() {
  const kept = portfolio.filter((_, index) => index !== 0 && index !== 2) as PortfolioEntry[];
  const pictures = kept.flatMap(({ imagesArray = [] }) => imagesArray);
  const videos = kept.flatMap(({ videoIdsArray = [] }) => videoIdsArray);
  const entries = kept.map((entry) => ({
    ...entry,
    imagesArray: entry.imagesArray?.filter((image) => image !== pictures.at(-2)),
    videoIdsArray: entry.videoIdsArray?.filter((video) => video !== videos.at(-1)),
  }));
  const data = JSON.stringify([addedEntry, ...entries], null, 2);
  writeFileSync(
    join(fork, 'content/portfolio.ts'),
    `import type { PortfolioEntry } from './schema';\n\nexport const portfolio: readonly PortfolioEntry[] = ${data};\n`,
  );
  for (const { picture } of addedEntry.imagesArray) await draw(picture, '#3f6b4a');

  for (const [language, messages] of [
    ['fr', fr],
    ['en', en],
  ] as const) {
    const { entry, work, pictures: descriptions } = addedWords[language];
    const changed = {
      ...messages,
      entries: { ...messages.entries, harbour: entry },
      works: { ...messages.works, harbour: work },
      pictures: { ...messages.pictures, works: { ...messages.pictures.works, ...descriptions } },
    };
    writeFileSync(join(fork, `messages/${language}.json`), `${JSON.stringify(changed, null, 2)}\n`);
  }
}

/** Runs a command in the fork; a failure ends the script and keeps the folder. */
function run(command: string, ...args: string[]) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { cwd: fork, stdio: 'inherit', shell });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} failed in ${fork}`);
  process.exit(1);
}

copyProject();
await changeOwner();
await changePortfolio();
run('npm', 'run', 'cv');
run('npm', 'run', 'build');
run('npx', 'playwright', 'test', '--project=desktop', '--project=phone', ...process.argv.slice(2));
rmSync(fork, { recursive: true });
