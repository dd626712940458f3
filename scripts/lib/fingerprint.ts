/**
 * A fingerprint of everything an export is made of. `npm start` compares it to know whether out/ is current; it is also
 * the build id.
 * It covers contents, not dates: a fresh clone of the same commit has the same fingerprint.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, writeWhole } from './files';
import type { Settings } from './settings';

const INPUTS = [
  'app',
  'content',
  'messages',
  'public',
  'scripts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** What the build itself writes among its inputs, and the sources of the artwork. */
const NOT_INPUTS = [
  /\.generated\.\w+$/,
  /^app\/(icon\.svg|apple-icon\.png|favicon\.ico)$/,
  /^public\/(icons|pictures)\//,
  /^public\/(technologies|networks|card|sky)\.[0-9a-f]+\.svg$/,
  /^scripts\/artwork\//,
];

type BuildSettings = Pick<Settings, 'siteUrl' | 'basePath'>;

export function fingerprint(root: string, { siteUrl, basePath }: BuildSettings): string {
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, basePath]));
  for (const file of INPUTS.flatMap((input) => filesOf(root, input))) {
    if (NOT_INPUTS.some((pattern) => pattern.test(file))) continue;
    const data = readFileSync(join(root, file));
    // With the length, two files never read like one.
    hash.update(`\n${file}\n${data.length}\n`).update(data);
  }
  return hash.digest('hex');
}

function filesOf(root: string, input: string): string[] {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listFiles(path).map((file) => `${input}/${file}`) : [input];
}

const recordFile = (root: string) => join(root, '.cache/build.json');

/** Whether out/ is a complete build of exactly these inputs. */
export function isBuilt(root: string, settings: BuildSettings): boolean {
  if (!existsSync(join(root, 'out/index.html')) || !existsSync(recordFile(root))) return false;
  const record = JSON.parse(readFileSync(recordFile(root), 'utf8'));
  return record.fingerprint === fingerprint(root, settings);
}

/**
 * Runs a build. If it succeeds, its fingerprint is recorded; if it fails, out/ is deleted. `npm start` serves only a build
 * with a record, so never an interrupted one.
 * @param build returns the fingerprint of its inputs
 */
export async function runBuild(root: string, build: () => Promise<string>): Promise<void> {
  const remove = (path: string) => rmSync(path, { recursive: true, force: true });
  remove(recordFile(root));
  remove(join(root, 'out'));
  try {
    writeWhole(recordFile(root), JSON.stringify({ fingerprint: await build() }));
  } catch (error) {
    remove(join(root, 'out'));
    throw error;
  }
}
