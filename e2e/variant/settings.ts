import { join } from 'node:path';
import { root } from '../../scripts/lib/paths';

/** Copies of the project that make.ts turns into sites of other owners. */
export const variantFolder = join(root, '.cache/variants/voyage');
export const smallestFolder = join(root, '.cache/variants/smallest');

/** Files that the owner proves something with, by their path in public/. */
export const ownFiles = {
  'google1a2b3c.html': 'google-site-verification: google1a2b3c.html',
  'keybase.txt': 'hej@lindqvist.example\n',
  '.well-known/security.txt': 'Contact: mailto:hej@lindqvist.example\n',
};

/** The site under a path of its own, on a host whose address is known when it is built. */
export const variantSettings = { BASE_PATH: '/voyage', SITE_URL: 'https://camille-vega.example' };
