import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import icons from 'simple-icons/icons.json' with { type: 'json' };
import { root } from '../lib/paths';
import { fold } from './dates';

/** Letters, digits and the signs that tell C from C++ and C#. */
const simple = (name: string) => fold(name).replace(/[^\p{L}\d+#]/gu, '');

const slugs = new Map<string, string>();
for (const { title, slug, aliases } of icons)
  for (const name of [title, slug, ...(aliases?.aka ?? [])])
    if (slug && !slugs.has(simple(name))) slugs.set(simple(name), slug);
for (const file of readdirSync(join(root, 'content/icons')))
  slugs.set(simple(file.replace(/\.svg$/, '')), file.replace(/\.svg$/, ''));

/**
 * The logo of a product that has this name, for `icon`.
 * @example findLogo('NodeJS') // 'nodedotjs'
 */
export const findLogo = (name: string): string | undefined =>
  [simple(name), `${simple(name)}js`, simple(name).replace(/js$/, '')]
    .map((one) => slugs.get(one))
    .find(Boolean);
