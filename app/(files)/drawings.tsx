import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findPicture } from '@/app/(files)/picture-files';
import { typeset } from '@/app/(files)/typst';
import { SkyChart } from '@/app/contact/sky/chart';
import { pictureMoment } from '@/app/contact/sky/local-time';
import { hasSky, observer } from '@/app/contact/sky/observer';
import { chartOf } from '@/app/contact/sky/positions';
import type { Route } from '@/app/lib/address/addresses';
import { ground } from '@/app/lib/ground';
import type { Locale } from '@/app/lib/locales';
import { pictureSources } from '@/app/lib/pictures';
import { previewWords } from '@/app/lib/previews';
import { hobbies } from '@/content/hobbies';
import { profile } from '@/content/profile';
import type { PictureId } from '@/content/types';

/** The mark of the site as SVG text, drawn in the accent. */
export const bareMark = () =>
  readFileSync(join(process.cwd(), 'public/mark.svg'), 'utf8').replaceAll('currentColor', profile.accent);

/** The mark on the ground of the page. */
export const mark = () =>
  bareMark().replace(/<svg[^>]*>/, `$&<rect width="100%" height="100%" fill="${ground}"/>`);

/**
 * The mark as PNG, for favicon and app icons.
 * @param margin keeps the mark of a maskable icon inside the circle of 80 % that systems cut out
 */
export async function drawIcon(size: number, margin = 0) {
  const inner = size - 2 * margin;
  const svg = Buffer.from(mark());
  // Its width at 72 dots per inch.
  const { width } = await sharp(svg).metadata();
  return sharp(svg, { density: Math.max(1, (72 * inner) / width) })
    .resize(inner, inner)
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: ground })
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

/** The mark as an ICO file: https://en.wikipedia.org/wiki/ICO_(file_format) */
export async function drawFavicon() {
  const png = await drawIcon(32);
  // One picture: 32 × 32 pixels, one plane, 32 bits a pixel, its length, and where it begins.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** The sky above the owner's city as SVG: Contact shows it until the live chart is there. */
export async function drawSky(): Promise<string> {
  // Next refuses a static import of this module in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(<SkyChart chart={chartOf(pictureMoment(), observer)} />);
}

/** The picture of a page's link preview as JPEG: the scene of the page and some words. */
export async function drawPreview(locale: Locale, route: Route): Promise<Buffer> {
  const pictures = Object.fromEntries(
    await Promise.all(
      (await picturesOf(route)).map(
        async (file, index) => [`${index}.png`, await readPicture(file)] as const,
      ),
    ),
  );
  const words = await previewWords(locale, route);
  const data = {
    locale,
    route,
    ...words,
    role: words.role.toLocaleUpperCase(locale),
    accent: profile.accent,
    ground,
    mark: bareMark(),
    pictures: Object.keys(pictures),
    isCutOut: pictureSources('portrait').alpha,
  };
  const { svg } = typeset('app/(files)/preview.typ', data, pictures);
  return sharp(Buffer.from(svg())).removeAlpha().jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** The files of what a scene shows, from back to front. */
async function picturesOf(route: Route): Promise<(string | Buffer)[]> {
  const shown = profile.highlights.find(({ picture }) => picture);
  const { picture: background } = profile.background;
  const pictures: Partial<Record<Route, PictureId[]>> = {
    home: [background, 'portrait'],
    portfolio: shown?.picture ? [`works/${shown.picture}`] : [],
    contact: ['scenes/contact'],
    hobbies: ['scenes/hobbies', ...hobbies.slice(0, 2).map(({ world }) => world)],
  };
  const files = (pictures[route] ?? [background]).map(findPicture);
  return route === 'contact' && hasSky ? [...files, Buffer.from(await drawSky())] : files;
}

/** As PNG: Typst reads no WebP. */
const readPicture = (file: string | Buffer) =>
  sharp(file, { density: 200 }).resize({ width: 1600, withoutEnlargement: true }).png().toBuffer();
