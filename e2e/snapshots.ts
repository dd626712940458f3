/** Which site the committed snapshots show: a fork compares its pages once `npm run snapshots` has made its own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { profile } from '../content/profile';

const home = join(import.meta.dirname, '__spoken__/home-fr.yml');

/** Whether the snapshots name the owner of this site, or are being made. */
export function hasOwnSnapshots(): boolean {
  if (process.env.BASE_URL) return false;
  if (!['missing', 'none'].includes(test.info().config.updateSnapshots)) return true;
  return existsSync(home) && readFileSync(home, 'utf8').includes(profile.name);
}
