/**
 * Step of the build: every picture in content/pictures becomes AVIF and WebP files in several widths in
 * public/pictures, and a line in content/pictures.generated.json, from which a component derives each address:
 * `${basePath}/pictures/${id}-${width}.${hash}.${format}`.
 *
 * Encoded files are kept in .cache/pictures under a hash of all that decides about them, so a warm build only copies.
 * All of .cache can be deleted at any time.
 */

import { constants, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { listFiles, writeIfChanged, writeWhole } from './files.mjs';
import { encodePicture, pictureHash } from './picture-encoder.mjs';
import { kindOf, kinds } from './picture-kinds.mjs';
import { inPool } from './pool.mjs';

/** @typedef {import('./picture-encoder.mjs').PictureFacts} PictureFacts */
/** @typedef {PictureFacts & { hash: string }} Picture */

const EXTENSIONS = new Set(['.png', '.jpg', '.jpeg', '.webp']);

/** Files that editors and systems leave behind, and notes beside the pictures; anything else is asked about. */
const IGNORED = /(^|\/)(\.|Thumbs\.db$)|\.(md|txt|json|ts)$/i;

/** Milliseconds between two lines of progress. */
const PROGRESS_EVERY = 5000;

const POOL_SIZE = Math.max(2, availableParallelism());

/**
 * @param {{ root: string, log?: (line: string) => void }} options
 * @returns {Promise<string>} one line about what was done
 */
export async function buildPictures({ root, log = console.log }) {
  const cache = join(root, '.cache/pictures');
  const target = join(root, 'public/pictures');
  const masters = findMasters(join(root, 'content/pictures'));

  let done = 0;
  let encoded = 0;
  let reported = Date.now();
  const entries = await inPool(masters, POOL_SIZE, async ({ id, file, kind }) => {
    const master = await readFile(join(root, 'content/pictures', file));
    const key = pictureHash(master, kind);
    const folder = join(cache, key.slice(0, 2), key);
    if (!existsSync(join(folder, 'facts.json'))) {
      await encodeInto(folder, { master, kind, file });
      encoded += 1;
    }
    /** @type {PictureFacts} */
    const facts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8'));
    const hash = key.slice(0, 8);
    const names = await publish({ folder, target, id, hash });
    const { width, height, widths, color, alpha } = facts;
    done += 1;
    if (Date.now() - reported > PROGRESS_EVERY) {
      reported = Date.now();
      log(`          pictures: ${done} of ${masters.length} done, ${encoded} of them encoded`);
    }
    return { id, names, picture: /** @type {Picture} */ ({ width, height, hash, widths, color, alpha }) };
  });

  removeStale(target, new Set(entries.flatMap(({ names }) => names)));
  const manifest = Object.fromEntries(entries.map(({ id, picture }) => [id, picture]));
  writeIfChanged(join(root, 'content/pictures.generated.json'), formatManifest(manifest));
  return `${masters.length} pictures, ${encoded} encoded, ${masters.length - encoded} from the cache`;
}

/**
 * Names are checked before anything is encoded: a fault shows in the first second, not after minutes.
 * @param {string} dir
 */
function findMasters(dir) {
  const known = Object.keys(kinds).join(', ');
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const file of listFiles(dir)) {
    if (IGNORED.test(file)) continue;
    const extension = extname(file);
    const id = file.slice(0, -extension.length || undefined);
    const twin = files.get(id);
    if (!EXTENSIONS.has(extension)) {
      faults.push(
        `content/pictures/${file}: not a picture this build reads; save it as .png, .jpg, .jpeg or .webp.`,
      );
    } else if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(id)) {
      faults.push(
        `content/pictures/${file}: rename it to small letters, digits and single "-"; the name becomes an address.`,
      );
    } else if (!kindOf(id)) {
      faults.push(
        `content/pictures/${file}: move it into one of the folders ${known}; the folder decides its sizes.`,
      );
    } else if (twin) {
      faults.push(`content/pictures/${file}: has the same name as ${twin}; remove one of the two.`);
    } else {
      files.set(id, file);
    }
  }
  if (faults.length) throw new BuildFault(faults.join('\n'));
  return [...files].map(([id, file]) => ({
    id,
    file,
    kind: /** @type {import('./picture-kinds.mjs').Kind} */ (kindOf(id)),
  }));
}

/**
 * @param {string} folder
 * @param {{ master: Buffer, kind: import('./picture-kinds.mjs').Kind, file: string }} picture
 */
async function encodeInto(folder, { master, kind, file }) {
  const { facts, files } = await encodePicture(master, kind).catch((error) => {
    const [reason] = String(error?.message ?? error).split('\n');
    throw new BuildFault(
      `content/pictures/${file}: can't be read as a picture (${reason}); export it again as PNG, JPEG or WebP, or remove it.`,
    );
  });
  for (const { width, format, data } of files) writeWhole(join(folder, `${width}.${format}`), data);
  // Last: a folder with this file is complete.
  writeWhole(join(folder, 'facts.json'), JSON.stringify(facts));
}

/**
 * Copies a picture's files from the cache to their public names. A name holds its hash, so one that exists is right.
 * @param {{ folder: string, target: string, id: string, hash: string }} picture
 * @returns {Promise<string[]>} the names, relative to the target
 */
async function publish({ folder, target, id, hash }) {
  const variants = readdirSync(folder).filter((name) => name !== 'facts.json');
  const names = variants.map((variant) => {
    const [width, format] = variant.split('.');
    return { variant, name: `${id}-${width}.${hash}.${format}` };
  });
  await mkdir(dirname(join(target, id)), { recursive: true });
  for (const { variant, name } of names) {
    const to = join(target, name);
    if (existsSync(to)) continue;
    await copyFile(join(folder, variant), `${to}.tmp`, constants.COPYFILE_FICLONE);
    await rename(`${to}.tmp`, to);
  }
  return names.map(({ name }) => name);
}

/**
 * @param {string} target
 * @param {Set<string>} wanted
 */
function removeStale(target, wanted) {
  for (const name of listFiles(target)) {
    if (!wanted.has(name)) rmSync(join(target, name));
  }
  removeEmptyFolders(target);
}

/** @param {string} dir */
function removeEmptyFolders(dir) {
  if (!existsSync(dir)) return;
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  }
  if (!readdirSync(dir).length) rmdirSync(dir);
}

/**
 * One line a picture: small in the browser's bundle, readable in a diff.
 * @param {Record<string, Picture>} manifest
 */
function formatManifest(manifest) {
  const lines = Object.entries(manifest).map(
    ([id, picture]) => `${JSON.stringify(id)}:${JSON.stringify(picture)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
