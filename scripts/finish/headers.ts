import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths';

/** Writes the response headers for hosts that read them. */
export function writeHeaders(out: string, basePath: string): string {
  const template = readFileSync(join(root, 'scripts/finish/_headers'), 'utf8');
  const headers = template.replaceAll('BASE_PATH', basePath);
  writeFileSync(join(out, '_headers'), headers);
  return '_headers';
}
