import encodeQr from 'qr';
import { viewport } from '@/app/_lib/viewport';

/** Light squares around a QR code, without which cameras don't find it. */
const quietZone = 4;

/**
 * A QR code on a light ground, so that it can be read on any page. A screen has no scratches: the lowest error
 * correction gives the largest squares.
 */
export function drawQrCode(text: string): { svg: string; size: number } {
  const rows = encodeQr(text, 'raw', { ecc: 'low', border: quietZone });
  const size = rows.length;
  const runs = rows.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...line.matchAll(/#+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  });
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  const squares = `<path fill="${viewport.themeColor}" d="${runs.join('')}"/>`;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"`;
  return { svg: `${start} shape-rendering="crispedges">${ground}${squares}</svg>`, size };
}
