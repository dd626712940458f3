/** The logos of technologies and networks, each kind as one SVG file of symbols in .cache. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { optimize, type PluginConfig } from 'svgo';
import { profile } from '../../content/profile';
import { technologies } from '../../content/technologies';
import { writeIfChanged } from '../lib/files';
import { root } from '../lib/paths';
import { BuildError } from '../lib/script';

/** The owner's logos win over those of simple-icons. */
function iconFile(icon: string): string {
  const own = join(root, 'content/icons', `${icon}.svg`);
  return existsSync(own) ? own : join(root, 'node_modules/simple-icons/icons', `${icon}.svg`);
}

/** By the id of the symbol. */
type Logos = Record<string, { name: string; icon?: string }>;

const kinds: Record<string, Logos> = {
  technologies,
  networks: Object.fromEntries((profile.links ?? []).entries()),
};

export function buildLogos(): string {
  // The export draws it into icons, and would not name its file.
  const mark = join(root, 'public/mark.svg');
  readSvg(mark, ['preset-default'], 'public/mark.svg', 'the mark of icons and previews');
  const counts = Object.entries(kinds).map(([kind, logos]) => {
    const symbols = Object.entries(logos).map(([id, { name, icon }]) =>
      icon ? symbol(iconFile(icon), id) : letters(name, id),
    );
    // Next reads the size of what is imported.
    const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">';
    writeIfChanged(join(root, `.cache/${kind}.svg`), [start, ...symbols, '</svg>\n'].join('\n'));
    return `${symbols.length} ${kind}`;
  });
  return counts.join(', ');
}

/** Two decimals are enough, as 24 units are drawn on 18 pixels; the name beside it is its title. */
function symbol(file: string, id: string): string {
  const rounded = { name: 'preset-default', params: { floatPrecision: 2 } } as const;
  const prefixed = { name: 'prefixIds', params: { prefix: id } } as const;
  const svg = readSvg(
    file,
    [rounded, 'removeTitle', 'removeDimensions', prefixed],
    `content/icons/${basename(file)}`,
    'this file, or a slug of simpleicons.org in content/technologies.ts or content/profile.ts',
  );
  return svg.replace(/^<svg xmlns="[^"]*"/, `<symbol id="${id}"`).replace(/<\/svg>$/, '</symbol>');
}

/** @throws BuildError for a file that is missing, or that a browser would not show */
function readSvg(file: string, plugins: PluginConfig[], place: string, expected: string): string {
  if (!existsSync(file)) throw new BuildError(`${place}: is missing; expected ${expected}.`);
  try {
    const { data } = optimize(readFileSync(file, 'utf8'), { plugins });
    if (data.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')) return data;
    throw new Error('no <svg xmlns="http://www.w3.org/2000/svg">');
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new BuildError(`${place}: is no SVG file that the build can read (${reason}).`);
  }
}

/** Two letters of a name, cut out of a square: in place of a logo. */
function letters(name: string, id: string): string {
  const initials = name.match(/\p{Lu}|(?<![\p{L}\d])\p{L}/gu) ?? [];
  const signs = name.match(/[\p{L}\d+#]/gu) ?? [];
  const text = (initials.length > 1 ? initials : signs).slice(0, 2).join('');
  const place = 'x="12" y="17.2" font-size="14" font-weight="680" text-anchor="middle"';
  const drawing = `<path d="M0 0h24v24H0z"/><text ${place} fill="Canvas">${text}</text>`;
  return `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`;
}
