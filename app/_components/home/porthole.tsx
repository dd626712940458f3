'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/app/_components/picture/picture';
import { Ring } from '@/app/_components/porthole/ring';
import { useStillOffScreen } from '@/app/_lib/use-still-off-screen';
import { descriptionKey } from '@/content/pictures';
import { profile } from '@/content/profile';
import styles from './porthole.module.scss';

/** The developer's photo in a porthole, with a graduated ring and a small satellite on it. */
export function Porthole() {
  const t = useTranslations();
  return (
    <figure className={styles.porthole} ref={useStillOffScreen()}>
      <Picture
        id={profile.photo}
        alt={t(descriptionKey(profile.photo))}
        sizes="(width < 48rem) 152px, (width < 75rem) 30vw, 368px"
        className={styles.photo}
        eager
      />
      <Ring>
        <circle className={styles.satellite} cx="106" cy="20" r="1.7" />
      </Ring>
    </figure>
  );
}
