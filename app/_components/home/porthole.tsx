'use client';

import { Picture } from '@/app/_components/picture/picture';
import { Ring } from '@/app/_components/porthole/ring';
import { useWords } from '@/app/_lib/messages';
import { useStillOffScreen } from '@/app/_lib/use-still-off-screen';
import breakpoints from '@/app/_styles/breakpoints.module.scss';
import { descriptionKey } from '@/content/pictures';
import { profile } from '@/content/profile';
import type { HomeKey } from './home.words';
import styles from './porthole.module.scss';

/** The developer's photo in a porthole, with a graduated ring and a small satellite on it. */
export function Porthole() {
  const t = useWords<HomeKey>();
  return (
    <figure className={styles.porthole} ref={useStillOffScreen()}>
      <div className={styles.window}>
        <Picture
          id={profile.photo}
          alt={t(descriptionKey(profile.photo))}
          sizes={`(width < ${breakpoints.wide}) 200px, 30vw`}
          className={styles.photo}
          eager
        />
        <Ring>
          <circle className={styles.satellite} cx="106" cy="20" r="1.7" />
        </Ring>
      </div>
    </figure>
  );
}
