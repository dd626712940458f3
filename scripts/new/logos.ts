import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import icons from 'simple-icons/icons.json' with { type: 'json' };
import { root } from '../lib/paths';
import { fold } from './dates';

/** Letters, digits and the signs that tell C from C++ and C#. */
const simple = (name: string) => fold(name).replace(/[^\p{L}\d+#]/gu, '');

/** Names that people write and the data does not have. */
const slugs = new Map([
  ['html', 'html5'],
  ['postgres', 'postgresql'],
]);
for (const { title, slug, aliases } of icons)
  for (const name of [title, slug, ...(aliases?.aka ?? [])])
    if (slug && !slugs.has(simple(name))) slugs.set(simple(name), slug);
for (const file of readdirSync(join(root, 'content/icons')))
  slugs.set(simple(file.replace(/\.svg$/, '')), file.replace(/\.svg$/, ''));

/**
 * The logo of a product that has this name, for `icon`.
 * @example findLogo('NodeJS') // 'nodedotjs'
 */
export function findLogo(name: string): string | undefined {
  const exact = simple(name);
  const anyVersion = exact.replace(/(?<=\p{L}{3})\d+$/u, '');
  return [exact, anyVersion, `${anyVersion}js`, anyVersion.replace(/js$/, '')]
    .map((one) => slugs.get(one))
    .find(Boolean);
}
