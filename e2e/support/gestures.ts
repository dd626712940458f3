import type { Page } from 'playwright/test';

/** Moves a finger over the page, by the input of the browser: events of a script never scroll. */
export async function swipe(page: Page, x: number, y: number, right: number, down: number) {
  const session = await page.context().newCDPSession(page);
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    const touchPoints = [{ x: x + right * part, y: y + down * part }];
    await session.send('Input.dispatchTouchEvent', { type: part ? 'touchMove' : 'touchStart', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
