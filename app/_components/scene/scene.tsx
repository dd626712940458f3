import { pictureSources } from '@/app/_lib/pictures';
import { useRenderedAhead } from '@/app/_lib/use-rendered-ahead';
import { useStillOffScreen } from '@/app/_lib/use-still-off-screen';
import breakpoints from '@/app/_styles/breakpoints.module.scss';
import type { PictureId } from '@/content/types';
import { RemoteBackground } from './remote-background';
import styles from './scene.module.scss';

type Props = { wide: PictureId; phone: PictureId; remoteUrl?: string | null };

const twinkling = ['a', 'b', 'c', 'd', 'e'];

/** As the `upright` mixin of _tools.scss. */
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
          <source media={upright} type="image/avif" srcSet={portrait.avif} sizes="100vw" />
          <source media={upright} type="image/webp" srcSet={portrait.largest} />
          <source type="image/avif" srcSet={landscape.avif} sizes="100vw" />
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
        {twinkling.map((star) => (
          <i key={star} className={styles.star} />
        ))}
        {remoteUrl && <RemoteBackground url={remoteUrl} />}
      </div>
    </div>
  );
}
