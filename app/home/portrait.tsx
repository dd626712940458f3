import { useTranslations } from 'next-intl';
import { pictureSources } from '@/app/lib/pictures';
import { breakpoints } from '@/app/styles/breakpoints';
import { Picture } from '@/app/ui/picture';
import { Ring } from '@/app/ui/ring';
import styles from './portrait.module.scss';

/**
 * The owner, or without a description nobody: part of the scene where the picture is transparent,
 * else a photo in a porthole.
 */
export function Portrait() {
  const t = useTranslations();
  const { alpha } = pictureSources('portrait');
  const picture = (
    <Picture
      id="portrait"
      alt={t.has('pictures.portrait') ? t('pictures.portrait') : ''}
      sizes={`(width < ${breakpoints.wide}) ${alpha ? '60vw, 44vw' : '200px, 30vw'}`}
      className={alpha ? styles.cutOut : styles.photo}
      eager
    />
  );
  if (alpha) return <figure className={styles.scene}>{picture}</figure>;
  return (
    <figure className={styles.porthole}>
      <div className={styles.window}>
        {picture}
        <Ring />
      </div>
    </figure>
  );
}
