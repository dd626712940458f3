import { basePath } from '@/app/_lib/addresses';

type Props = {
  /** The file of symbols in `public/`. */
  file: string;
  /** The symbol in it. */
  id: string | number;
};

/** The logo of a technology or of a network, for a place next to its name. */
export function Logo({ file, id }: Props) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${basePath}/${file}#${id}`} />
    </svg>
  );
}
