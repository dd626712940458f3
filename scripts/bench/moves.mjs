/** What a visitor waits for after a click, on a slow phone. */
import { PHONE, throttle } from './visit.mjs';

/** @typedef {{ ms: number, requests: number }} Wait from the tap to the first drawn frame that shows the answer */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of the site
 * @returns {Promise<Wait>}
 */
export const clickFlag = (browser, url) => waitFor(browser, url, 'button[lang="en"]', 'Welcome aboard.');

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of the site
 * @returns {Promise<Wait>}
 */
export const clickLink = (browser, url) =>
  waitFor(browser, url, 'main a[href$="/contact/"]:visible', 'Contact');

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} selector
 * @param {string} heading that the tap leads to
 */
async function waitFor(browser, url, selector, heading) {
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
    await throttle(page, { cpu: 4 });
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
    // Pages are fetched ahead while nothing else happens.
    while (Date.now() - last < 3000) await page.waitForTimeout(500);
    requests = 0;
    await page.evaluate((wanted) => {
      const look = (/** @type {number} */ start) =>
        requestAnimationFrame(() => {
          if (document.querySelector('h1')?.textContent !== wanted) return look(start);
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
