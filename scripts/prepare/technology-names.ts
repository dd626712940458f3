import { join } from 'node:path';
import { technologies } from '../../content/technologies';
import { writeIfChanged } from '../lib/files';
import { root } from '../lib/paths';

/** Pages need only the names of technologies: their logos are in one file. */
export function buildTechnologyNames(): string {
  const names = Object.fromEntries(Object.entries(technologies).map(([id, { name }]) => [id, name]));
  writeIfChanged(join(root, '.cache/technology-names.json'), JSON.stringify(names));
  return `${Object.keys(names).length}`;
}
