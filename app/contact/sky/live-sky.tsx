import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { localeData } from '@/app/lib/texts/locale-data';
import { SkyChart, skyColours } from './chart';
import { describeSky } from './describe';
import { chartLabels } from './labels';
import { observer } from './observer';
import { chartOf } from './positions';
import styles from './sky.module.scss';
import { solarSystem } from './solar-system';

export interface SkyOfNow {
  sentence: string;
  chart: ReactNode;
  /** For those who don't see the chart. */
  list: ReactNode;
}

const thisMinute = () => Math.floor(Date.now() / 60_000);

/** The minute that it is; while the page is hidden, the one when it was left. */
function useMinute(): number {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setMinute(thisMinute());
      timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
    };
    // Not at once: the move between two pages is drawn first.
    let timer = setTimeout(tick, 100);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return minute;
}

const dateOf = (minute: number) => new Date(minute * 60_000);

/** Calculates and draws the sky above the owner's city at this minute. */
export function LiveSky({ children }: { children: (now: SkyOfNow) => ReactNode }) {
  const t = useTranslations();
  const locale = useLocale();
  const minute = useMinute();
  // A task of its own for the chart: one for chart and words blocks a slow phone twice as long.
  const drawn = useDeferredValue<number | null>(minute, null);
  const date = dateOf(minute);
  const { sentence, items } = describeSky(date, solarSystem(date, observer), observer, t, localeData(locale));
  const chart = useMemo(() => drawn && chartOf(dateOf(drawn), observer), [drawn]);
  const labels = useMemo(() => (chart ? chartLabels(chart, t) : []), [chart, t]);

  return children({
    sentence,
    chart: chart && (
      <svg className={styles.chart} aria-hidden="true">
        <SkyChart chart={chart} />
        {/* Outside the chart's coordinates: legible at every size. */}
        <g className={styles.labels} stroke={skyColours(chart.sun.altitude)[1]}>
          {labels.map(({ text, isFigure, x, y, anchor, dx, dy }) => (
            <text
              key={text}
              className={isFigure ? styles.figure : undefined}
              opacity={isFigure ? 0.3 + 0.5 * chart.night : 1}
              x={`${50 + x / 20}%`}
              y={`${50 + y / 20}%`}
              dx={`${dx}em`}
              dy={`${dy + 0.35}em`}
              textAnchor={anchor}
            >
              {text}
            </text>
          ))}
        </g>
      </svg>
    ),
    // By day there is often the Sun alone.
    list:
      items.length > 1 ? (
        <ul className="unseen" role="list" aria-label={t('sky.list')}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <p className="unseen">{items[0]}</p>
      ),
  });
}
