import type { CSSProperties } from 'react';
import manifest from '@/.cache/pictures.json';
import type { PictureId, ScreenshotName } from '@/content/types';
import { basePath } from './address/addresses';

/** What the build has written about a picture. Sizes are in pixels. */
type Encoded = {
  width: number;
  height: number;
  hash: string;
  widths: number[];
  color: string;
  ink?: string;
  alpha?: boolean;
  /** Of a drawing of the build, which is an SVG: the side of its bodies. */
  side?: string;
};

const pictures: Record<string, Encoded> = manifest;

const fileOf = (id: string, width: number | undefined, format: string) =>
  `${id}-${width}.${pictures[id]?.hash}.${format}`;

/** The names of all encoded files. */
export const pictureFiles = () =>
  Object.entries(pictures).flatMap(([id, { widths, side }]) =>
    side
      ? fileOf(id, widths[0], 'svg')
      : [...widths.map((width) => fileOf(id, width, 'avif')), fileOf(id, widths.at(-1), 'webp')],
  );

/** Everything an `<img>` needs to show a picture at any width. */
export function pictureSources(id: PictureId) {
  const { width, height, widths, color, ink, alpha = false, side } = pictures[id] as Encoded;
  const address = (size: number | undefined, format: string) =>
    `${basePath}/pictures/${fileOf(id, size, format)}`;
  return {
    width,
    height,
    /** `#rrggbb`, shown until it arrives: its average colour, or the ground of a card around it. */
    color,
    /** The colour of words on a card around it. */
    ink,
    /** Of a drawing: that of its bodies, `left` or `right`. */
    side,
    /** Whether the ground shows through. */
    alpha,
    /** In AVIF; none for a drawing, which fits any width. */
    srcSet: side ? undefined : widths.map((size) => `${address(size, 'avif')} ${size}w`).join(', '),
    /** The only WebP file, or the drawing: for links to it, and for browsers without AVIF. */
    largest: address(widths.at(-1), side ? 'svg' : 'webp'),
  };
}

/**
 * The picture of a card about a work: the drawing of the build where it has none of its own.
 * @param work its slug
 * @param screenshot its own
 */
export const cardPicture = (work: string, screenshot?: ScreenshotName): PictureId =>
  screenshot ? `works/${screenshot}` : `drawn/${work}`;

/** The colours of a card around a picture, as the custom properties of the mixin `card`. */
export function cardColours(id: PictureId): CSSProperties {
  const { color, ink } = pictureSources(id);
  return { '--card': color, '--card-ink': ink } as CSSProperties;
}
