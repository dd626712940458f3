import { join } from 'node:path';
import { root } from '../../scripts/lib/paths';

/** The copy of the project that an owner has changed: make.ts makes it, third language included. */
export const variantFolder = join(root, '.cache/variants/voyage');

/** The site under a path of its own, on a host whose address is known when it is built. */
export const variantSettings = { BASE_PATH: '/voyage', SITE_URL: 'https://camille-vega.example' };
