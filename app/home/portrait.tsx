import { useTranslations } from 'next-intl';
import { pictureSources } from '@/app/lib/pictures';
import { useStillOffScreen } from '@/app/lib/stillness';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { Picture } from '@/app/ui/picture';
import { Ring } from '@/app/ui/ring';
import styles from './portrait.module.scss';

/**
 * The owner: a picture with transparency is part of the scene; an opaque photo goes into a porthole, with a graduated
 * ring and a small satellite on it.
 */
export function Portrait() {
  const t = useTranslations();
  const porthole = useStillOffScreen();
  const { alpha } = pictureSources('portrait');
  const picture = (
    <Picture
      id="portrait"
      alt={t('pictures.portrait')}
      sizes={`(width < ${breakpoints.wide}) ${alpha ? '60vw, 44vw' : '200px, 30vw'}`}
      className={alpha ? styles.cutOut : styles.photo}
      eager
    />
  );
  if (alpha) return <figure>{picture}</figure>;
  return (
    <figure className={styles.porthole} ref={porthole}>
      <div className={styles.window}>
        {picture}
        <Ring>
          <circle className={styles.satellite} cx="106" cy="20" r="1.7" />
        </Ring>
      </div>
    </figure>
  );
}
