import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';
import { root as project } from './paths';

/** The owner's logos: they win over those of simple-icons. */
const OWN_ICONS = 'content/icons';

const ICON_SET = join(project, 'node_modules/simple-icons/icons');

export function iconFile(root: string, icon: string): string {
  const own = join(root, OWN_ICONS, `${icon}.svg`);
  return existsSync(own) ? own : join(ICON_SET, `${icon}.svg`);
}

export function iconNames(root: string): Set<string> {
  const files = [join(root, OWN_ICONS), ICON_SET].flatMap(listFiles);
  return new Set(files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length)));
}
