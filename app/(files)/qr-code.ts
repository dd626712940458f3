import encodeQr from 'qr';

/**
 * A QR code on a light ground, so that it can be read on any page. A screen has no scratches: the lowest error
 * correction gives the largest squares. Cameras need a border of four of them.
 * @returns the drawing, and its squares in a row
 */
export function drawQrCode(text: string): { svg: string; size: number } {
  const options = { ecc: 'low', border: 4 } as const;
  const size = encodeQr(text, 'raw', options).length;
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  return {
    svg: encodeQr(text, 'svg', options).replace('<path', `${ground}<path shape-rendering="crispedges"`),
    size,
  };
}
