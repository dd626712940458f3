/** What a visitor waits for after a tap, on a slow phone. */
import type { Browser } from 'playwright';
import { PHONE, throttle } from './visit';

/** From the tap to the first drawn frame that shows the answer. */
interface Wait {
  ms: number;
  requests: number;
}

export const tapFlag = (browser: Browser, url: string) =>
  waitFor(browser, url, 'button[lang="en"]', 'Welcome aboard.');

export const tapLink = (browser: Browser, url: string) =>
  waitFor(browser, url, 'main a[href$="/contact/"]:visible', 'Contact');

/** @param heading that the tap leads to */
async function waitFor(browser: Browser, url: string, selector: string, heading: string): Promise<Wait> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    let last = Date.now();
    let requests = 0;
    page.on('request', (request) => {
      last = Date.now();
      // Browsers look at the icon again whenever the address changes.
      if (!/icon\.(ico|svg)/.test(request.url())) requests++;
    });
    // esbuild names functions with this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await throttle(page, { cpu: 4 });
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
    // Pages are fetched ahead while nothing else happens.
    while (Date.now() - last < 3000) await page.waitForTimeout(500);
    requests = 0;
    await page.evaluate((wanted) => {
      const look = (start: number): number =>
        requestAnimationFrame(() => {
          if (document.querySelector('h1')?.textContent !== wanted) return void look(start);
          // Once the frame has been drawn.
          setTimeout(() => Object.assign(window, { waited: performance.now() - start }));
        });
      addEventListener('click', ({ timeStamp }) => void look(timeStamp), { capture: true, once: true });
    }, heading);
    await page.locator(selector).first().tap();
    const ms = await page.waitForFunction(() => Reflect.get(window, 'waited'));
    return { ms: Number(await ms.jsonValue()), requests };
  } finally {
    await context.close();
  }
}
