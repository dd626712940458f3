import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listFiles } from '../lib/files';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;

/** A smaller file fits into one packet as it is. */
const MIN_BYTES = 1024;

/** Writes a .br and a .gz next to every text file, for hosts that send such files. */
export async function compressFiles(out: string): Promise<string> {
  const files = listFiles(out).filter((file) => TEXT.test(file));
  const compress = async (file: string) => {
    const source = readFileSync(join(out, file));
    if (source.length < MIN_BYTES) return;
    writeFileSync(join(out, `${file}.br`), await promisify(brotliCompress)(source));
    writeFileSync(join(out, `${file}.gz`), await promisify(gzip)(source, { level: 9 }));
  };
  // All at once: Node compresses as many at a time as it has threads for it.
  await Promise.all(files.map(compress));
  return `${files.length} text files`;
}
