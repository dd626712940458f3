/** Moves and switches of language, by the site and by its floor in turn, in one browser. */
import type { Browser, Page } from 'playwright';
import type { Route } from '../../app/_lib/addresses';
import { pathOf, swapByScript } from './floor';
import { ratio, spread, type Table } from './statistics';
import { PHONE, throttle } from './visit';

const tour: Route[] = ['portfolio', 'contact', 'hobbies', 'portfolio', 'contact', 'home'];
const rapid: Route[] = ['portfolio', 'contact', 'hobbies', 'portfolio', 'contact'];

const devices = {
  'phone, CPU 4x': { options: PHONE, cpu: 4 },
  'desktop, CPU 1x': { options: { viewport: { width: 1440, height: 900 } }, cpu: 1 },
};

/** Milliseconds; how many requests a second tour has led to; how many runs ended because a click loaded a document. */
const noSamples = () => ({
  move: [] as number[],
  rapid: [] as number[],
  flag: [] as number[],
  click: [] as number[],
  requests: 0,
  documents: 0,
});

type Samples = ReturnType<typeof noSamples>;

/** Opens a site and waits until it has fetched and rendered what it wants ahead. */
async function openSite(page: Page, url: string) {
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  while (Date.now() - last < 2500) await page.waitForTimeout(250);
}

/** Clicks by script, which no menu hides from; returns how long after it other words have been drawn. */
const change = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const shown = () => {
      const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
      return main?.textContent?.slice(0, 500);
    };
    const before = shown();
    return new Promise<number>((done) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(wanted)?.click();
      const look = () => {
        if (shown() === before) return requestAnimationFrame(look);
        // Once that frame has been drawn.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now() - start);
        return channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  }, selector);

/** Clicks a link as a visitor does; returns what the browser itself measures from the event to the next paint. */
async function clickForReal(page: Page): Promise<number> {
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    Object.assign(window, { painted: promise });
    new PerformanceObserver((list, observer) => {
      const click = list.getEntriesByName('click')[0];
      if (!click) return;
      observer.disconnect();
      resolve(click.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const link = page.locator('main a[href$="/contact/"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>);
}

async function sample(page: Page, base: string, samples: Samples) {
  const { pathname } = new URL(base);
  const linkTo = (route: Route) => `nav li a[href="${pathname}${pathOf(route)}"]`;
  const rest = () => page.waitForTimeout(500);
  const makeTour = async () => {
    for (const route of tour) {
      samples.move.push(await change(page, linkTo(route)));
      await rest();
    }
  };
  await makeTour();
  for (let time = 0; time < 3; time += 1) {
    samples.click.push(await clickForReal(page));
    await rest();
    await change(page, linkTo('home'));
    await rest();
  }
  let requests = 0;
  page.on('request', (request) => {
    // Browsers ask for the icon again when the address changes.
    if (!/icon\.(ico|svg)/.test(request.url())) requests += 1;
  });
  await makeTour();
  samples.requests = Math.max(samples.requests, requests);
  for (const route of rapid.slice(0, -1)) {
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), linkTo(route));
    await page.waitForTimeout(150);
  }
  samples.rapid.push(await change(page, linkTo(rapid.at(-1) ?? 'contact')));
  await rest();
  await change(page, linkTo('portfolio'));
  for (const locale of ['en', 'fr', 'en', 'fr']) {
    await rest();
    samples.flag.push(await change(page, `nav form [lang=${locale}]`));
  }
}

/**
 * @param sites addresses by name; the first one is the floor
 * @returns a table by device: medians with their ranges, and how many times the floor they are
 */
export async function measureMoves(browser: Browser, sites: Record<string, string>, runs: number) {
  const table: Table = {};
  for (const [device, { options, cpu }] of Object.entries(devices)) {
    const floor = noSamples();
    const measured = Object.entries(sites).map(([name, url], index) => ({
      name,
      url,
      isFloor: index === 0,
      samples: index === 0 ? floor : noSamples(),
    }));
    for (let run = 0; run < runs; run += 1) {
      for (const { url, isFloor, samples } of measured) {
        // The floor adopts the styles of other pages, which a page's own policy would not allow.
        const context = await browser.newContext({ ...options, bypassCSP: isFloor });
        // esbuild names functions with this helper, which the page does not have.
        await context.addInitScript('globalThis.__name = (value) => value');
        const page = await context.newPage();
        await openSite(page, url);
        if (isFloor) await swapByScript(page);
        await throttle(page, { cpu, slow4G: false });
        await sample(page, url, samples).catch((error) => {
          // What was measured before a click has loaded a document counts.
          if (!/navigation|context was destroyed/.test(String(error))) throw error;
          samples.documents += 1;
        });
        await context.close();
      }
    }
    for (const { name, samples } of measured) {
      table[`${device}: ${name}`] = {
        'move ms': spread(samples.move),
        '(2.0)': ratio(samples.move, floor.move),
        'last of five ms': spread(samples.rapid),
        '/ move of floor (3.0)': ratio(samples.rapid, floor.move),
        'flag ms': spread(samples.flag),
        '(1.5)': ratio(samples.flag, floor.flag),
        'click to paint ms': spread(samples.click),
        '(1.50)': ratio(samples.click, floor.click),
        'requests (0)': samples.requests,
        'documents (0)': samples.documents,
      };
    }
  }
  return table;
}
