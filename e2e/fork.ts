/**
 * `npm run test:fork`: makes the site somebody else's, as an owner would, and runs the visitor tests on it. It copies the
 * project to a temporary folder, removes entries, a picture and a video there, runs `npm run setup` with a file of answers,
 * which imports a résumé, and tests what was built. Arguments are passed to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { portfolio } from '../content/portfolio';
import { step } from '../scripts/lib/steps';

const root = join(import.meta.dirname, '..');
const fork = mkdtempSync(join(tmpdir(), 'fork-'));

const resume = {
  basics: { name: 'Sacha Lindqvist-Okonkwo', email: 'hej@lindqvist-okonkwo.example' },
  work: [
    {
      name: 'Port autonome',
      position: 'Développement web',
      startDate: '2025-02',
      highlights: [
        'Relevé les besoins des pilotes.',
        'Construit le planning en COBOL.',
        'Formé les équipes.',
      ],
    },
    { name: 'Compagnie des bacs', position: 'Intégration', startDate: '2019-03', endDate: '2020-02' },
  ],
  education: [{ institution: 'École du littoral', studyType: 'Licence', startDate: '2016', endDate: '2019' }],
  languages: [{ language: 'français', fluency: 'langue maternelle' }],
  skills: [{ name: 'Outils', keywords: ['COBOL', 'Docker'] }],
};

const answers = {
  role: { fr: 'intégratrice web', en: 'web integrator' },
  city: 'Nantes',
  phone: '+33 6 39 98 55 01',
  website: 'https://lindqvist-okonkwo.example',
  links: [
    { name: 'GitLab', url: 'https://gitlab.example/sacha' },
    { name: 'Carnet de bord', url: 'https://carnet.example' },
  ],
  accent: '#7be0a4',
  photo: 'photo.png',
  import: { format: 'json-resume', path: 'resume.json', language: 'fr' },
  samples: 'keep',
};

/** What a clone has; packages and encoded pictures are shared. */
function copyProject(): string {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8' });
  for (const path of stdout.split('\0')) {
    if (path && existsSync(join(root, path))) cpSync(join(root, path), join(fork, path));
  }
  mkdirSync(join(fork, '.cache'));
  mkdirSync(join(root, '.cache/pictures'), { recursive: true });
  for (const shared of ['node_modules', '.cache/pictures']) {
    symlinkSync(join(root, shared), join(fork, shared), 'junction');
  }
  return fork;
}

/** Two entries go, as far as one is left, and with them the sub-parts below; then a picture and a video of the others. */
function removeEntries(): string {
  const wholes = portfolio.filter(({ isSubPart }) => !isSubPart);
  const removed = wholes.filter((_, index) => index % 2 === 0).slice(0, Math.min(2, wholes.length - 1));
  const wholeOf = (index: number) => portfolio.slice(0, index + 1).findLast(({ isSubPart }) => !isSubPart);
  const kept = portfolio.filter((_, index) => !removed.some((entry) => entry === wholeOf(index)));
  const entries = kept.map((entry) => ({
    ...entry,
    imagesArray: withoutSecond(entry.imagesArray),
    videoIdsArray: withoutSecond(entry.videoIdsArray),
  }));
  const data = JSON.stringify(entries, null, 2);
  writeFileSync(
    join(fork, 'content/portfolio.ts'),
    `import type { PortfolioEntry } from './schema';\n\nexport const portfolio: readonly PortfolioEntry[] = ${data};\n`,
  );
  return `${portfolio.length - entries.length} of ${portfolio.length}`;
}

const withoutSecond = <Item>(items: readonly Item[] | undefined) => items?.filter((_, index) => index !== 1);

async function writeAnswers(): Promise<string> {
  const circle = '<svg width="1200" height="1200"><circle cx="600" cy="520" r="320" fill="#e9c9a8"/></svg>';
  await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#24406b' } })
    .composite([{ input: Buffer.from(circle) }])
    .png()
    .toFile(join(fork, 'photo.png'));
  writeFileSync(join(fork, 'resume.json'), JSON.stringify(resume));
  writeFileSync(join(fork, 'answers.json'), JSON.stringify(answers));
  return 'answers.json';
}

/** Runs a command in the fork; a failure ends the script and keeps the folder. */
const run =
  (command: string, ...args: string[]) =>
  () => {
    const shell = process.platform === 'win32';
    const { status } = spawnSync(command, args, { cwd: fork, stdio: 'inherit', shell });
    if (status === 0) return '';
    console.error(`${command} ${args.join(' ')} failed in ${fork}`);
    process.exit(1);
  };

await step('copied', copyProject);
await step('entries removed', removeEntries);
await step('answered', writeAnswers);
await step('set up', run('npm', 'run', 'setup', '--', '--answers', 'answers.json'));
await step(
  'tested',
  run('npx', 'playwright', 'test', '--project=desktop', '--project=phone', ...process.argv.slice(2)),
);
rmSync(fork, { recursive: true });
