import type { StaticImageData } from 'next/image';

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
