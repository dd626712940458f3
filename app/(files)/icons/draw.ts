import sharp from 'sharp';
import { viewport } from '@/app/_lib/viewport';
import { mark } from '../mark';

/** The width of content/mark.svg. */
const markWidth = 32;

/** The mark in pixels, with its ground around it. */
export function drawIcon(size: number, margin = 0) {
  const inner = size - 2 * margin;
  return sharp(Buffer.from(mark()), { density: (72 * inner) / markWidth })
    .resize(inner, inner)
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: viewport.themeColor });
}
