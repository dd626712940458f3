/** The owner deploys a new build while somebody reads the old one, whose files are then gone. */
import { expect } from 'playwright/test';
import { hashAddresses, headings, pageAddresses, words } from './expected';
import { recordDocuments, recordErrors, recordThrown, watchTraffic } from './records';
import { expectBuild, test } from './second-build';
import { expectPage, follow, moveTo, open, saveData, switchTo, untilReady } from './support';

test.skip(() => Boolean(process.env.BASE_URL), 'needs a host of its own');

test('the next move after a switch loads the new page as a document, once', async ({ page, host }) => {
  // Nothing is fetched ahead: every move needs the host.
  await saveData(page);
  await open(page, './');
  // In place: the document stays a French one.
  await switchTo(page, 'en');
  await expectPage(page, 'en', 'home');
  await host.deploy();
  const documents = recordDocuments(page);
  await follow(page, words('en', 'nav.contact'));
  await expectBuild(page, 'second');
  await untilReady(page);
  await expectPage(page, 'en', 'contact');
  expect(documents).toEqual([new URL(pageAddresses.en.contact, host.url).pathname]);

  // The new build moves in place, and Back finds no entry that was added.
  const errors = recordErrors(page);
  await moveTo(page, 'en', 'hobbies');
  expect(documents).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.goBack();
  await expectPage(page, 'en', 'contact');
  await page.goBack();
  await expectPage(page, 'en', 'home');
});

test('pages fetched ahead are shown as before, and a reload shows the new build', async ({ page, host }) => {
  // The console may report the chart of the sky, which is fetched later and may be missing.
  const thrown = recordThrown(page);
  const quiet = watchTraffic(page);
  await open(page, './');
  await quiet();
  await host.deploy();
  const documents = recordDocuments(page);
  await moveTo(page, 'fr', 'contact');
  await expectBuild(page, 'first');
  await switchTo(page, 'en');
  await moveTo(page, 'en', 'hobbies');
  expect(documents).toEqual([]);
  expect(thrown).toEqual([]);
  await page.goBack();
  await expectPage(page, 'en', 'contact');
  await page.reload();
  await expectBuild(page, 'second');
});

test('an old page from a cache, without its scripts, is readable and can be left', async ({ page, host }) => {
  const old = await (await page.request.get(pageAddresses.fr.hobbies)).text();
  await host.deploy();
  await page.route('**/hobbies/', (route) => route.fulfill({ contentType: 'text/html', body: old }));
  await page.goto(hashAddresses.fr.hobbies);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.fr.hobbies);
  const documents = recordDocuments(page);
  await switchTo(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en.hobbies);
  await page.goBack();
  await follow(page, words('fr', 'nav.contact'));
  await expectBuild(page, 'second');
  await expectPage(page, 'fr', 'contact');
  // No page was loaded twice; a hash address leads over the home page.
  const { fr, en } = pageAddresses;
  const expected = [en.hobbies, fr.home, fr.hobbies, fr.contact];
  expect(documents).toEqual(expected.map((address) => new URL(address, host.url).pathname));
});
