import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files';

/** What a browser decodes by the charset that the host states. JSON and vCards are always UTF-8. */
const DECODED = /\.(html|js|css|svg)$/;

/**
 * Begins these files with a byte order mark. Some hosts state a charset of their own,
 * such as Apache with `AddDefaultCharset`, and the mark outweighs it.
 * https://encoding.spec.whatwg.org/#decode
 * @param own files of public/, which stay as they are
 */
export function addByteOrderMarks(out: string, own: string[]): string {
  const files = listFiles(out).filter((file) => DECODED.test(file) && !own.includes(file));
  for (const file of files) writeFileSync(join(out, file), `\ufeff${readFileSync(join(out, file), 'utf8')}`);
  return `${files.length} files`;
}
