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

export const iconNames = (root: string) => new Set([...iconsIn(join(root, OWN_ICONS)), ...iconsIn(ICON_SET)]);

const iconsIn = (folder: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
