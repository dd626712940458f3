/**
 * Turns one master picture into the files that are shipped. Everything that decides about bytes is here, so that the
 * hash in the names covers it.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';

// One thread a picture: the pool runs several pictures at once, and the bytes can't depend on the number of cores.
sharp.concurrency(1);
// Each master is read once; a cache would only hold memory.
sharp.cache(false);

/**
 * Grow this when the code below changes what comes out; the encoder's own version is part of the hash anyway.
 */
const RECIPE = 6;

/** @typedef {{ width: number, format: 'avif' | 'webp', data: Buffer }} EncodedFile */

/**
 * What the manifest keeps of one picture, save its hash.
 * @typedef {{ width: number, height: number, widths: number[], color: string, alpha?: true }} PictureFacts
 */

/**
 * A hash over everything that decides about the encoded bytes.
 * @param {Buffer} master
 * @param {import('./picture-kinds.mjs').Kind} kind
 * @returns {string} hexadecimal
 */
export function pictureHash(master, kind) {
  const { widths, avif, chroma, webp } = kind;
  const settings = JSON.stringify([
    RECIPE,
    sharp.versions.sharp,
    sharp.versions.vips,
    widths,
    avif,
    chroma,
    webp,
  ]);
  return createHash('sha256').update(settings).update(master).digest('hex');
}

/**
 * @param {Buffer} master
 * @param {import('./picture-kinds.mjs').Kind} kind
 * @returns {Promise<{ facts: PictureFacts, files: EncodedFile[] }>}
 */
export async function encodePicture(master, kind) {
  // Upright and in sRGB first, so that the widths count the picture as it is seen. Truncated files are a fault.
  const { data, info } = await sharp(master, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const alpha = info.channels === 2 || info.channels === 4 ? !(await source().stats()).isOpaque : false;
  const widths = widthsFor(kind.widths, info.width);

  /** @type {EncodedFile[]} */
  const files = [];
  for (const width of widths) {
    const resized = () => {
      const image = source().resize({ width, kernel: 'lanczos3' });
      return alpha ? image : image.removeAlpha();
    };
    files.push({ width, format: 'avif', data: await resized().avif(avifOptions(kind, width)).toBuffer() });
    files.push({
      width,
      format: 'webp',
      data: await resized()
        .webp({ quality: kind.webp, effort: 4, alphaQuality: 90, smartSubsample: kind.chroma === '4:4:4' })
        .toBuffer(),
    });
  }

  /** @type {PictureFacts} */
  const facts = { width: info.width, height: info.height, widths, color: await averageColor(source()) };
  return { facts: alpha ? { ...facts, alpha } : facts, files };
}

/**
 * Ten bits a channel: with eight a dark sky falls into steps that the eye sees (compared side by side, contrast raised),
 * with ten it does not, and the file gets smaller. Each step of effort takes two to three times as long for 2 to 6 % fewer
 * bytes: the small widths are worth it, the wide ones would double a cold build.
 * @param {import('./picture-kinds.mjs').Kind} kind
 * @param {number} width
 */
function avifOptions(kind, width) {
  return /** @type {const} */ ({
    quality: kind.avif,
    chromaSubsampling: kind.chroma,
    bitdepth: 10,
    effort: width < 1000 ? 3 : 2,
  });
}

/**
 * The wished widths that the master can fill. Its own width takes the place of the first one that it can't, so that no
 * detail of a small master is lost.
 * @param {number[]} wished ascending
 * @param {number} available
 * @returns {number[]}
 */
export function widthsFor(wished, available) {
  const fitting = wished.filter((width) => width <= available);
  const isCutShort = fitting.length < wished.length && fitting.at(-1) !== available;
  return isCutShort ? [...fitting, available] : fitting;
}

/**
 * The colour that stands in the picture's place while it loads. Transparent pixels weigh nothing.
 * @param {import('sharp').Sharp} image
 * @returns {Promise<string>} such as "#0a1b2c"
 */
async function averageColor(image) {
  const pixels = await image.resize(16, 16, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
  }
  const means = sum.map((value) => Math.round(value / (weight || 1)));
  return `#${means.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
