import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../lib/files';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** Bytes. Smaller files fit into one packet anyway. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz next to every text file of the export, for hosts that send precompressed files. */
export async function compressFiles(out: string): Promise<string> {
  const files = listFiles(out).filter((file) => TEXT.has(extname(file)));
  // All at once: Node compresses as many at a time as it has threads for it.
  const compress = async (file: string) => {
    const source = await readFile(join(out, file));
    if (source.length < SMALLEST) return false;
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    };
    const [br, gz] = await Promise.all([brotli(source, { params }), gzipped(source, { level: 9 })]);
    // The tenth byte names the system it was made on; 255 is "unknown", the same everywhere.
    gz[9] = 255;
    await Promise.all([writeFile(join(out, `${file}.br`), br), writeFile(join(out, `${file}.gz`), gz)]);
    return true;
  };
  const done = await Promise.all(files.map(compress));
  return `${done.filter(Boolean).length} files`;
}
