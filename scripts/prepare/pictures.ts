/**
 * Every picture in content/pictures becomes files, whose names contain a hash of all that decides
 * about their bytes: a warm build encodes nothing, and browsers keep the files for ever.
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isPicture } from '../../app/(files)/picture-files';
import { listFiles, sha256, writeIfChanged, writeWhole } from '../lib/files';
import { BuildError } from '../lib/script';
import { height, width } from './drawing/shapes';
import { type Encoding, encodePicture, pictureHash } from './encode-picture';

/** By folder; the last width is for two device pixels per CSS pixel, `phone` for names with it. */
const kinds: Record<string, Encoding & { phone?: number[] }> = {
  scenes: {
    widths: [640, 960, 1280, 1920, 2560],
    phone: [390, 640, 828, 1290],
    avif: 50,
    chroma: '4:2:0',
    webp: 72,
  },
  works: { widths: [400, 750, 1280, 1920], avif: 55, chroma: '4:4:4', webp: 78, card: true },
  portrait: { widths: [240, 480, 700, 960, 1400], avif: 60, chroma: '4:2:0', webp: 80 },
  covers: { widths: [160, 320, 640], avif: 46, chroma: '4:4:4', webp: 78, card: true },
  // The first one is the width of the players.
  posters: { widths: [200, 400, 800], avif: 55, chroma: '4:4:4', webp: 75, card: true },
  worlds: { widths: [400, 500, 800, 1200], avif: 45, chroma: '4:2:0', webp: 75 },
};

/** Pictures in other formats are reported; what systems and editors leave is none of them. */
const OTHER_FORMAT = /(^|\/)[^./][^/]*\.(avif|bmp|gif|hei[cf]|jfif|jxl|psd|svg|tiff?)$/i;

/** The file of each id, such as `works/x`; a BuildError has a line for each mistake. */
function findMasters(folder: string): Map<string, string> {
  const masters = new Map<string, string>();
  const errors: string[] = [];
  for (const file of listFiles(folder).filter((name) => isPicture(name) || OTHER_FORMAT.test(name))) {
    const id = file.slice(0, -extname(file).length || undefined);
    const report = (message: string) => errors.push(`content/pictures/${file}: ${message}`);
    if (!isPicture(file))
      report('is not a picture that the build can read; save it as .png, .jpg, .jpeg or .webp.');
    else if (!/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(id))
      report('its name becomes an address; rename it to lower-case letters, digits and single "-".');
    else if (!Object.hasOwn(kinds, id.replace(/\/.*/, '')))
      report(
        `move it into one of the folders ${Object.keys(kinds).join(', ')}; the folder decides its sizes.`,
      );
    else if (masters.has(id)) report(`has the same name as ${masters.get(id)}; remove one of the two.`);
    else masters.set(id, file);
  }
  if (errors.length) throw new BuildError(errors.join('\n'));
  return masters;
}

/** A picture that the build has drawn, as SVG, and the colours of a card around it. */
interface Drawing {
  id: string;
  svg: string;
  color: string;
  ink: string;
  /** That of its bodies. */
  side: 'left' | 'right';
}

/** @param drawings pictures that need no encoding */
export async function buildPictures(root: string, drawings: readonly Drawing[] = []): Promise<string> {
  const cache = join(root, '.cache/pictures');
  const pictures = [...findMasters(join(root, 'content/pictures'))].map(([id, file]) => {
    const kind = kinds[id.replace(/\/.*/, '')] as (typeof kinds)[string];
    const encoding = { ...kind, widths: (id.endsWith('-phone') && kind.phone) || kind.widths };
    const read = () => readFileSync(join(root, 'content/pictures', file));
    const hash = pictureHash(read(), encoding);
    // `facts` is written last: where it exists, the files of the picture are complete.
    return { id, file, encoding, read, hash, facts: join(cache, `${id}.${hash}.json`) };
  });

  const missing = pictures.filter(({ facts }) => !existsSync(facts));
  if (missing.length) console.log(`          pictures: ${missing.length} to encode`);
  const encode = async ({ id, file, encoding, read, hash, facts }: (typeof missing)[number]) => {
    const encoded = await encodePicture(read(), encoding).catch((error) => {
      const [reason] = String(error?.message ?? error).split('\n');
      throw new BuildError(
        `content/pictures/${file}: can't be read as a picture (${reason}); export it again as PNG, JPEG or WebP, or remove it.`,
      );
    });
    for (const [name, data] of Object.entries(encoded.files))
      writeWhole(join(cache, `${id}-${name.replace('.', `.${hash}.`)}`), data);
    writeWhole(facts, JSON.stringify({ hash, ...encoded.facts }));
  };
  await Readable.from(missing).forEach(encode, { concurrency: Math.max(2, availableParallelism()) });

  const lines = pictures.map(({ id, facts }) => `${JSON.stringify(id)}:${readFileSync(facts, 'utf8')}`);
  for (const { id, svg, color, ink, side } of drawings) {
    const hash = sha256(svg).slice(0, 8);
    writeIfChanged(join(cache, `${id}-${width}.${hash}.svg`), svg);
    const facts = { hash, width, height, widths: [width], color, ink, side };
    lines.push(`${JSON.stringify(id)}:${JSON.stringify(facts)}`);
  }
  writeIfChanged(join(root, '.cache/pictures.json'), `{\n${lines.join(',\n')}\n}\n`);
  return `${pictures.length} pictures, ${missing.length} encoded, ${pictures.length - missing.length} from the cache, ${drawings.length} drawn`;
}
