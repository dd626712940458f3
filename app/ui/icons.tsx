import type { StaticImageData } from 'next/image';

/* The fonts have no such characters. The icons are hidden from assistive technology: the text beside them says the same. */

type SignProps = { width: number; height: number; path: string };

/** An icon of lines in the colour of the text. */
function Sign({ width, height, path }: SignProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** To a page of this site. */
export const ArrowRight = () => <Sign width={18} height={12} path="M0 6h16M11.5 1.2 16.3 6l-4.8 4.8" />;

/** To a file. */
export const ArrowDown = () => (
  <Sign width={12} height={15} path="M6 0v11M1.2 6.5 6 11.3l4.8-4.8M0 14.2h12" />
);

/** To another site. */
export const ArrowOut = () => <Sign width={11} height={11} path="M1 10 10 1M3 1h7v7" />;

/** To share a link. */
export const ShareSign = () => (
  <Sign width={12} height={13} path="M3.5 5.5H1v6.7h10V5.5H8.5M6 8.5V1M3.2 3.7 6 .9l2.8 2.8" />
);

export const Previous = () => <Sign width={16} height={16} path="M10.5 2 4.5 8l6 6" />;

export const Next = () => <Sign width={16} height={16} path="m5.5 2 6 6-6 6" />;

export const Cross = () => <Sign width={16} height={16} path="m2 2 12 12M14 2 2 14" />;

/** A planet on its orbit: the mark of the site. */
export function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" aria-hidden="true" focusable="false">
      <circle cx="15" cy="15" r="6.5" fill="currentColor" />
      <ellipse
        cx="15"
        cy="15"
        rx="14"
        ry="5"
        transform="rotate(-24 15 15)"
        stroke="var(--atmosphere)"
        strokeWidth="1.4"
      />
    </svg>
  );
}

type Props = {
  /** The file of symbols, made by scripts/prepare/logos.ts. */
  file: StaticImageData;
  /** The symbol in it. */
  id: string | number;
};

/** The logo of a technology or of a network, for a place next to its name. */
export function Logo({ file, id }: Props) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${file.src}#${id}`} />
    </svg>
  );
}
