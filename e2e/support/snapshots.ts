import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../app/lib/locales';
import { profile } from '../../content/profile';
import { root } from '../../scripts/lib/paths';

/** Whether the committed snapshots show this owner. */
export function hasOwnSnapshots(): boolean {
  const head = join(root, `e2e/__texts__/head-home-${defaultLocale}.txt`);
  return existsSync(head) && readFileSync(head, 'utf8').includes(`og:site_name ${profile.name}\n`);
}
