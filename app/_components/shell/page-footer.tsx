'use client';

import { profile } from '@/content/profile';
import { MotionSwitch } from './motion-switch';
import styles from './page-footer.module.scss';

/** The foot of every page. */
export function PageFooter() {
  return (
    <footer className={styles.footer}>
      <p className="telemetry">
        © {profile.year} {profile.name}
      </p>
      <MotionSwitch />
    </footer>
  );
}
