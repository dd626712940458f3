/**
 * Two deployments side by side: `BASE_URL=https://new.example COMPARE_URL=https://live.example npm run e2e`.
 * Each page of BASE_URL has the headers, the content and the picture of the same page of COMPARE_URL.
 */
import { expect, type Page, test } from 'playwright/test';
import { pagePath, routes } from '@/app/_lib/addresses';
import { locales } from '@/app/_lib/locales';

const reference = process.env.COMPARE_URL ?? '';

/** Response headers that decide how browsers treat a page; dates, tags and lengths differ between any two hosts. */
const COMPARED_HEADERS = [
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const paths = [
  ...locales.flatMap((locale) => routes.map((route) => pagePath(locale, route))),
  '/this-address-does-not-exist/',
];

/** Opens a page of a deployment and waits until its pictures near the top and its fonts are shown. */
async function visit(page: Page, deployment: string, path: string) {
  const response = await page.goto(new URL(path.slice(1), `${deployment.replace(/\/*$/, '')}/`).href);
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every((image) => image.complete || image.loading === 'lazy')),
    )
    .toBe(true);
  const headers = Object.entries((await response?.allHeaders()) ?? {});
  return {
    status: response?.status(),
    headers: Object.fromEntries(headers.filter(([name]) => COMPARED_HEADERS.includes(name)).sort()),
    title: await page.title(),
    content: await page.locator('body').ariaSnapshot(),
  };
}

for (const path of paths) {
  test(`${path} is the same on both deployments`, async ({ page, baseURL }, testInfo) => {
    const name = `${path.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'home'}.png`;
    const expected = await visit(page, reference, path);
    await page.screenshot({
      path: testInfo.snapshotPath(name, { kind: 'screenshot' }),
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    const found = await visit(page, baseURL ?? '', path);
    await test.step('status, headers and content', () => {
      expect.soft(found).toEqual(expected);
    });
    await test.step('picture', () => expect.soft(page).toHaveScreenshot(name, { animations: 'disabled' }));
  });
}
