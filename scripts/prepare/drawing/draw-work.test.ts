import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { contrast } from '../../lib/contrast';
import { drawWork } from './draw-work';
import { type MotifName, motifs } from './motifs';

const names = Object.keys(motifs) as MotifName[];

/** Works of every motif, ground and number of stars, with names that say nothing. */
const works = Array.from({ length: 7 * names.length }, (_, number) => ({
  slug: `work-${number}`,
  number,
  motif: names[number % names.length] ?? 'rings',
  parts: number % 15,
}));

test('each drawing is a small SVG in whole units of its own, and its ink is readable on it', async () => {
  const drawings = new Set<string>();
  for (const facts of works) {
    const { svg, color, ink } = drawWork(facts);
    drawings.add(svg);
    const place = JSON.stringify(facts);
    expect.soft(brotliCompressSync(svg).length, place).toBeLessThanOrEqual(1500);
    expect.soft(/NaN|undefined|Infinity|\d\.\d{2}/.exec(svg)?.[0], place).toBeUndefined();
    const ids = svg.match(/ id="[^"]+"/g) ?? [];
    expect.soft(new Set(ids).size, place).toBe(ids.length);
    expect.soft(contrast(color, ink), place).toBeGreaterThanOrEqual(7);
    // It throws where the text is no XML.
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect.soft([width, height], place).toEqual([1600, 1000]);
  }
  expect(drawings.size, 'other facts give another one').toBe(works.length);
  const again = works.slice(0, 3).map((facts) => drawWork(facts).svg);
  expect(again, 'the same facts give the same one').toEqual([...drawings].slice(0, 3));
});
