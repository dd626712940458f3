/** A language that the owner has added by the steps of docs/owner-guide.md. */
import { expect } from 'playwright/test';
import {
  errorHeading,
  expectAddress,
  expectHeading,
  open,
  recordErrors,
  recordRequests,
  watchTraffic,
  words,
  works,
} from '../support';
import { germanWords } from './german';
import { test } from './variant';

const [work] = works;

test('a third language is a catalogue, a list and a folder', async ({ page, browser, baseURL }) => {
  await test.step('a flag leads there in place, from any page', async () => {
    const quiet = watchTraffic(page);
    await open(page, './#/contact');
    await quiet();
    const errors = recordErrors(page);
    const requests = recordRequests(page);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expectHeading(page, germanWords.contact);
    await expectAddress(page, baseURL, './de/#/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(requests).toHaveLength(0);
    expect(errors).toEqual([]);
  });

  await test.step('shared links open in it, and unknown addresses are its error screen', async () => {
    await open(page, `./de/#/portfolio?at=${work?.id}`);
    await expect(
      page.getByRole('heading', { level: 3, name: words('en', work?.subTitle ?? '') }),
    ).toBeFocused();
    await expectAddress(page, baseURL, `./de/#/portfolio?at=${work?.id}`);
    await page.goto('about:blank');
    await page.goto('./de/#/nope');
    await expectHeading(page, errorHeading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expectAddress(page, baseURL, './de/#/nope');
  });

  await test.step('it reads without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.goto('./en/');
    await still.getByRole('button', { name: 'Deutsch' }).click();
    await expectHeading(still, germanWords.home);
    await still.getByRole('navigation').getByRole('link', { name: germanWords.contact }).click();
    await expectHeading(still, germanWords.contact);
    await expect(still.locator('html')).toHaveAttribute('lang', 'de');
    await context.close();
  });
});
