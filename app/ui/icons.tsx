import type { StaticImageData } from 'next/image';

/** Width, height and lines. */
export type Drawing = readonly [number, number, string];

/** Those of several pages. */
export const arrows = {
  /** To a page of this site. */
  right: [18, 12, 'M0 6h16M11.5 1.2 16.3 6l-4.8 4.8'],
  /** To a file. */
  down: [12, 15, 'M6 0v11M1.2 6.5 6 11.3l4.8-4.8M0 14.2h12'],
  /** To another site. */
  out: [11, 11, 'M1 10 10 1M3 1h7v7'],
} satisfies Record<string, Drawing>;

/** Hidden from assistive technology: the text beside it says the same. */
export function Icon({ drawing: [width, height, path] }: { drawing: Drawing }) {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return (
    <svg {...size} fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A planet on its orbit: the mark of the site. */
export function Mark() {
  return (
    <svg width="30" height="30" viewBox="-15 -15 30 30" fill="none" aria-hidden="true">
      <circle r="6.5" fill="currentColor" />
      <ellipse rx="14" ry="5" transform="rotate(-24)" stroke="var(--atmosphere)" strokeWidth="1.4" />
    </svg>
  );
}

type Props = {
  /** The file of symbols. */
  file: StaticImageData;
  /** The symbol in it. */
  id: string | number;
};

/** The logo of a technology or of a network, for a place next to its name. */
export function Logo({ file, id }: Props) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${file.src}#${id}`} />
    </svg>
  );
}
