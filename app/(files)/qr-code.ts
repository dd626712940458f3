import encodeQr from 'qr';
import { defaultLocale } from '@/app/lib/locales';
import { emailLine, identity, phoneLine, vcard } from './vcard';

/**
 * A contact card as a QR code on a light ground: how to reach the owner, and the lowest error
 * correction, as a screen has no scratches. Cameras need large squares, and a border of four.
 */
export function qrCode(): string {
  const text = vcard([...identity(defaultLocale), ...phoneLine('TEL'), ...emailLine('EMAIL')]);
  const ground = '<path fill="#fff" d="M0 0h999v999H0z"/>';
  return encodeQr(text, 'svg', { ecc: 'low', border: 4 }).replace(
    '<path',
    `${ground}<path shape-rendering="crispedges"`,
  );
}
