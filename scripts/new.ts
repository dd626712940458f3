/**
 * `npm run new -- resume.json`: makes content/ and messages/ from a JSON Resume; without one, for
 * the smallest site. Nothing is written where something can't be used.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPictures } from './check/content';
import { findErrors } from './check/errors';
import { readText, writeIfChanged } from './lib/files';
import { parseJson } from './lib/parse-json';
import { root } from './lib/paths';
import { run } from './lib/run';
import { BuildError, runScript } from './lib/script';
import { isToDo } from './lib/to-do';
import { findCode } from './new/codes';
import { contentOf, filesOf, isKept } from './new/files';
import { guessLanguage } from './new/language';
import { readResume } from './new/read-resume';
import { replaceFolders } from './new/replace-folders';
import { createSite, type NewSite } from './new/site';
import { readWords } from './new/words';

const folders = ['content', 'messages'];

/** @throws BuildError with a line for each thing that can't be used */
async function read(file: string | undefined) {
  if (file && !existsSync(file)) throw new BuildError(`${file}: is missing; expected a JSON Resume`);
  const source = file ? parseJson(readText(file), file) : { basics: { name: await findName() } };
  const { resume, remarks } = readResume(source);
  const inFile = (line: string) => `${file} › ${line}`;
  if (!resume) throw new BuildError(remarks.errors.map(inFile).join('\n'));
  return { resume, notes: remarks.notes.map(inFile), unused: [...remarks.unused] };
}

/** The name of who works here, as git or the system has it. */
async function findName(): Promise<string> {
  const { code, output } = await run('git', ['config', 'user.name']);
  return code || !output ? userInfo().username : output;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        and: { type: 'string', multiple: true, default: [] },
        force: { type: 'boolean', default: false },
      },
    });
    const [file, ...others] = positionals;
    if (others.length) throw new Error(`one résumé is enough, not ${positionals.join(' and ')}`);
    const language = values.language && readTag(values.language);
    return { file, language, and: values.and.map(readTag), force: values.force };
  } catch (error) {
    throw new BuildError(
      `${error instanceof Error ? error.message : error}; expected npm run new -- resume.json --language fr --and en --force, all of it optional`,
    );
  }
}

/** A language tag in its usual form, such as `pt-BR`. */
function readTag(tag: string): string {
  const code = findCode('language', tag.replace('_', '-'));
  if (!code) throw new Error(`--language ${tag} is no language, such as fr`);
  return code;
}

/** The README shows the sample. */
function removeScreenshots() {
  for (const name of ['home', 'home-phone']) rmSync(join(root, `docs/${name}.jpg`), { force: true });
  const file = join(root, 'README.md');
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  writeIfChanged(file, text.replace(/^<img src="docs\/home\.jpg".*\n\n/m, ''));
}

/** @throws BuildError where something would be lost that is in no commit */
async function refuseChanges() {
  const { code, output } = await run('git', ['status', '--porcelain', '--', ...folders]);
  if (code)
    throw new BuildError(
      'git can’t tell what is committed here: npm run new -- … --force replaces content/ and messages/ all the same.',
    );
  const [, file] = /^ *\S+ +(.+)$/m.exec(output) ?? [];
  if (file)
    throw new BuildError(
      `${file}: changed since the last commit; commit that first, or lose it with --force.`,
    );
}

/** @throws BuildError with the lines of the check, such as a letter that no font has */
function check(site: NewSite) {
  const pictures = readPictures().filter((id) => isKept(`content/pictures/${id}.`));
  const errors = findErrors(contentOf(site, pictures), [...site.messages.keys()]);
  if (errors.length) throw new BuildError(errors.join('\n'));
}

/** As `npm run lint` would. */
async function format(folder: string): Promise<void> {
  const { code, output } = await run('biome', ['format', '--write', '--no-errors-on-unmatched', folder]);
  if (code) throw new Error(output);
}

const nameOf = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

await runScript(async () => {
  const { file, language: wanted, and, force } = readArguments();
  if (!force) await refuseChanges();
  const { resume, notes, unused } = await read(file);
  const language = wanted ?? guessLanguage(resume) ?? 'en';
  const words = new Map<string, Awaited<ReturnType<typeof readWords>>>();
  for (const one of new Set([language, ...and])) words.set(one, await readWords(one));
  const site = createSite(resume, { words, now: new Date() });
  check(site);
  await replaceFolders(root, folders, filesOf(site), isKept, format);
  removeScreenshots();

  if (!wanted)
    console.log(
      `Language: ${nameOf(language)}${file ? ', guessed from its words' : ''}; --language fr chooses another one.`,
    );
  for (const [locale, { isTranslated }] of words)
    if (!isTranslated)
      console.log(
        `messages/${locale}.json: the site’s own words are English, as nobody has translated them into ${nameOf(locale)}; “A third language” in docs/owner-guide.md says how.`,
      );
  for (const note of notes) console.log(note);
  if (unused.length) console.log(`not used: ${unused.join(', ')}`);
  const texts = [...site.messages.values()].flatMap((ofLanguage) => [...ofLanguage.values()]);
  console.log(
    `content/ and messages/ are yours: ${site.portfolio.length} entries, ${texts.filter(isToDo).length} texts to write.`,
  );
  console.log(
    'npm start shows the site; npm run dev shows what is to be written too; npm run check lists it.',
  );
});
