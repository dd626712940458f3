/**
 * Every picture in content/pictures becomes AVIF files in several widths and one WebP file in .cache/pictures, which
 * app/(files)/pictures exports, and a line in .cache/pictures.json. A file's name contains a hash of all that decides about
 * its bytes: `${id}-${width}.${hash}.${format}`. So a warm build encodes nothing, and browsers keep the files for ever.
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { BuildError } from '../lib/errors';
import { listFiles, writeIfChanged, writeWhole } from '../lib/files';
import { encodePicture, pictureHash } from './picture-encoder';
import { type Kind, kindOf, kinds } from './picture-kinds';

interface Master {
  id: string;
  /** Its path below content/pictures. */
  file: string;
  kind: Kind;
}

const EXTENSIONS = new Set(['.png', '.jpg', '.jpeg', '.webp']);

/** Words of small letters and digits, joined by "-", in folders of such names. */
const NAME = /^[a-z0-9]+([-/][a-z0-9]+)*$/;

/** Files of editors and systems, and notes next to the pictures; anything else is reported. */
const IGNORED = /(^|\/)(\.|Thumbs\.db$)|\.(md|txt|json|ts)$/i;

export async function buildPictures(root: string): Promise<string> {
  const cache = join(root, '.cache/pictures');
  const read = (file: string) => readFileSync(join(root, 'content/pictures', file));
  const pictures = findMasters(join(root, 'content/pictures')).map((master) => {
    const hash = pictureHash(read(master.file), master.kind).slice(0, 8);
    // Written last: where these are, the files of the picture are complete.
    return { ...master, hash, facts: join(cache, `${master.id}.${hash}.json`) };
  });

  const missing = pictures.filter(({ facts }) => !existsSync(facts));
  if (missing.length) console.log(`          pictures: ${missing.length} to encode`);
  const encode = async ({ id, file, kind, hash, facts }: (typeof missing)[number]) => {
    const encoded = await encodePicture(read(file), kind).catch((error) => {
      const [reason] = String(error?.message ?? error).split('\n');
      throw new BuildError(
        `content/pictures/${file}: can't be read as a picture (${reason}); export it again as PNG, JPEG or WebP, or remove it.`,
      );
    });
    for (const { width, format, data } of encoded.files)
      writeWhole(join(cache, `${id}-${width}.${hash}.${format}`), data);
    writeWhole(facts, JSON.stringify({ hash, ...encoded.facts }));
  };
  await Readable.from(missing).forEach(encode, { concurrency: Math.max(2, availableParallelism()) });

  const lines = pictures.map(({ id, facts }) => `${JSON.stringify(id)}:${readFileSync(facts, 'utf8')}`);
  writeIfChanged(join(root, '.cache/pictures.json'), `{\n${lines.join(',\n')}\n}\n`);
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
