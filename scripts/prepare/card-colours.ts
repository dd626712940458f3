/** The colours of a card around a picture, taken from the picture itself. */
import type { Sharp } from 'sharp';
import { contrast } from '../lib/contrast';

/** The picture is looked at in this many columns and rows. */
const SIDE = 64;
/** From this chroma on a colour is seen as coloured, not as a grey or a cream. */
const COLOURED = 15;
/** A hue counts if it covers this share of the picture. */
const SHARE = 1 / 7;
/** Contrast of text by the Web Content Accessibility Guidelines, level AAA. */
const READABLE = 7;

/** With lightness, chroma, and the twelfth of all hues in CIELAB. */
type Pixel = { rgb: number[]; lightness: number; chroma: number; hue: number };

/**
 * The ground is the picture's most common colour: of its most common hue, where one covers enough.
 * The ink is its most common dark or light colour, whichever reads better on the ground, made
 * darker or lighter until it does.
 * @returns both as "#rrggbb", with a contrast of 7
 */
export async function cardColours(picture: Sharp): Promise<{ ground: string; ink: string }> {
  const pixels = await readPixels(picture);
  const hues = groupsOf(
    pixels.filter(({ chroma }) => chroma >= COLOURED),
    ({ hue }) => hue,
  );
  const [widest = []] = hues;
  let ground = mostCommon(widest.length >= SHARE * pixels.length ? widest : pixels);

  const isInkDark = contrast(ground, '#000000') > contrast(ground, '#ffffff');
  const [limit, opposite] = isInkDark ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  const extremes = pixels.filter(({ lightness }) => (isInkDark ? lightness < 30 : lightness > 75));
  let ink = extremes.length ? mostCommon(extremes) : limit;
  for (let step = 1; step <= 10 && contrast(ground, ink) < READABLE; step++) ink = mix(ink, limit, step / 10);
  // Between dark and light even black or white may not do: the ground makes room.
  while (contrast(ground, ink) < READABLE) ground = mix(ground, opposite, 0.02);
  return { ground, ink };
}

async function readPixels(picture: Sharp): Promise<Pixel[]> {
  const small = picture.resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha();
  const rgb = await small.clone().raw().toBuffer();
  const lab = await small.clone().toColourspace('lab').raw({ depth: 'float' }).toBuffer();
  return Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    const [lightness = 0, a = 0, b = 0] = [0, 1, 2].map((channel) =>
      lab.readFloatLE(4 * (3 * pixel + channel)),
    );
    const turns = Math.atan2(b, a) / (2 * Math.PI) + 1;
    return {
      rgb: [...rgb.subarray(3 * pixel, 3 * pixel + 3)],
      lightness,
      chroma: Math.hypot(a, b),
      hue: Math.floor(12 * turns) % 12,
    };
  });
}

/** Groups of pixels with something in common, the largest first. */
function groupsOf(pixels: Pixel[], keyOf: (pixel: Pixel) => number): Pixel[][] {
  const groups = new Map<number, Pixel[]>();
  for (const pixel of pixels) {
    const key = keyOf(pixel);
    groups.set(key, [...(groups.get(key) ?? []), pixel]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

/** The mean of the largest group of pixels that agree in the first four bits of each channel. */
function mostCommon(pixels: Pixel[]): string {
  const [group = []] = groupsOf(pixels, ({ rgb }) => rgb.reduce((key, value) => 16 * key + (value >> 4), 0));
  const means = [0, 1, 2].map((channel) =>
    Math.round(group.reduce((sum, { rgb }) => sum + (rgb[channel] ?? 0), 0) / group.length),
  );
  return `#${Buffer.from(means).toString('hex')}`;
}

/** A colour with a share of another one. */
function mix(colour: string, other: string, share: number): string {
  const [one, two] = [colour, other].map((hex) => Buffer.from(hex.slice(1), 'hex'));
  const mixed = one?.map((value, channel) => Math.round(value + share * ((two?.[channel] ?? 0) - value)));
  return `#${Buffer.from(mixed ?? []).toString('hex')}`;
}
