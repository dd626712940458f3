/** One visit of a page in a fresh browser profile, really throttled, and what the browser itself measured in it. */

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

/**
 * @typedef {{ fcp: number, lcp: number, readable: number, cls: number, tbt: number, bytes: Record<string, number> }} Visit
 *   milliseconds since the navigation began; `tbt` summed from the first paint until the page rests; `bytes` of bodies by
 *   kind, as they came over the line, and `Headers` of all
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ cpu: number, slow4G?: boolean }} options `cpu` is how many times slower
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, { cpu, slow4G = true }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await throttle(page, { cpu, slow4G });
    const bytes = await countBytes(cdp);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(hasRested, undefined, { timeout: 60_000, polling: 500 });
    return { ...(await page.evaluate(() => /** @type {any} */ (window).bench)), bytes };
  } finally {
    await context.close();
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {{ cpu: number, slow4G?: boolean }} options
 */
export async function throttle(page, { cpu, slow4G = true }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow4G) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return cdp;
}

/** @param {import('playwright').CDPSession} cdp */
async function countBytes(cdp) {
  /** @type {Map<string, { kind: string, head: number }>} */
  const answers = new Map();
  /** @type {Record<string, number>} */
  const bytes = {};
  const add = (/** @type {string} */ kind, /** @type {number} */ size) => {
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
function observe() {
  const bench = { fcp: 0, lcp: 0, readable: 0, cls: 0, tbt: 0 };
  const state = { lastTask: performance.now() };
  Object.assign(window, { bench, benchState: state });

  /** @type {(type: string, take: (entry: any) => void) => void} */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
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
  const look = () => {
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

/** Runs in the page: loaded, with no long task in the last two seconds and, where it has scripts, these running. */
function hasRested() {
  const hasScripts = document.querySelector('script[src]:not([nomodule])') !== null;
  const isAwake = !hasScripts || document.documentElement.hasAttribute('data-ready');
  const { lastTask } = /** @type {any} */ (window).benchState;
  const loaded = performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd ?? 0;
  const now = performance.now();
  return isAwake && loaded > 0 && now - loaded > 3000 && now - lastTask > 2000;
}
