/**
 * What the contact page offers for download: content/handouts.generated.json gives the components the names and sizes of
 * the CV, of the contact cards and of the QR code, which is drawn here.
 */
import { join } from 'node:path';
import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { optimize } from 'svgo';
import { pagePath } from '../../app/_lib/addresses';
import { timeZoneName } from '../../app/_lib/display-names';
import { defaultLocale, type Locale, locales } from '../../app/_lib/locales';
import { viewport } from '../../app/_lib/viewport';
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
  const drawn = toSvgSource(code, {
    on: viewport.themeColor,
    off: '#fff',
    padX: QUIET_ZONE,
    padY: QUIET_ZONE,
  });
  return { svg: optimize(drawn).data, size: code.size + 2 * QUIET_ZONE };
}
