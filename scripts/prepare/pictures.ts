/**
 * Every picture in content/pictures becomes AVIF files in several widths and one WebP file in public/pictures, and a
 * line in content/pictures.generated.json, from which a component derives the addresses:
 * `${basePath}/pictures/${id}-${width}.${hash}.${format}`.
 *
 * Encoded files are kept in .cache/pictures under a hash of all that decides about them, so a warm build only copies.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { BuildError } from '../lib/errors';
import { listFiles, writeIfChanged, writeWhole } from '../lib/files';
import { encodePicture, type PictureFacts, pictureHash } from './picture-encoder';
import { type Kind, kindOf, kinds } from './picture-kinds';

interface Master {
  id: string;
  file: string;
  kind: Kind;
}

const EXTENSIONS = new Set(['.png', '.jpg', '.jpeg', '.webp']);

/** Words of small letters and digits, joined by "-", in folders of such names. */
const NAME = /^[a-z0-9]+([-/][a-z0-9]+)*$/;

/** Files of editors and systems, and notes next to the pictures; anything else is reported. */
const IGNORED = /(^|\/)(\.|Thumbs\.db$)|\.(md|txt|json|ts)$/i;

/** The file of a picture's facts in the cache; written last, so a folder that has it is complete. */
const FACTS = 'facts.json';

/** In a terminal the line is replaced by the next one, and cleared at the end. */
export function progressLine(done: number, total: number, isTerminal: boolean): string {
  const line = `          pictures: ${done} of ${total} encoded, ${total - done} left`;
  if (!isTerminal) return `${line}\n`;
  return done === total ? '\r\u001b[K' : `\r${line}`;
}

/** Prints how many pictures are left: on one line in a terminal, a line every five seconds elsewhere. */
function progressPrinter(total: number): () => void {
  let printed = Date.now();
  let done = 0;
  return () => {
    done += 1;
    const { isTTY } = process.stdout;
    if (!isTTY && Date.now() - printed < 5000) return;
    printed = Date.now();
    process.stdout.write(progressLine(done, total, isTTY));
  };
}

export async function buildPictures(root: string): Promise<string> {
  const target = join(root, 'public/pictures');
  const pictures = await Promise.all(
    findMasters(join(root, 'content/pictures')).map(async (master) => {
      const data = await readFile(join(root, 'content/pictures', master.file));
      const key = pictureHash(data, master.kind);
      const folder = join(root, '.cache/pictures', key.slice(0, 2), key);
      return { ...master, hash: key.slice(0, 8), folder };
    }),
  );
  const missing = pictures.filter(({ folder }) => !existsSync(join(folder, FACTS)));
  const printProgress = progressPrinter(missing.length);
  const encode = async ({ folder, file, kind }: (typeof missing)[number]) => {
    await encodeInto(folder, await readFile(join(root, 'content/pictures', file)), { file, kind });
    printProgress();
  };
  await Readable.from(missing).forEach(encode, { concurrency: Math.max(2, availableParallelism()) });

  const names = new Set(pictures.flatMap(({ id, hash, folder }) => publish(id, hash, folder, target)));
  for (const name of listFiles(target)) {
    if (!names.has(name)) rmSync(join(target, name));
  }
  // One line per picture: readable in a diff.
  const lines = pictures.map(({ id, hash, folder }) => {
    const { width, height, ...facts }: PictureFacts = JSON.parse(readFileSync(join(folder, FACTS), 'utf8'));
    return `${JSON.stringify(id)}:${JSON.stringify({ width, height, hash, ...facts })}`;
  });
  writeIfChanged(join(root, 'content/pictures.generated.json'), `{\n${lines.join(',\n')}\n}\n`);
  return `${pictures.length} pictures, ${missing.length} encoded, ${pictures.length - missing.length} from the cache`;
}

/** Names are checked before anything is encoded: an error shows in the first second, not after minutes. */
function findMasters(dir: string): Master[] {
  const masters = new Map<string, Master>();
  const errors: string[] = [];
  for (const file of listFiles(dir).filter((name) => !IGNORED.test(name))) {
    const id = file.slice(0, -extname(file).length || undefined);
    const kind = kindOf(id);
    const twin = masters.get(id);
    const report = (message: string) => errors.push(`content/pictures/${file}: ${message}`);
    if (!EXTENSIONS.has(extname(file)))
      report('is not a picture that the build can read; save it as .png, .jpg, .jpeg or .webp.');
    else if (!NAME.test(id))
      report('its name becomes an address; rename it to lower-case letters, digits and single "-".');
    else if (!kind)
      report(
        `move it into one of the folders ${Object.keys(kinds).join(', ')}; the folder decides its sizes.`,
      );
    else if (twin) report(`has the same name as ${twin.file}; remove one of the two.`);
    else masters.set(id, { id, file, kind });
  }
  if (errors.length) throw new BuildError(errors.join('\n'));
  return [...masters.values()];
}

async function encodeInto(folder: string, master: Buffer, { kind, file }: Pick<Master, 'kind' | 'file'>) {
  const { facts, files } = await encodePicture(master, kind).catch((error) => {
    const [reason] = String(error?.message ?? error).split('\n');
    throw new BuildError(
      `content/pictures/${file}: can't be read as a picture (${reason}); export it again as PNG, JPEG or WebP, or remove it.`,
    );
  });
  for (const { width, format, data } of files) writeWhole(join(folder, `${width}.${format}`), data);
  writeWhole(join(folder, FACTS), JSON.stringify(facts));
}

/** Copies a picture's files from the cache to their public names; returns them. A hashed name that exists is right. */
function publish(id: string, hash: string, folder: string, target: string): string[] {
  const variants = readdirSync(folder).filter((name) => name !== FACTS);
  return variants.map((variant) => {
    const [width, format] = variant.split('.');
    const name = `${id}-${width}.${hash}.${format}`;
    const to = join(target, name);
    if (!existsSync(to)) writeWhole(to, readFileSync(join(folder, variant)));
    return name;
  });
}
