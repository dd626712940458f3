/** The logos of technologies and networks, each kind as one SVG file of symbols in .cache, which components import. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { optimize } from 'svgo';
import { profile } from '../../content/profile';
import { technologies } from '../../content/technologies';
import { BuildError } from '../lib/errors';
import { writeIfChanged } from '../lib/files';
import { iconFile } from '../lib/icons';

interface Logo {
  name: string;
  icon?: string;
}

/** By kind, then by the id of the symbol. */
type Logos = Record<string, Record<string, Logo>>;

const shownLogos: Logos = { technologies, networks: Object.fromEntries((profile.links ?? []).entries()) };

export function buildLogos(root: string, logos = shownLogos): string {
  for (const [kind, ofKind] of Object.entries(logos)) {
    const symbols = Object.entries(ofKind).map(([id, logo]) => symbol(root, id, logo));
    // Next reads the size of what is imported.
    const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">';
    writeIfChanged(join(root, `.cache/${kind}.svg`), [start, ...symbols, '</svg>\n'].join('\n'));
  }
  return Object.entries(logos)
    .map(([kind, ofKind]) => `${Object.keys(ofKind).length} ${kind}`)
    .join(', ');
}

/**
 * To a hundredth of the 24 units of most icons, which are drawn on 18 pixels. The `<title>` is left out, as the name is
 * next to the logo as text.
 */
function symbol(root: string, id: string, { name, icon }: Logo): string {
  if (!icon) return `<symbol id="${id}" viewBox="0 0 24 24">${letters(name)}</symbol>`;
  const svg = optimized(iconFile(root, icon), id);
  return svg.replace(/^<svg xmlns="[^"]*"/, `<symbol id="${id}"`).replace(/<\/svg>$/, '</symbol>');
}

function optimized(file: string, prefix: string): string {
  try {
    const { data } = optimize(readFileSync(file, 'utf8'), {
      plugins: [
        { name: 'preset-default', params: { floatPrecision: 2 } },
        'removeTitle',
        'removeDimensions',
        { name: 'prefixIds', params: { prefix } },
      ],
    });
    if (data.startsWith('<svg')) return data;
    throw new Error('no svg element');
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new BuildError(`content/icons/${basename(file)}: is not an SVG file (${reason}).`);
  }
}

/** Two letters of a name, cut out of a square: in place of a logo. */
function letters(name: string): string {
  const initials = name.match(/\p{Lu}|(?<![\p{L}\d])\p{L}/gu) ?? [];
  const signs = name.match(/[\p{L}\d+#]/gu) ?? [];
  const text = (initials.length > 1 ? initials : signs).slice(0, 2).join('');
  const place = 'x="12" y="17.2" font-size="14" font-weight="680" text-anchor="middle"';
  return `<path d="M0 0h24v24H0z"/><text ${place} fill="Canvas">${text}</text>`;
}
