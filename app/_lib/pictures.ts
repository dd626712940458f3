import type { PictureId } from '@/content/pictures';
import manifest from '@/content/pictures.generated.json';
import { basePath } from './addresses';

/** What the build knows of a picture; written by scripts/prepare/pictures.ts. Sizes in pixels. */
type Encoded = {
  width: number;
  height: number;
  hash: string;
  widths: number[];
  color: string;
  alpha?: boolean;
};

/** Everything an `<img>` needs to show a picture at any width. */
export type PictureSources = {
  width: number;
  height: number;
  /** Average colour, `#rrggbb`, shown until the picture arrives. */
  color: string;
  /** Whether the ground shows through. */
  alpha: boolean;
  /** The `srcset` in AVIF. */
  avif: string;
  /** The one WebP file, in the largest width: for a link to the picture itself and for browsers without AVIF. */
  largest: string;
};

/** Gives the addresses and dimensions of a picture. */
export function pictureSources(id: PictureId): PictureSources {
  const { width, height, hash, widths, color, alpha = false } = (manifest as Record<PictureId, Encoded>)[id];
  const file = (size: number, format: string) => `${basePath}/pictures/${id}-${size}.${hash}.${format}`;
  return {
    width,
    height,
    color,
    alpha,
    avif: widths.map((size) => `${file(size, 'avif')} ${size}w`).join(', '),
    largest: file(widths[widths.length - 1] ?? width, 'webp'),
  };
}
