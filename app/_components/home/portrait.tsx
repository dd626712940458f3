'use client';

import { Picture } from '@/app/_components/picture/picture';
import { useWords } from '@/app/_lib/messages';
import { pictureSources } from '@/app/_lib/pictures';
import breakpoints from '@/app/_styles/breakpoints.module.scss';
import { descriptionKey } from '@/content/pictures';
import { profile } from '@/content/profile';
import type { HomeKey } from './home.words';
import { Porthole } from './porthole';
import styles from './portrait.module.scss';

/** The owner: a picture with transparency is part of the scene, an opaque photo goes into the porthole. */
export function Portrait() {
  const t = useWords<HomeKey>();
  if (!pictureSources(profile.photo).alpha) return <Porthole />;
  return (
    <figure className={styles.figure}>
      <Picture
        id={profile.photo}
        alt={t(descriptionKey(profile.photo))}
        sizes={`(width < ${breakpoints.wide}) 60vw, 44vw`}
        className={styles.photo}
        eager
      />
    </figure>
  );
}
