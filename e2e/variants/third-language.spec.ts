/** A language that the owner has added by the steps of docs/owner-guide.md. */
import { expect } from 'playwright/test';
import {
  errorHeading,
  expectHeading,
  headings,
  open,
  recordErrors,
  recordRequests,
  roots,
  watchTraffic,
  words,
  works,
} from '../support';
import { germanWords } from './german';
import { basePath, test } from './variant';

const [work] = works;

test('a third language is a catalogue, a list and a folder', async ({ page, browser, baseURL }) => {
  const html = page.locator('html');
  await test.step('a flag leads there in place, from any page', async () => {
    const quiet = watchTraffic(page);
    await open(page, './#/contact');
    await quiet();
    const errors = recordErrors(page);
    const requests = recordRequests(page);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expectHeading(page, germanWords.contact);
    await expect(page).toHaveURL('./de/#/contact');
    await expect(html).toHaveAttribute('lang', 'de');
    expect(requests).toHaveLength(0);
    expect(errors).toEqual([]);
  });

  await test.step('unknown addresses are its error screen, and shared links open in it', async () => {
    await page.goto('about:blank');
    await page.goto('./de/#/nope');
    await expectHeading(page, errorHeading);
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL('./de/#/nope');
    await page.goto('about:blank');
    await open(page, `./de/#/portfolio?at=${work?.id}`);
    const title = words('en', work?.subTitle ?? '');
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeFocused();
    await expect(page).toHaveURL(`./de/#/portfolio?at=${work?.id}`);
  });

  await test.step('without script its links and flags remain under the path of the site', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.goto(roots.en);
    const followLink = (name: string) =>
      still.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    const expectAt = async (path: string, title: string) => {
      await expectHeading(still, title);
      expect(new URL(still.url()).pathname).toBe(basePath + path);
    };
    await followLink(words('en', 'nav.contact'));
    await expectAt('/en/contact/', headings.en.contact);
    await still.getByRole('button', { name: 'Deutsch' }).click();
    await expectAt('/de/contact/', germanWords.contact);
    await expect(still.locator('html')).toHaveAttribute('lang', 'de');
    await followLink(words('en', 'nav.home'));
    await expectAt('/de/', germanWords.home);
    await context.close();
  });
});
