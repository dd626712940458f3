/** Milliseconds from the last script to the first effects. A strong phone takes half of it. */
const slowStart = 700;

let startTook = 0;

/** To be called in the first effects of a page, when no other scripts have been fetched yet. */
export function measureStart(): void {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const script = files.findLast(({ name }) => name.endsWith('.js'));
  if (script) startTook = performance.now() - script.responseEnd;
}

/** Whether the page took long to start once all of its scripts had arrived. */
export const isSlowDevice = () => startTook > slowStart;
