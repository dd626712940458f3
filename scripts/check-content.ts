/**
 * Checks the content and prints one line for each validation error; exits with 1 when there is any.
 *
 *   tsx scripts/check-content.ts [--warnings] [--fix] [folder]
 *
 * The folder holds `content/` and `messages/`; without it, the project's own are checked.
 * --warnings  also lists what is unused, sample data and texts to translate, and whether the CV is current
 * --fix       corrects the typography and removes unused texts from the catalogues
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultLocale } from '../app/_lib/locales';
import { type ContentInput, checkContent, contentFiles } from './check/check-content';
import { fixCatalogue } from './check/fix';
import { formatError, type ValidationError } from './check/validation-error';
import { findSamples, findUnused } from './check/warnings';

const project = fileURLToPath(new URL('..', import.meta.url));

/** Reads one file; a file that can't be read becomes a validation error. */
async function read<Value>(
  file: string,
  errors: ValidationError[],
  load: () => Value | Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await load();
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    errors.push({
      file,
      path: '',
      message: `can't be read (${reason}); expected valid syntax`,
    });
    return undefined;
  }
}

async function readContent(folder: string, errors: ValidationError[]): Promise<ContentInput['content']> {
  const exports = contentFiles.map(async (name) => {
    const file = `content/${name}.ts`;
    const module = await read<Record<string, unknown>>(
      file,
      errors,
      () => import(pathToFileURL(join(folder, file)).href),
    );
    return [name, module?.[name]] as const;
  });
  return Object.fromEntries(await Promise.all(exports)) as ContentInput['content'];
}

async function readMessages(folder: string, errors: ValidationError[]): Promise<ContentInput['messages']> {
  const found = readdirSync(join(folder, 'messages')).filter((name) => name.endsWith('.json'));
  const locales = new Set([defaultLocale, ...found.map((name) => name.slice(0, -'.json'.length))]);
  const trees = [...locales].map(async (locale) => {
    const file = `messages/${locale}.json`;
    const tree = await read<unknown>(file, errors, () =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
    return [locale, tree] as const;
  });
  return Object.fromEntries(await Promise.all(trees));
}

function listPictures(folder: string): string[] {
  const root = join(folder, 'content/pictures');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function listIcons(): Set<string> {
  const icons = readdirSync(join(project, 'node_modules/simple-icons/icons'));
  return new Set(icons.map((name) => name.replace(/\.svg$/, '')));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean' }, warnings: { type: 'boolean' } },
});
const folder = resolve(positionals[0] ?? project);
if (!existsSync(join(folder, 'messages'))) {
  console.error(`${folder}: has no messages; expected a folder with content/ and messages/ in it`);
  process.exit(1);
}

const unreadable: ValidationError[] = [];
const input: ContentInput = {
  content: await readContent(folder, unreadable),
  messages: await readMessages(folder, unreadable),
  pictureFiles: listPictures(folder),
  icons: listIcons(),
};
if (values.fix && !unreadable.length) {
  for (const locale of Object.keys(input.messages)) {
    input.messages[locale] = fixCatalogue(locale, input);
    const text = `${JSON.stringify(input.messages[locale], null, 2)}\n`;
    writeFileSync(join(folder, `messages/${locale}.json`), text);
  }
}
// A file that can't be read would make every name in it unknown: those errors would hide this one.
const errors = unreadable.length ? unreadable : checkContent(input);

for (const error of errors) console.error(formatError(error));
if ((values.warnings || values.fix) && !errors.length) {
  for (const warning of [...findUnused(input), ...findSamples(input)]) {
    console.log(`warning: ${formatError(warning)}`);
  }
}
console.log(errors.length ? `content: ${errors.length} to correct` : 'content: no errors');
process.exitCode = errors.length ? 1 : 0;

if (values.warnings && !errors.length && folder === resolve(project)) {
  try {
    // Imported late: it reads the content, which must be valid.
    const { checkCvs } = await import('./cv/print');
    console.log(`cv: ${checkCvs(folder).length} files, current`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
