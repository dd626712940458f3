import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { viewport } from '@/app/_lib/viewport';

/** Light squares around a QR code, without which cameras don't find it. */
const quietZone = 4;

/**
 * A QR code on a light ground, so that it can be read on any page. A screen has no scratches: the lowest error
 * correction gives the largest squares.
 */
export function drawQrCode(text: string): { svg: string; size: number } {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const svg = toSvgSource(code, { on: viewport.themeColor, off: '#fff', padX: quietZone, padY: quietZone });
  return { svg, size: code.size + 2 * quietZone };
}
