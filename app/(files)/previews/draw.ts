import sharp from 'sharp';
import { bareMark, drawSky, findPicture } from '@/app/(files)/drawings';
import { typeset } from '@/app/(files)/typst';
import type { Route } from '@/app/lib/addresses';
import type { Locale } from '@/app/lib/locales';
import { pictureSources } from '@/app/lib/pictures';
import { previewWords } from '@/app/shell/metadata';
import { hobbies } from '@/content/hobbies';
import { profile } from '@/content/profile';
import type { PictureId } from '@/content/types';

/** The picture of a page's link preview: a JPEG of 1200 × 630 pixels, laid out by preview.typ, of the scene of the page and the words of `previewWords`. */
export async function drawPreview(locale: Locale, route: Route): Promise<Buffer> {
  const pictures = Object.fromEntries(
    await Promise.all(
      (await picturesOf(route)).map(
        async (file, index) => [`${index}.png`, await readPicture(file)] as const,
      ),
    ),
  );
  const data = {
    route,
    ...(await previewWords(locale, route)),
    accent: profile.accent,
    mark: bareMark(),
    pictures: Object.keys(pictures),
    isCutOut: pictureSources('portrait').alpha,
  };
  const { svg } = await typeset('app/(files)/previews/preview.typ', data, pictures);
  return sharp(Buffer.from(svg())).removeAlpha().jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** The files of what a scene shows, from back to front. */
async function picturesOf(route: Route): Promise<(string | Buffer)[]> {
  const shown = profile.highlights.find(({ picture }) => picture);
  const { picture } = profile.background;
  const pictures: Partial<Record<Route, PictureId[]>> = {
    home: [picture, 'portrait'],
    portfolio: shown?.picture ? [`works/${shown.picture}`] : [],
    contact: ['scenes/contact'],
    hobbies: ['scenes/hobbies', ...hobbies.slice(0, 2).map(({ world }) => world)],
  };
  const files = (pictures[route] ?? [picture]).map(findPicture);
  return route === 'contact' ? [...files, Buffer.from(await drawSky())] : files;
}

/** As PNG: Typst reads no WebP. */
const readPicture = (file: string | Buffer) =>
  sharp(file, { density: 200 }).resize({ width: 1600, withoutEnlargement: true }).png().toBuffer();
