/**
 * Makes out/ in three parts: prepare, `next build`, finish; with the argument `prepare` the first
 * one alone (`prepare drafts` keeps what begins with TODO), with `analyze` the first two, and a
 * report of what each script is made of. In one folder the same input gives the same bytes.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from './check/content';
import { root } from './lib/paths';
import { run } from './lib/run';
import { BuildError, runScript, step } from './lib/script';
import { describeAddress, loadSettings } from './lib/settings';
import { buildPictures } from './prepare/pictures';

const command = process.argv[2];
const out = join(root, 'out');
const removeOutput = () => rmSync(out, { recursive: true, force: true });

/** @throws BuildError with a line for each error */
async function checkContent(): Promise<string> {
  const content = await readContent();
  // It imports the content, which can be read from here on.
  const { findErrors } = await import('./check/errors');
  const errors = findErrors(content);
  if (errors.length) throw new BuildError(errors.join('\n'));
  return 'no errors';
}

/** Checks the content and makes what Next and the type check read. */
async function prepare(isDraft = false): Promise<void> {
  // Those of an earlier build may name a page that is gone.
  rmSync(join(root, '.next/types'), { recursive: true, force: true });
  const texts = async () => {
    const { buildTexts } = await import('./prepare/texts');
    await step('texts', () => buildTexts(isDraft));
  };
  // A page in development shows which text is missing.
  if (isDraft) await texts();
  await step('content', checkContent);
  // What follows reads the content, so it is imported once that is known to be valid.
  if (!isDraft) await texts();
  const { writeData } = await import('./prepare/write-data');
  await step('words and facts', writeData);
  const { drawWorks } = await import('./prepare/drawn-works');
  await step('pictures', () => buildPictures(root, drawWorks()));
  const { buildLogos } = await import('./prepare/logos');
  await step('logos', buildLogos);
  // They are checked once by scripts/test.ts, and not in development.
  if (!isDraft && process.env.TYPES_CHECKED !== '1') await step('types', checkTypes);
}

/** Checks all types. A mistake in content/ is named alone, as errors in the code follow from it. */
async function checkTypes(): Promise<string> {
  const { code, output } = await run('tsc', ['--noEmit', '--pretty', 'false']);
  const owners = output.split(/\r?\n/).filter((line) => line.startsWith('content/'));
  if (code !== 0) throw new BuildError(owners.join('\n') || output);
  return 'no errors';
}

/** Exports the pages to out/. The output of Next is printed when it fails, its warnings always. */
async function exportPages(): Promise<string> {
  const ANALYZE = command === 'analyze' ? 'true' : undefined;
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ANALYZE };
  const { code, output } = await run('next', ['build', '--webpack'], { env });
  if (code !== 0) throw new BuildError(output);
  const warnings = output.split(/\r?\n/).filter((line) => /⚠|\bwarn/i.test(line));
  return ['exported', ...warnings].join('\n');
}

/** Until the development server has something to prepare: what reads no content is loaded then. */
async function waitForChange(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const change = once(process, 'message');
  for (const name of [
    '@formatjs/icu-messageformat-parser',
    '@sindresorhus/slugify',
    'fontkitten',
    'sharp',
    'svgo',
    'zod',
  ])
    await import(name);
  await change;
  process.channel?.unref();
}

await runScript(async () => {
  if (command === 'prepare') {
    if (process.send) await waitForChange();
    return prepare(process.argv[3] === 'drafts');
  }
  // A build that fails or is interrupted leaves nothing that could be deployed.
  removeOutput();
  try {
    const settings = loadSettings();
    await step('address', () => describeAddress(settings));
    await prepare();
    await step('next build', exportPages);
    if (command === 'analyze') return removeOutput();
    // It imports the content, which `prepare` has checked.
    const { finish } = await import('./finish/finish');
    await finish(out, settings);
  } catch (error) {
    removeOutput();
    throw error;
  }
});
