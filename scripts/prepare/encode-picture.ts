/** Turns one master picture into the files of the export. Everything that decides about their bytes is here. */
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Kind } from './picture-kinds';

// One thread per picture: several are encoded at once, and the bytes don't depend on the number of cores.
sharp.concurrency(1);
// Each master is read once; a cache would only take memory.
sharp.cache(false);

/** Increase this when the code below changes the result; the encoder's own version is part of the hash anyway. */
const RECIPE = 9;

/** What the manifest contains for a picture, except its hash. */
export interface PictureFacts {
  width: number;
  height: number;
  widths: number[];
  color: string;
  alpha?: true;
}

export interface EncodedFile {
  width: number;
  format: 'avif' | 'webp';
  data: Buffer;
}

/** A hash, hexadecimal, of everything that decides about the encoded bytes. */
export function pictureHash(master: Buffer, { widths, avif, chroma, webp }: Kind): string {
  const { sharp: version, vips } = sharp.versions;
  const settings = JSON.stringify([RECIPE, version, vips, widths, avif, chroma, webp]);
  return createHash('sha256').update(settings).update(master).digest('hex');
}

export async function encodePicture(
  master: Buffer,
  kind: Kind,
): Promise<{ facts: PictureFacts; files: EncodedFile[] }> {
  // Upright and in sRGB first, so that the widths are those of the picture as it is seen.
  const { data, info } = await sharp(master, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const source = () => sharp(data, { raw: { width, height, channels } });
  const alpha = channels === 2 || channels === 4 ? !(await source().stats()).isOpaque : false;

  const files: EncodedFile[] = [];
  const widths = widthsFor(kind.widths, width);
  for (const target of widths) {
    const resized = source().resize({ width: target, kernel: 'lanczos3' });
    const image = alpha ? resized : resized.removeAlpha();
    const avif = image.clone().avif(avifOptions(kind));
    files.push({ width: target, format: 'avif', data: await avif.toBuffer() });
    if (target === widths.at(-1))
      files.push({ width: target, format: 'webp', data: await image.webp(webpOptions(kind)).toBuffer() });
  }
  const facts = { width, height, widths, color: await averageColor(source()) };
  return { facts: alpha ? { ...facts, alpha } : facts, files };
}

/**
 * Ten bits per channel: with eight, a dark sky shows visible steps. Effort 3 would take three times as long for 0 to 3 %
 * fewer bytes in the widths that phones load.
 */
const avifOptions = ({ avif, chroma }: Kind) =>
  ({ quality: avif, chromaSubsampling: chroma, bitdepth: 10, effort: 1 }) as const;

/** Without `smartSubsample`, which would take five times as long for a file that few browsers ask for. */
const webpOptions = ({ webp }: Kind) => ({ quality: webp, effort: 2, alphaQuality: 90 });

/**
 * The wanted widths that the master can fill. Its own width replaces the first one that it can't, so that a small master
 * loses no detail.
 * @param wanted ascending
 */
function widthsFor(wanted: number[], available: number): number[] {
  const fitting = wanted.filter((width) => width <= available);
  const isCutShort = fitting.length < wanted.length && fitting.at(-1) !== available;
  return isCutShort ? [...fitting, available] : fitting;
}

/** The colour shown while the picture loads, such as "#0a1b2c". Transparent pixels don't count. */
async function averageColor(image: Sharp): Promise<string> {
  const pixels = await image.resize(16, 16, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    weight += alpha;
    sums.forEach((sum, channel) => {
      sums[channel] = sum + (pixels[at + channel] ?? 0) * alpha;
    });
  }
  const means = sums.map((sum) => Math.round(sum / (weight || 1)));
  return `#${means.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
