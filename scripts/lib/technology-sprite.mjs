/**
 * Step of the build: the logos of content/technologies.ts, taken from simple-icons, as one SVG file of symbols. Its name
 * holds its hash, which content/sprite.generated.json hands to the components.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { BuildFault } from './faults.mjs';
import { writeIfChanged } from './files.mjs';
import { importTypeScript } from './typescript-modules.mjs';

const SPRITE_NAME = /^technologies\.[0-9a-f]{8}\.svg$/;

/**
 * @param {{ root: string }} options
 * @returns {Promise<string>} one line about what was done
 */
export async function buildTechnologySprite({ root }) {
  const { technologies } = /** @type {{ technologies: Record<string, { name: string, icon: string }> }} */ (
    await importTypeScript(root, 'content/technologies.ts')
  );
  const iconFolder = join(root, 'node_modules/simple-icons/icons');
  /** @type {string[]} */
  const faults = [];
  const symbols = Object.entries(technologies).map(([id, { icon }]) => {
    const file = join(iconFolder, `${icon}.svg`);
    const isSlug = /^[a-z0-9_]+$/.test(icon);
    if (isSlug && existsSync(file))
      return `<symbol id="${id}" viewBox="0 0 24 24">${drawing(readFileSync(file, 'utf8'))}</symbol>`;
    faults.push(
      `content/technologies.ts, ${id}.icon: no icon "${icon}" in simple-icons; expected a slug${hint(iconFolder, icon)}.`,
    );
    return '';
  });
  if (faults.length) throw new BuildFault(faults.join('\n'));

  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  const name = `technologies.${hash}.svg`;
  const folder = join(root, 'public');
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) {
    if (SPRITE_NAME.test(old) && old !== name) rmSync(join(folder, old));
  }
  writeIfChanged(join(folder, name), sprite);
  writeIfChanged(join(root, 'content/sprite.generated.json'), `${JSON.stringify({ file: name })}\n`);
  return `${symbols.length} logos`;
}

/**
 * What a symbol needs of an icon's file: its paths, to a hundredth of the 24 units that are drawn on 22 pixels. The
 * `<title>` goes, as the name stands beside the logo as text.
 * @param {string} svg
 */
function drawing(svg) {
  const { data } = optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }] });
  return (data.match(/<path\b[^>]*>/g) ?? []).join('');
}

/**
 * Slugs that look alike, for the one who mistyped.
 * @param {string} folder
 * @param {string} icon
 */
function hint(folder, icon) {
  const plain = icon.toLowerCase().replace(/[^a-z0-9]/g, '');
  const alike = readdirSync(folder)
    .map((file) => file.replace(/\.svg$/, ''))
    .filter(
      (slug) => plain.length > 2 && (slug.startsWith(plain) || plain.startsWith(slug)) && slug.length > 2,
    )
    .slice(0, 3);
  return alike.length ? ` such as ${alike.join(', ')}` : ' from https://simpleicons.org';
}
