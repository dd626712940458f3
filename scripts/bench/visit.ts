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
  /** Bytes as they were sent. */
  bytes: { headers: number; bodies: number };
}

interface Throttling {
  /** How many times slower. */
  cpu: number;
  slow4G?: boolean;
}

declare global {
  interface Window {
    bench: Omit<Visit, 'bytes'> & { lastTask: number };
  }
}

/** One visit of a page in a fresh browser profile, really throttled, and what the browser measured. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await throttle(page, { cpu: 4 });
    const bytes = countBytes(cdp);
    // esbuild names functions with this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.locator('html[data-ready]').waitFor({ timeout: 60_000 });
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

function countBytes(cdp: CDPSession): Visit['bytes'] {
  const bytes = { headers: 0, bodies: 0 };
  cdp.on('Network.responseReceived', ({ response }) => {
    bytes.headers += response.encodedDataLength;
    bytes.bodies -= response.encodedDataLength;
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.bodies += encodedDataLength;
  });
  return bytes;
}

/** Runs in the page, ahead of everything in it. */
function observe(): void {
  const bench = { fcp: 0, lcp: 0, readable: 0, cls: 0, tbt: 0, lastTask: performance.now() };
  window.bench = bench;

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
    bench.lastTask = entry.startTime + entry.duration;
    if (bench.fcp && bench.lastTask > bench.fcp) bench.tbt += Math.max(0, entry.duration - 50);
  });

  // The first paragraph of prose in <main>, on Contact the address: there, opaque, inside the window, and painted.
  const look = (): void => {
    const text = [...document.querySelectorAll('main p, main a[href^="mailto:"]')].find(
      (element) => element.localName === 'a' || (element.textContent ?? '').length > 40,
    );
    const { height = 0, top = 0 } = text?.getBoundingClientRect() ?? {};
    const isShown = text?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const note = () => {
      bench.readable = performance.now();
    };
    requestAnimationFrame(isShown && height > 0 && top < innerHeight ? note : look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: loaded, with no long task in the last two seconds. */
function hasRested(): boolean {
  const loaded = performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd ?? 0;
  const now = performance.now();
  return loaded > 0 && now - loaded > 3000 && now - window.bench.lastTask > 2000;
}
