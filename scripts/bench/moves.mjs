/** What a visitor waits for after a click, on a slow phone. */
import { PHONE, throttle } from './visit.mjs';

/** @typedef {{ ms: number, requests: number }} Wait from the click to the next painted frame that shows the answer */

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
export const clickLink = (browser, url) => waitFor(browser, url, 'main a[href$="/contact/"]', 'Contact');

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} selector
 * @param {string} heading that the click leads to
 */
async function waitFor(browser, url, selector, heading) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    // Pages are fetched ahead while nothing else happens.
    await page.waitForLoadState('networkidle');
    await throttle(page, { cpu: 4 });
    let requests = 0;
    page.on('request', () => requests++);
    const ms = await page.evaluate(
      ([target = '', wanted = '']) =>
        new Promise((done) => {
          const look = (/** @type {number} */ start) => {
            const shows = document.querySelector('h1')?.textContent === wanted;
            requestAnimationFrame(() =>
              shows ? setTimeout(() => done(performance.now() - start)) : look(start),
            );
          };
          const start = performance.now();
          document
            .querySelector(target)
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          look(start);
        }),
      [selector, heading],
    );
    return { ms: Number(ms), requests };
  } finally {
    await context.close();
  }
}
