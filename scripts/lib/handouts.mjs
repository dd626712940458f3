/**
 * Step of the build: what visitors take away beside the curriculum vitae. Contact cards in public/card, the résumé as
 * JSON, the QR code of a card. Their names and sizes go into content/handouts.generated.json, for the components.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { correction, generate } from 'lean-qr';
import sharp from 'sharp';
import { cvFiles } from './cv.mjs';
import { listFiles, writeIfChanged } from './files.mjs';
import { importTypeScript } from './typescript-modules.mjs';

/** Pixels; address books show it small, and some refuse a card of more than a few dozen kilobytes. */
const PHOTO_SIZE = 256;

/** Light squares around a QR code, without which cameras don't find it. */
const QUIET_ZONE = 4;

/** Those at the top of public/ that an earlier build may have left. */
const OWN_FILE = /^(card\.[0-9a-f]{8}\.svg|resume\.[\w-]+\.json)$/;

/**
 * @typedef {{ locale: string, file: string, text: string }} Handout
 * @typedef {{ siteUrl: string | null, basePath: string }} Site
 * @typedef {object} ForBuild
 * @property {string} photo
 * @property {(site: Site, photo: Buffer) => { cards: Handout[], newestCard: Omit<Handout, 'locale'>, leanCard: string, resumes: Handout[] }} handouts
 */

/**
 * @param {{ root: string, settings: Site }} options
 * @returns {Promise<string>} one line about what was done
 */
export async function writeHandouts({ root, settings }) {
  const { photo, handouts } = /** @type {ForBuild} */ (
    await importTypeScript(root, 'app/_lib/recruiters/for-build.ts')
  );
  const { cards, newestCard, leanCard, resumes } = handouts(settings, await readPhoto(root, photo));
  const qr = qrCode(leanCard);
  const cardFiles = [...cards, newestCard];
  const topFiles = [qr, ...resumes];
  const publicFolder = join(root, 'public');
  for (const { file, text } of cardFiles) writeIfChanged(join(publicFolder, 'card', file), text);
  for (const { file, text } of topFiles) writeIfChanged(join(publicFolder, file), text);

  const isStale = (/** @type {{ file: string }[]} */ kept, /** @type {string} */ name) =>
    !kept.some(({ file }) => file === name);
  for (const old of listFiles(join(publicFolder, 'card'))) {
    if (isStale(cardFiles, old)) rmSync(join(publicFolder, 'card', old));
  }
  for (const old of readdirSync(publicFolder)) {
    if (OWN_FILE.test(old) && isStale(topFiles, old)) rmSync(join(publicFolder, old));
  }

  const names = {
    cv: await cvFiles({ root }),
    card: Object.fromEntries(cards.map(({ locale, file }) => [locale, file])),
    newestCard: newestCard.file,
    qr: { file: qr.file, size: qr.size },
  };
  writeIfChanged(join(root, 'content/handouts.generated.json'), `${JSON.stringify(names)}\n`);
  return `${cardFiles.length} cards, ${resumes.length} résumés, a QR code of ${qr.size} squares a side`;
}

/**
 * The owner's photo as every address book reads it.
 * @param {string} root
 * @param {string} id
 */
async function readPhoto(root, id) {
  const folder = join(root, 'content/pictures');
  const file = listFiles(folder).find((name) => name.replace(/\.\w+$/, '') === id);
  return sharp(readFileSync(join(folder, file ?? id)))
    .autoOrient()
    .resize(PHOTO_SIZE, PHOTO_SIZE, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/**
 * A QR code as a picture with a light ground of its own, so that it can be read on any page. A screen has no scratches:
 * the lowest correction gives the largest squares.
 * @param {string} text
 */
function qrCode(text) {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const side = code.size + 2 * QUIET_ZONE;
  const places = Array.from({ length: code.size }, (_, place) => place);
  const rows = places.map((y) => places.map((x) => (code.get(x, y) ? 1 : 0)).join(''));
  const squares = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`,
    ),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#04060c" d="${squares.join('')}"/></svg>\n`,
  ].join('');
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { file: `card.${hash}.svg`, text: svg, size: side };
}
