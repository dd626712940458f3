import { useRenderedAhead } from '@/app/browser/hydration';
import { pictureSources } from '@/app/lib/pictures';
import type { PictureId } from '@/content/types';

type Props = {
  id: PictureId;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` of the slot. */
  sizes: string;
  className?: string;
  /** For what is seen first: loaded at once instead of near the viewport. */
  eager?: boolean;
};

/** In the format and width that fit. Its average colour is shown until it has loaded. */
export function Picture({ id, alt, sizes, className, eager = false }: Props) {
  const { width, height, color, alpha, srcSet, largest } = pictureSources(id);
  const isAhead = useRenderedAhead();
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        className={className}
        src={largest}
        width={width}
        height={height}
        alt={alt}
        loading={eager && !isAhead ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={alpha ? undefined : { backgroundColor: color }}
      />
    </picture>
  );
}
