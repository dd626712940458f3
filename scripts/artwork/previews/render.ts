import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { previewSize } from '../../../app/_lib/search-engines/previews';
import { root } from '../../lib/paths';
import { prepare } from '../../prepare/prepare';
import { type Art, previewPage } from './page';

/** Some messengers fetch no heavy picture, and none of them waits long. */
const MAX_BYTES = 120_000;

/** Draws the link preview of every page in every language, with the words of the catalogues. */
export async function renderPreviews(browser: Browser): Promise<void> {
  // In a fresh clone the files that the site's modules import do not exist yet.
  await prepare();
  const { portfolio } = await import('../../../content/portfolio');
  const { profile } = await import('../../../content/profile');
  const { previews } = await import('../../../app/_lib/search-engines/previews');
  const { translator } = await import('../../lib/translator');
  const { previewFingerprint } = await import('../../lib/previews');
  const { default: sky } = await import('../../../content/sky-picture.generated.json');
  const art: Art = {
    photo: await readPhoto(profile.photo),
    works: portfolio
      .flatMap(({ imagesArray }) => imagesArray ?? [])
      .map(({ picture }) => findPicture(picture)),
    sky: `public/${sky.file}`,
  };
  for (const { path, route, words } of previews(translator)) {
    const shot = await photograph(browser, previewPage({ route, words, art, accent: profile.accent }));
    const picture = await encode(shot, previewFingerprint(words));
    const file = join(root, 'public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
    console.log(`public${path} ${Math.round(picture.length / 1000)} kB`);
  }
}

/** The path of a picture below content/pictures, as its extension is the owner's choice. */
function findPicture(id: string): string {
  const folder = join(root, 'content/pictures');
  const { dir, base } = parse(id);
  const file = readdirSync(join(folder, dir)).find((name) => parse(name).name === base);
  if (!file) throw new Error(`content/pictures/${id} is missing; add it as .jpg, .png or .webp.`);
  return join(dir, file);
}

async function readPhoto(id: string): Promise<Art['photo']> {
  const file = findPicture(id);
  const { isOpaque } = await sharp(join(root, 'content/pictures', file)).stats();
  return { file, isCutOut: !isOpaque };
}

/** Twice as large as needed: scaled down, the letters have smoother edges. */
async function photograph(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: previewSize, deviceScaleFactor: 2 });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(shrinkTitle);
  const shot = await page.screenshot();
  await page.close();
  return shot;
}

/** Runs in the browser: a long title becomes smaller until it fits. */
function shrinkTitle(): void {
  const title = document.querySelector('h1');
  if (!title) return;
  let size = Number.parseFloat(getComputedStyle(title).fontSize);
  for (; title.scrollWidth > 1072 && size > 90; size -= 2) title.style.fontSize = `${size}px`;
}

/** A JPEG that carries the fingerprint of its words, so that the build sees when it is out of date. */
async function encode(shot: Buffer, fingerprint: string): Promise<Buffer> {
  const { width, height } = previewSize;
  const small = sharp(shot)
    .removeAlpha()
    .resize(width, height, { kernel: 'lanczos3' })
    .withExif({ IFD0: { ImageDescription: fingerprint } });
  let picture: Buffer;
  let quality = 88;
  do {
    picture = await small.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    quality -= 3;
  } while (picture.length > MAX_BYTES && quality >= 70);
  return picture;
}
