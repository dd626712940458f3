/**
 * The logos of content/technologies.ts, taken from simple-icons, as one SVG file of symbols. Its name contains its hash,
 * which content/sprite.generated.json passes to the components.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { technologies } from '../../content/technologies';
import { BuildError } from '../lib/errors';
import { writeGenerated, writeHashed } from '../lib/files';
import { root as project } from '../lib/paths';

const icons = join(project, 'node_modules/simple-icons/icons');

type Logos = Record<string, { icon: string }>;

export function buildLogoSprite(root: string, logos: Logos = technologies): string {
  const errors: string[] = [];
  const symbols = Object.entries(logos).map(([id, { icon }]) => {
    const file = join(icons, `${icon}.svg`);
    if (/^[a-z0-9_]+$/.test(icon) && existsSync(file))
      return `<symbol id="${id}" viewBox="0 0 24 24">${pathsOf(readFileSync(file, 'utf8'))}</symbol>`;
    errors.push(
      `content/technologies.ts, ${id}.icon: no icon "${icon}" in simple-icons; expected a slug from https://simpleicons.org.`,
    );
    return '';
  });
  if (errors.length) throw new BuildError(errors.join('\n'));

  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const file = writeHashed(join(root, 'public'), 'technologies', 'svg', sprite);
  writeGenerated(root, 'sprite', { file });
  return `${symbols.length} logos`;
}

/**
 * The paths of an icon's file, to a hundredth of the 24 units that are drawn on 22 pixels. The `<title>` is omitted, as
 * the name is next to the logo as text.
 */
function pathsOf(svg: string): string {
  const { data } = optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }] });
  return (data.match(/<path\b[^>]*>/g) ?? []).join('');
}
