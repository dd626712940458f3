import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { profile } from '../../content/profile';
import { root } from './paths';

/** Whether the site is another owner's than the sample's, with other words. */
export const isFork = profile.name !== 'Camille Vega';

/** Whether the committed screenshots show this owner. */
export function hasOwnSnapshots(): boolean {
  const owner = join(root, 'e2e/__screenshots__/owner.txt');
  return existsSync(owner) && readFileSync(owner, 'utf8') === profile.name;
}
