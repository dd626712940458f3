import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useRenderedAhead } from '@/app/browser/hydration';
import { savesData } from '@/app/browser/save-data';
import { whenNear } from '@/app/browser/scheduling';
import { basePath } from '@/app/lib/address/addresses';
import { localeData } from '@/app/lib/texts/locale-data';
import { Decoration } from '@/app/ui/decoration';
import { Ring } from '@/app/ui/ring';
import type { SkyOfNow } from './live-sky';
import { pictureTime } from './local-time';
import { observer } from './observer';
import styles from './sky.module.scss';

/** With their middle on the ring. East is on the left, as on every sky chart. */
const compassLetters = [
  ['north', 63, 7],
  ['east', 7, 63],
  ['south', 63, 119],
  ['west', 119, 63],
] as const;

/** The sky above the owner's city: a dated picture, then, unless data is saved, this minute's. */
export function Sky() {
  const t = useTranslations();
  const locale = useLocale();
  const isAhead = useRenderedAhead();
  const porthole = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<typeof import('./live-sky') | null>(null);
  const [isPictureFinal, setPictureFinal] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      // Offline without a copy, or after a new deployment, the picture stays.
      setLive(await import('./live-sky').catch(() => null));
      setPictureFinal(true);
    };
    if (savesData()) setPictureFinal(true);
    else if (porthole.current) whenNear(porthole.current, leaving.signal, load);
    return () => leaving.abort();
  }, []);

  const ofPicture = t.rich('contact.skyPicture', {
    city: observer.city,
    date: localeData(locale).pictureDay,
    time: t('contact.time', pictureTime),
    when: (words) => <span className={isPictureFinal ? undefined : styles.pending}>{words}</span>,
  });

  const show = (now?: SkyOfNow) => (
    <div className={styles.sky}>
      <h2 className="unseen">{t('contact.sky')}</h2>
      <div className={styles.porthole} ref={porthole}>
        {/* biome-ignore lint/performance/noImgElement: next/image can't optimise in an export */}
        <img
          className={styles.view}
          src={`${basePath}/sky.svg`}
          width={400}
          height={400}
          alt=""
          loading={isAhead ? 'lazy' : 'eager'}
          fetchPriority="high"
          decoding="async"
        />
        {now?.chart}
        <Ring className={styles.ring}>
          <circle
            cx="63"
            cy="63"
            r="56.5"
            pathLength="360"
            strokeDasharray=".7 29.3"
            strokeDashoffset=".35"
            strokeWidth="4.5"
          />
          {compassLetters.map(([name, x, y]) => (
            <g key={name} className={styles.letter}>
              <circle cx={x} cy={y} r="4" />
              <text x={x} y={y + 1.5}>
                {t(`contact.compass.${name}`)}
              </text>
            </g>
          ))}
        </Ring>
      </div>
      {now && <p className={`screen-only ${styles.sentence}`}>{now.sentence}</p>}
      <p key={`picture-${locale}`} className={now ? styles.ofPicture : styles.sentence}>
        {ofPicture}
      </p>
      {now?.list}
    </div>
  );
  if (!live) return show();
  return (
    <Decoration fallback={show()}>
      <live.LiveSky>{show}</live.LiveSky>
    </Decoration>
  );
}
