/** The scripts of the export that a page loads late, found by what they hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import catalogue from '../app/_components/contact/sky/catalogue.json' with { type: 'json' };
import { root } from '../scripts/lib/paths';

const folder = '_next/static/chunks';

/** The only chunk with a text, as an address in the export. */
function chunkWith(text: string): string {
  const chunks = readdirSync(join(root, 'out', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.js') && readFileSync(join(root, 'out', file), 'utf8').includes(text));
  const [chunk, ...others] = chunks;
  if (!chunk || others.length)
    throw new Error(`${chunks.length} chunks hold "${text.slice(0, 40)}", not one`);
  return chunk;
}

/** Arithmetic, drawing, words and stars of the sky on Contact. */
export const skyChunk = () => chunkWith(catalogue.brightness);

/** The drawing of the worlds on Exoplanets. */
export const worldsChunk = () => chunkWith('samplerCube');
