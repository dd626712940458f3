/** What a visit has cost so far, as the browser measured it. */
export interface VisitCost {
  /**
   * Received, with response headers; 0 of what other sites sent, as browsers don't say, and of what
   * the service worker answered, whose own requests they don't report.
   */
  bytes: number;
  /** Sent to any site; a file from the browser's own cache needs none. */
  requests: number;
  /** Those to other sites. */
  otherSites: number;
}

type Timing = Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'workerStart'>;

/**
 * Adds up the requests of a visit.
 * @param timings one for each file that a document used, and one for the document itself
 * @param origin that of the site
 */
export function sumVisitCost(timings: readonly Timing[], origin: string): VisitCost {
  const otherSites = timings.filter(({ name }) => new URL(name).origin !== origin).length;
  const own = timings.filter(
    ({ name, transferSize, workerStart }) =>
      transferSize > 0 && !workerStart && new URL(name).origin === origin,
  );
  return {
    bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: own.length + otherSites,
    otherSites,
  };
}
