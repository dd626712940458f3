import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { savesData } from '@/app/browser/save-data';

/** Stops all that moves, and starts it again. Where data is saved, nothing moves at first. */
export function MotionSwitch() {
  const t = useTranslations();
  const [isOff, setOff] = useState(false);

  useEffect(() => {
    if (savesData()) setOff(true);
  }, []);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', isOff);
  }, [isOff]);

  return (
    <button className="telemetry target" type="button" onClick={() => setOff(!isOff)}>
      <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
        <path d={isOff ? 'M1 0v10l9-5z' : 'M0 0h3.2v10H0zM6.8 0H10v10H6.8z'} />
      </svg>
      <span>{t(isOff ? 'motion.play' : 'motion.pause')}</span>
    </button>
  );
}
