import type { Browser, CDPSession, Page } from 'playwright';

/**
 * What Lighthouse's `devtools` throttling means by slow 4G: latency a request, bytes a second.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Milliseconds since the navigation began, except `cls`. */
export interface Visit {
  fcp: number;
  lcp: number;
  readable: number;
  cls: number;
  /** From the first paint until the page rests. */
  tbt: number;
  /** Bytes of bodies by kind, as they were sent, and `Headers` of all. */
  bytes: Record<string, number>;
}

interface Throttling {
  /** How many times slower. */
  cpu: number;
  slow4G?: boolean;
}

type Measured = Omit<Visit, 'bytes'>;

declare global {
  interface Window {
    bench: Measured;
    benchState: { lastTask: number };
  }
}

/** One visit of a page in a fresh browser profile, really throttled, and what the browser measured. */
export async function visit(
  browser: Browser,
  url: string,
  { cpu, slow4G = true }: Throttling,
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await throttle(page, { cpu, slow4G });
    const bytes = await countBytes(cdp);
    // esbuild names functions with this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(isInteractive, undefined, { timeout: 60_000, polling: 500 });
    await page.waitForFunction(hasRested, undefined, { timeout: 60_000, polling: 500 });
    return { ...(await page.evaluate(() => window.bench)), bytes };
  } finally {
    await context.close();
  }
}

/** Slows a page down. */
export async function throttle(page: Page, { cpu, slow4G = true }: Throttling): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow4G) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return cdp;
}

async function countBytes(cdp: CDPSession): Promise<Record<string, number>> {
  const answers = new Map<string, { kind: string; head: number }>();
  const bytes: Record<string, number> = {};
  const add = (kind: string, size: number) => {
    bytes[kind] = (bytes[kind] ?? 0) + size;
  };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { kind: type, head: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, head } = answers.get(requestId) ?? { kind: 'Other', head: 0 };
    add(kind, encodedDataLength - head);
    add('Headers', head);
  });
  return bytes;
}

/** Runs in the page, ahead of everything in it. */
function observe(): void {
  const bench = { fcp: 0, lcp: 0, readable: 0, cls: 0, tbt: 0 };
  const state = { lastTask: performance.now() };
  Object.assign(window, { bench, benchState: state });

  /** An entry of any of the types below. */
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.cls += entry.value;
  });
  watch('longtask', (entry) => {
    state.lastTask = entry.startTime + entry.duration;
    if (bench.fcp && entry.startTime + entry.duration > bench.fcp)
      bench.tbt += Math.max(0, entry.duration - 50);
  });

  // The first paragraph of prose in <main>, on Contact the address: there, opaque, inside the window, and painted.
  const look = (): void => {
    const text = [...document.querySelectorAll('main p, main a[href^="mailto:"]')].find(
      (element) => element.localName === 'a' || (element.textContent ?? '').length > 40,
    );
    const box = text?.getBoundingClientRect();
    const isReadable =
      text &&
      box &&
      box.height > 0 &&
      box.top < innerHeight &&
      text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    requestAnimationFrame(
      isReadable
        ? () => {
            bench.readable = performance.now();
          }
        : look,
    );
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
export function isInteractive(): boolean {
  return document.documentElement.hasAttribute('data-ready');
}

/** Runs in the page: loaded, with no long task in the last two seconds. */
function hasRested(): boolean {
  const { lastTask } = window.benchState;
  const loaded = performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd ?? 0;
  const now = performance.now();
  return loaded > 0 && now - loaded > 3000 && now - lastTask > 2000;
}
