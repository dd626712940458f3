import { useLocale } from 'next-intl';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ContactKey } from '@/app/_components/contact/contact.words';
import { OwnWords } from '@/app/_components/shell/locale-provider';
import { useWords } from '@/app/_lib/messages';
import { solarSystem } from '@/app/_lib/sky/bodies';
import { chartOf } from '@/app/_lib/sky/chart';
import { describeSky } from '@/app/_lib/sky/describe';
import { isStill, watchStillness } from '@/app/_lib/stillness';
import { profile } from '@/content/profile';
import { paintChart } from './paint';
import { Porthole } from './porthole';
import portholeStyles from './porthole.module.scss';
import styles from './sky.module.scss';
import words, { type SkyKey } from './sky.words';
import { latestMinute, useNow } from './use-now';

export type LiveSkyProps = {
  /** Shown instead when this sky can't be calculated or drawn. */
  still: ReactNode;
  /** For print, which shows the picture. */
  pictureDate: ReactNode;
};

function Live({ still, pictureDate }: LiveSkyProps) {
  const t = useWords<ContactKey | SkyKey>();
  const locale = useLocale();
  const canvas = useRef<HTMLCanvasElement>(null);
  const now = useNow();
  const [hasFailed, setFailed] = useState(false);

  // While nothing may move the chart keeps the moment at which that began or the page was shown.
  const [drawnAt, setDrawnAt] = useState(now);
  useEffect(() => {
    if (!isStill()) setDrawnAt((last) => latestMinute(last, now));
  }, [now]);
  useEffect(() => {
    const leaving = new AbortController();
    const draw = () => setDrawnAt(latestMinute);
    // Not at once: a move to this page is seen first.
    const soon = setTimeout(draw, 100);
    watchStillness(leaving.signal, () => isStill() || draw());
    return () => {
      clearTimeout(soon);
      leaving.abort();
    };
  }, []);

  const text = useMemo(
    () => attempt(() => describeSky(now, solarSystem(now, profile), profile, t, locale)),
    [now, t, locale],
  );
  // The chart is calculated in a task of its own: one for chart and text blocks a slow phone for twice as long.
  const chartedAt = useDeferredValue<Date | null>(drawnAt, null);
  const chart = useMemo(
    () => chartedAt && attempt(() => chartOf(chartedAt, profile, solarSystem(chartedAt, profile))),
    [chartedAt],
  );

  // A page that is shown again keeps the pixels of its canvas.
  const painted = useRef<unknown[]>([]);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !chart) return;
    const paint = () => {
      const wanted = [chart, t, element.clientWidth, devicePixelRatio];
      // A hidden page has no size.
      if (element.clientWidth === 0 || wanted.every((value, index) => value === painted.current[index]))
        return;
      painted.current = wanted;
      try {
        paintChart(element, chart, {
          body: (name) => t(`sky.bodies.${name}`),
          constellation: (name) => t(`sky.constellations.${name}`),
        });
      } catch {
        setFailed(true);
      }
    };
    // It reports the first size too.
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, [chart, t]);

  // Until the chart is painted its canvas lets the picture through.
  if (!text || (chartedAt && !chart) || hasFailed) return still;
  return (
    <>
      <p className={`${styles.sentence} ${styles.ofNow}`}>{text.sentence}</p>
      <p className={styles.ofPicture}>{pictureDate}</p>
      <Porthole>
        <canvas className={portholeStyles.chart} ref={canvas} />
      </Porthole>
      <ul className="visually-hidden" aria-label={t('sky.list')}>
        {text.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** The result of a task, or null if it fails: an error of the sky must not break the page. */
function attempt<Result>(task: () => Result): Result | null {
  try {
    return task();
  } catch {
    return null;
  }
}

/** The sky above the owner's city at this minute, in a sentence, a chart and a list. */
export function LiveSky(props: LiveSkyProps) {
  return (
    <OwnWords words={words}>
      <Live {...props} />
    </OwnWords>
  );
}
