/** Milliseconds from the last script to the first effects. A strong phone takes a third of it. */
const slowStart = 1000;

let startTook = 0;

/** To be called in the first effects of a page, when no other scripts have been fetched yet. */
export function measureStart(): void {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const arrivals = files.filter(({ name }) => name.endsWith('.js')).map(({ responseEnd }) => responseEnd);
  if (arrivals.length) startTook = performance.now() - Math.max(...arrivals);
}

/** Whether the page took long to start once all of its scripts had arrived. */
export const isSlowDevice = () => startTook > slowStart;
