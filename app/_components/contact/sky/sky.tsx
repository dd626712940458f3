import { useLocale } from 'next-intl';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ContactKey } from '@/app/_components/contact/contact.words';
import { formatLocale } from '@/app/_lib/locales';
import { useWords } from '@/app/_lib/messages';
import { localTime } from '@/app/_lib/sky/local-time';
import { whenNear } from '@/app/_lib/when-near';
import { profile } from '@/content/profile';
import skyPicture from '@/content/sky-picture.generated.json';
import type { LiveSkyProps } from './live-sky';
import { Porthole } from './porthole';
import styles from './sky.module.scss';

/** The sky above the owner's city: a picture with its date, then, where data saving is off, the sky of this minute. */
export function Sky() {
  const [LiveSky, setLiveSky] = useState<ComponentType<LiveSkyProps> | null>(null);
  const porthole = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!porthole.current || navigator.connection?.saveData) return;
    const leaving = new AbortController();
    whenNear(porthole.current, leaving.signal, async () => {
      try {
        // The chart contains words, which are drawn in the page's font.
        const [live] = await Promise.all([import('./live-sky'), document.fonts.ready]);
        setLiveSky(() => live.LiveSky);
      } catch {
        // Offline without a copy, or a new deployment: the picture stays.
      }
    });
    return () => leaving.abort();
  }, []);

  const still = (
    <>
      <p className={styles.sentence}>
        <PictureDate />
      </p>
      <Porthole ref={porthole} />
    </>
  );
  return LiveSky ? <LiveSky still={still} pictureDate={<PictureDate />} /> : still;
}

function PictureDate() {
  const t = useWords<ContactKey>();
  const locale = useLocale();
  const date = new Date(skyPicture.date);
  const longDate = new Intl.DateTimeFormat(formatLocale(locale), {
    dateStyle: 'long',
    timeZone: profile.timeZone,
  });
  return t('contact.skyPicture', {
    city: profile.city,
    date: longDate.format(date),
    time: t('contact.time', localTime(date, profile.timeZone)),
  });
}
