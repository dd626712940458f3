import { useEffect, useState } from 'react';

const minuteOf = (date: Date) => Math.floor(date.getTime() / 60_000);

/**
 * The present, or the last moment if it was in the same minute: what is shown is as exact as that. React keeps the functions
 * given to a state setter until the next render, so this one holds nothing.
 */
export const latestMinute = (last: Date, now = new Date()) => (minuteOf(last) === minuteOf(now) ? last : now);

/** The present minute. It advances while the page is not in the background. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setNow(latestMinute);
      timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
    };
    // Not at once: a move to this page is seen first.
    let timer = setTimeout(tick, 100);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return now;
}
