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
  avif: string;
  webp: string;
  /** The largest file, for a link to the picture itself. */
  largest: string;
};

/** Gives the `srcset` values and dimensions of a picture. */
export function pictureSources(id: PictureId): PictureSources {
  const { width, height, hash, widths, color, alpha = false } = (manifest as Record<PictureId, Encoded>)[id];
  const file = (size: number, format: string) => `${basePath}/pictures/${id}-${size}.${hash}.${format}`;
  const srcset = (format: string) => widths.map((size) => `${file(size, format)} ${size}w`).join(', ');
  return {
    width,
    height,
    color,
    alpha,
    avif: srcset('avif'),
    webp: srcset('webp'),
    largest: file(widths[widths.length - 1] ?? width, 'webp'),
  };
}
