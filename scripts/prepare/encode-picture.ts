/** Turns one master picture into the files of the export. */
import sharp, { type Sharp } from 'sharp';
import { sha256 } from '../lib/files';
import { cardColours } from './card-colours';

// A thread per picture: several are encoded at once, and the number of cores changes no bytes.
sharp.concurrency(1);
// Each master is read once; a cache would only take memory.
sharp.cache(false);

/** Increase it when the code below changes the result. */
const RECIPE = 11;

/** What a kind of picture is encoded to. */
export interface Encoding {
  /** In pixels, ascending; a narrower master is never enlarged. */
  widths: number[];
  /** AVIF quality. */
  avif: number;
  /** How much colour AVIF keeps: all of it where there is small coloured text. */
  chroma: '4:2:0' | '4:4:4';
  /** WebP quality of the largest width, for the few browsers without AVIF. */
  webp: number;
  /** Whether a card around it takes its colours. */
  card?: boolean;
}

/** A hash of everything that decides about the encoded bytes: part of the names of the files. */
export function pictureHash(master: Buffer, { widths, avif, chroma, webp, card }: Encoding): string {
  const { sharp: version, vips } = sharp.versions;
  const settings = JSON.stringify([RECIPE, version, vips, widths, avif, chroma, webp, card]);
  return sha256(Buffer.concat([Buffer.from(settings), master])).slice(0, 8);
}

/** @returns what the manifest contains for the picture, and its files by `${width}.${format}` */
export async function encodePicture(master: Buffer, encoding: Encoding) {
  const { widths: wanted, avif, chroma, webp, card } = encoding;
  // Upright and in sRGB first, so that the widths are those of the picture as it is seen.
  const { data, info } = await sharp(master, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const source = () => sharp(data, { raw: { width, height, channels } });
  const alpha = channels === 2 || channels === 4 ? !(await source().stats()).isOpaque : false;

  // Its own width replaces the first one that it can't fill: a small master loses no detail.
  const fitting = wanted.filter((target) => target < width);
  const widths = fitting.length < wanted.length ? [...fitting, width] : wanted;
  const resized = (target: number) => {
    const image = source().resize({ width: target, kernel: 'lanczos3' });
    return alpha ? image : image.removeAlpha();
  };
  const files: Record<string, Buffer> = {};
  // With eight bits per channel a dark sky shows steps. Effort 3 takes three times as long for 0 to
  // 3 % fewer bytes in the widths that phones load.
  const options = { quality: avif, chromaSubsampling: chroma, bitdepth: 10, effort: 1 } as const;
  for (const target of widths) files[`${target}.avif`] = await resized(target).avif(options).toBuffer();
  const largest = widths.at(-1) ?? width;
  // Without `smartSubsample`, which would take five times as long.
  files[`${largest}.webp`] = await resized(largest)
    .webp({ quality: webp, effort: 2, alphaQuality: 90 })
    .toBuffer();
  const { ground: color, ink } = card
    ? await cardColours(source())
    : { ground: await averageColor(source()), ink: undefined };
  return { facts: { width, height, widths, color, ink, ...(alpha && { alpha }) }, files };
}

/** The colour shown while the picture loads, such as "#0a1b2c". Transparent pixels don't count. */
async function averageColor(image: Sharp): Promise<string> {
  const pixel = await image
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}
