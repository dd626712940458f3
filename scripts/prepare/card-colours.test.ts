import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { contrast } from '../lib/contrast';
import { cardColours } from './card-colours';

/** A picture of stripes, each with a colour and its share of the whole. */
function stripes(...parts: [colour: string, share: number][]) {
  let y = 0;
  const bands = parts.map(([colour, share]) => {
    const band = `<rect y="${y}" width="640" height="${640 * share}" fill="${colour}"/>`;
    y += 640 * share;
    return band;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640">${bands.join('')}</svg>`;
  return sharp(Buffer.from(drawing));
}

test('a card has the colours of its picture', async () => {
  const coral = await cardColours(stripes(['#ff6a55', 0.6], ['#fff0e4', 0.2], ['#1c0a22', 0.2]));
  expect(coral.ground).toBe('#ff6a55');
  expect(contrast(coral.ink, '#000000'), 'dark').toBeLessThan(1.2);
  const teal = await cardColours(stripes(['#fefefe', 0.5], ['#f7f0e6', 0.3], ['#0a5a54', 0.2]));
  expect(teal).toEqual({ ground: '#0a5a54', ink: '#fefefe' });
});

test('a hue that covers little of a picture leaves the card its most common colour', async () => {
  const card = await cardColours(stripes(['#f5f0e6', 0.6], ['#182430', 0.3], ['#0a7772', 0.1]));
  expect(card).toEqual({ ground: '#f5f0e6', ink: '#182430' });
});

test('text on a card has a contrast of 7 for any picture', async () => {
  for (const colour of [
    '#000000',
    '#777777',
    '#ff0000',
    '#00ff00',
    '#808000',
    '#0000ff',
    '#a0522d',
    '#ffffff',
  ]) {
    const { ground, ink } = await cardColours(stripes([colour, 1]));
    expect(contrast(ground, ink), colour).toBeGreaterThanOrEqual(7);
  }
});
