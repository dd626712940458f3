import { type RefObject, useEffect, useState } from 'react';

const minuteOf = (date: Date) => Math.floor(date.getTime() / 60_000);

/**
 * The present, or the last moment if it was in the same minute: what is shown is as exact as that. React keeps the functions
 * given to a state setter until the next render, so this one holds nothing.
 */
export const latestMinute = (last: Date, now = new Date()) => (minuteOf(last) === minuteOf(now) ? last : now);

/** The present minute. It advances while the element is near the viewport and the page is not in the background. */
export function useNow(element: RefObject<Element | null>): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    let isNear = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setNow(latestMinute);
      timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
    };
    const follow = () => {
      clearTimeout(timer);
      if (isNear && !document.hidden) tick();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? true;
        follow();
      },
      { rootMargin: '50%' },
    );
    if (element.current) observer.observe(element.current);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [element]);

  return now;
}
