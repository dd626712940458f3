import { useRenderedAhead } from '@/app/browser/hydration';
import { useStillOffScreen } from '@/app/browser/stillness';
import { pictureSources } from '@/app/lib/pictures';
import { breakpoints } from '@/app/styles/breakpoints';
import type { PictureId } from '@/content/types';
import styles from './scene.module.scss';

type Props = { wide: PictureId; phone: PictureId; remoteUrl?: string | null };

/** As the mixin `upright` of the styles. */
const upright = `(width < ${breakpoints.wide}), (orientation: portrait)`;

/** The view behind a page: decoration, so it has no description and takes no pointer. */
export function Scene({ wide, phone, remoteUrl }: Props) {
  const landscape = pictureSources(wide);
  const portrait = pictureSources(phone);
  const isAhead = useRenderedAhead();
  return (
    <div className={styles.scene} aria-hidden="true" ref={useStillOffScreen()}>
      <div className={styles.turning}>
        <picture>
          <source media={upright} type="image/avif" srcSet={portrait.srcSet} sizes="100vw" />
          <source media={upright} type="image/webp" srcSet={portrait.largest} />
          <source type="image/avif" srcSet={landscape.srcSet} sizes="100vw" />
          <img
            className={styles.view}
            src={landscape.largest}
            width={landscape.width}
            height={landscape.height}
            alt=""
            loading={isAhead ? 'lazy' : 'eager'}
            fetchPriority="high"
            decoding="async"
          />
        </picture>
        {/* Over the bundled background once it has loaded; one that fails shows nothing. */}
        {remoteUrl && (
          // biome-ignore lint/performance/noImgElement: next/image can't optimise in an export
          <img className={styles.view} src={remoteUrl} alt="" fetchPriority="low" decoding="async" />
        )}
      </div>
    </div>
  );
}
