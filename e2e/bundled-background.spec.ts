/** The background of the home page as it comes, from the site itself. */
import { expect, test } from 'playwright/test';
import { open, recordRequests } from './support';

test('the background is our own, and the policy lets no other origin show a picture', async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, './');
  const { origin } = new URL(page.url());
  const wide = await page.evaluate(() =>
    [...document.images].filter(({ alt, width }) => !alt && width >= innerWidth).map(({ src }) => src),
  );
  expect(wide).toEqual([expect.stringMatching(/\/pictures\/scenes\/home/)]);
  expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(origin))).toEqual([]);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy?.split('; ')).toContain("img-src 'self' data:");
});
