/** Step of the build: a .br and a .gz beside every text file of the export, for hosts that send them as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files.mjs';
import { inPool } from './pool.mjs';

const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** Below this a packet is half empty anyway. */
const SMALLEST = 1024;

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * @param {{ out: string }} options
 * @returns {Promise<string>} one line about what was done
 */
export async function precompress({ out }) {
  const files = listFiles(out).filter((file) => TEXT.has(extname(file)));
  const done = await inPool(files, availableParallelism() * 2, async (file) => {
    const source = await readFile(join(out, file));
    if (source.length < SMALLEST) return false;
    const [brotli, gzipped] = await Promise.all([
      compress.br(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        },
      }),
      compress.gz(source, { level: 9 }),
    ]);
    // The tenth byte of a gzip file names the system it was made on; 255 is "unknown", the same everywhere.
    gzipped[9] = 255;
    await Promise.all([
      writeFile(join(out, `${file}.br`), brotli),
      writeFile(join(out, `${file}.gz`), gzipped),
    ]);
    return true;
  });
  return `${done.filter(Boolean).length} files`;
}
