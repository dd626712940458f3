import { pictureSources } from '@/app/_lib/pictures';
import type { PictureId } from '@/content/pictures';

type Props = {
  id: PictureId;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` of the slot. */
  sizes: string;
  className?: string;
  /** For what is seen first: fetched at once instead of when it comes near. */
  eager?: boolean;
};

/** A picture of content/pictures in the format and width that fit, on its own colour until it arrives. */
export function Picture({ id, alt, sizes, className, eager = false }: Props) {
  const { width, height, color, alpha, avif, webp, largest } = pictureSources(id);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        srcSet={webp}
        src={largest}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        style={alpha ? undefined : { backgroundColor: color }}
      />
    </picture>
  );
}
