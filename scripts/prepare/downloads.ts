/**
 * What the contact page offers for download: content/handouts.generated.json gives the components the names and sizes of
 * the CV, of the contact cards and of the QR code, which is drawn here.
 */
import { join } from 'node:path';
import { correction, generate } from 'lean-qr';
import { pagePath } from '../../app/_lib/addresses';
import { timeZoneName } from '../../app/_lib/display-names';
import { defaultLocale, type Locale, locales } from '../../app/_lib/locales';
import { profile } from '../../content/profile';
import { checkCvs } from '../cv/print';
import { type CvType, cvTypes, fileNames } from '../handouts/file-names';
import { compactCard } from '../handouts/vcard';
import { writeGenerated, writeHashed } from '../lib/files';
import type { Settings } from '../lib/settings';

/** Light squares around a QR code, without which cameras don't find it. */
const QUIET_ZONE = 4;

export function writeDownloads(
  root: string,
  { siteUrl, basePath }: Pick<Settings, 'siteUrl' | 'basePath'>,
): string {
  const cvs = checkCvs(root);
  const home = siteUrl ? siteUrl + basePath + pagePath(defaultLocale, 'home') : undefined;
  const { svg, size } = drawQrCode(compactCard(home));
  const file = writeHashed(join(root, 'public'), 'card', 'svg', svg);
  const byLocale = <Value>(get: (locale: Locale) => Value) =>
    Object.fromEntries(locales.map((locale) => [locale, get(locale)]));
  const cvOf = (type: CvType) => (locale: Locale) => {
    const cv = cvs.find((one) => one.type === type && one.locale === locale);
    return cv && { file: cv.file, size: Math.round(cv.bytes / 1000) };
  };
  writeGenerated(root, 'handouts', {
    cv: Object.fromEntries(cvTypes.map((type) => [type, byLocale(cvOf(type))])),
    resume: byLocale(fileNames.resume),
    card: byLocale(fileNames.card),
    newestCard: fileNames.newestCard,
    qr: { file, size },
    // Named here, as browsers differ in their names of time zones.
    zone: byLocale((locale) => timeZoneName(profile, locale)),
  });
  return `${cvs.length} CVs, all current; a QR code of ${size} × ${size} squares`;
}

/**
 * A QR code on a light ground, so that it can be read on any page. A screen has no scratches: the lowest error
 * correction gives the largest squares.
 */
export function drawQrCode(text: string): { svg: string; size: number } {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const size = code.size + 2 * QUIET_ZONE;
  const indexes = Array.from({ length: code.size }, (_, index) => index);
  const rows = indexes.map((y) => indexes.map((x) => (code.get(x, y) ? 1 : 0)).join(''));
  const squares = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`,
    ),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#04060c" d="${squares.join('')}"/></svg>\n`,
  ].join('');
  return { svg, size };
}
