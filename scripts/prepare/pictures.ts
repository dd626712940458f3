/**
 * Every picture in content/pictures becomes AVIF and WebP files in several widths in public/pictures, and a line in
 * content/pictures.generated.json, from which a component derives the addresses:
 * `${basePath}/pictures/${id}-${width}.${hash}.${format}`.
 *
 * Encoded files are kept in .cache/pictures under a hash of all that decides about them, so a warm build only copies.
 */
import { constants, existsSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { BuildError } from '../lib/errors';
import { listFiles, writeIfChanged, writeWhole } from '../lib/files';
import { inPool } from '../lib/pool';
import { encodePicture, type PictureFacts, pictureHash } from './picture-encoder';
import { type Kind, kindOf, kinds } from './picture-kinds';

interface Master {
  id: string;
  file: string;
  kind: Kind;
}

const EXTENSIONS = new Set(['.png', '.jpg', '.jpeg', '.webp']);

/** Files of editors and systems, and notes next to the pictures; anything else is reported. */
const IGNORED = /(^|\/)(\.|Thumbs\.db$)|\.(md|txt|json|ts)$/i;

const POOL_SIZE = Math.max(2, availableParallelism());

/** In a terminal the line is replaced by the next one, and cleared at the end. */
export function progressLine(done: number, total: number, isTerminal: boolean): string {
  const line = `          pictures: ${done} of ${total} encoded, ${total - done} left`;
  if (!isTerminal) return `${line}\n`;
  return done === total ? '\r\u001b[K' : `\r${line}`;
}

/** Prints how many pictures are left: on one line in a terminal, a line every five seconds elsewhere. */
function progressPrinter(total: number): (done: number) => void {
  let printed = Date.now();
  return (done) => {
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
      return {
        ...master,
        hash: key.slice(0, 8),
        folder: join(root, '.cache/pictures', key.slice(0, 2), key),
      };
    }),
  );

  const missing = pictures.filter(({ folder }) => !existsSync(join(folder, 'facts.json')));
  const printProgress = progressPrinter(missing.length);
  let done = 0;
  await inPool(missing, POOL_SIZE, async ({ folder, ...master }) => {
    await encodeInto(folder, await readFile(join(root, 'content/pictures', master.file)), master);
    done += 1;
    printProgress(done);
  });

  const published = await inPool(pictures, POOL_SIZE, async ({ id, hash, folder }) => {
    const facts: PictureFacts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8'));
    const { width, height, widths, color, alpha } = facts;
    return {
      id,
      names: await publish({ folder, target, id, hash }),
      picture: { width, height, hash, widths, color, alpha },
    };
  });
  const wanted = new Set(published.flatMap(({ names }) => names));
  for (const name of listFiles(target)) {
    if (!wanted.has(name)) rmSync(join(target, name));
  }
  // One line per picture: readable in a diff.
  const lines = published.map(({ id, picture }) => `${JSON.stringify(id)}:${JSON.stringify(picture)}`);
  writeIfChanged(join(root, 'content/pictures.generated.json'), `{\n${lines.join(',\n')}\n}\n`);
  return `${pictures.length} pictures, ${missing.length} encoded, ${pictures.length - missing.length} from the cache`;
}

/** Names are checked before anything is encoded: an error shows in the first second, not after minutes. */
function findMasters(dir: string): Master[] {
  const masters = new Map<string, Master>();
  const errors: string[] = [];
  for (const file of listFiles(dir)) {
    if (IGNORED.test(file)) continue;
    const extension = extname(file);
    const id = file.slice(0, -extension.length || undefined);
    const kind = kindOf(id);
    const twin = masters.get(id);
    const error = !EXTENSIONS.has(extension)
      ? 'not a picture this build reads; save it as .png, .jpg, .jpeg or .webp.'
      : !/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(id)
        ? 'rename it to small letters, digits and single "-"; the name becomes an address.'
        : !kind
          ? `move it into one of the folders ${Object.keys(kinds).join(', ')}; the folder decides its sizes.`
          : twin
            ? `has the same name as ${twin.file}; remove one of the two.`
            : '';
    if (kind && !error) masters.set(id, { id, file, kind });
    else errors.push(`content/pictures/${file}: ${error}`);
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
  // Last: a folder with this file is complete.
  writeWhole(join(folder, 'facts.json'), JSON.stringify(facts));
}

/** Copies a picture's files from the cache to their public names; returns them. A hashed name that exists is right. */
async function publish({
  folder,
  target,
  id,
  hash,
}: {
  folder: string;
  target: string;
  id: string;
  hash: string;
}) {
  await mkdir(dirname(join(target, id)), { recursive: true });
  const variants = readdirSync(folder).filter((name) => name !== 'facts.json');
  return Promise.all(
    variants.map(async (variant) => {
      const [width, format] = variant.split('.');
      const name = `${id}-${width}.${hash}.${format}`;
      const to = join(target, name);
      if (!existsSync(to)) {
        await copyFile(join(folder, variant), `${to}.tmp`, constants.COPYFILE_FICLONE);
        await rename(`${to}.tmp`, to);
      }
      return name;
    }),
  );
}
