import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { localeData } from '@/app/lib/texts/locale-data';
import { formatMeasure } from '@/app/lib/texts/measures';
import { sumVisitCost } from './visit-cost';

/**
 * Says what the visit has cost since this document was opened. The browser measures it; nothing is
 * sent or stored. Behind the offline copy, which fetches for the page, it can't tell.
 */
export function VisitReport() {
  const t = useTranslations('visit');
  const data = localeData(useLocale());
  const { timings, painted } = useTimings();
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page) return null;
  const { bytes, requests, otherSites } = sumVisitCost([page, ...timings], location.origin);
  const isKnown = requests > 0 && !page.workerStart;
  const figures = [
    isKnown && t('cost', { bytes: formatMeasure(bytes / 1000, 'kilobyte', data, 0), requests, otherSites }),
    painted && t('painted', { time: formatMeasure(painted / 1000, 'second', data, 1) }),
  ].filter(Boolean);
  return figures.length > 0 && <span>{t('figures', { figures: figures.join(', ') })}</span>;
}

/** Of all files, and when the largest picture or text was painted, in milliseconds. */
function useTimings() {
  const [timings, setTimings] = useState<PerformanceResourceTiming[]>([]);
  const [painted, setPainted] = useState<number>();
  useEffect(() => {
    const files = new PerformanceObserver((list) =>
      setTimings((known) => [...known, ...(list.getEntries() as PerformanceResourceTiming[])]),
    );
    const paints = new PerformanceObserver((list) => setPainted(list.getEntries().at(-1)?.startTime));
    files.observe({ type: 'resource', buffered: true });
    paints.observe({ type: 'largest-contentful-paint', buffered: true });
    return () => {
      files.disconnect();
      paints.disconnect();
    };
  }, []);
  return { timings, painted };
}
