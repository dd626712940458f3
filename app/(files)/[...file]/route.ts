import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cvPdf, cvWord } from '@/app/(files)/cv/cv';
import { drawFavicon, drawIcon, drawPreview, drawSky, mark } from '@/app/(files)/drawings';
import { qrCode } from '@/app/(files)/qr-code';
import { resume } from '@/app/(files)/resume';
import { contactCard } from '@/app/(files)/vcard';
import { webManifest } from '@/app/(files)/web-manifest';
import { hasSky } from '@/app/contact/sky/observer';
import { downloads, manifestPath, previewPath, routes, siteUrl } from '@/app/lib/address/addresses';
import { locales } from '@/app/lib/locales';
import { pictureFiles } from '@/app/lib/pictures';

export const dynamic = 'force-static';

/** The files that the build makes beside pages, sitemap and robots.txt: path → content. */
const files = new Map<string, () => string | Buffer | Promise<string | Buffer>>([
  // For mail programs, chats and feed readers: they ask for it without reading a page.
  ['favicon.ico', drawFavicon],
  ['app-icons/icon.svg', mark],
  ['app-icons/favicon-48.png', () => drawIcon(48)],
  ['app-icons/apple-180.png', () => drawIcon(180)],
  ['app-icons/any-192.png', () => drawIcon(192)],
  ['app-icons/any-512.png', () => drawIcon(512)],
  ['app-icons/maskable-192.png', () => drawIcon(192, 17)],
  ['app-icons/maskable-512.png', () => drawIcon(512, 46)],
  ['card.svg', qrCode],
]);
if (hasSky) files.set('sky.svg', drawSky);
for (const locale of locales) {
  files.set(manifestPath(locale).slice(1), async () => JSON.stringify(await webManifest(locale)));
  const paths = downloads(locale);
  files.set(paths.pdf.slice(1), () => cvPdf(locale));
  files.set(paths.docx.slice(1), () => cvWord(locale));
  files.set(paths.card.slice(1), () => contactCard(locale));
  files.set(paths.resume.slice(1), async () => JSON.stringify(await resume(locale)));
  // The tags that name link previews need absolute addresses.
  for (const route of siteUrl ? routes : [])
    files.set(previewPath(locale, route).slice(1), () => drawPreview(locale, route));
}
for (const name of pictureFiles())
  files.set(`pictures/${name}`, () => readFileSync(join(process.cwd(), '.cache/pictures', name)));

const types: Record<string, string> = {
  avif: 'image/avif',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
};

export const generateStaticParams = () => [...files.keys()].map((path) => ({ file: path.split('/') }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const path = (await params).file.join('/');
  const make = files.get(path);
  if (!make) return new Response(null, { status: 404 });
  const content = await make();
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'Content-Type': type },
  });
}
