/** The owner deploys a new build while somebody reads the old one, whose files are then gone: every move still arrives, and once. */
import { expect } from 'playwright/test';
import { newEmail, test } from './host';
import {
  expectHeading,
  expectPage,
  flag,
  hash,
  link,
  open,
  path,
  profile,
  record,
  text,
  untilQuiet,
  untilReady,
} from './support';

test('the next move after a switch loads the new page as a document, once', { tag: '@build' }, async ({
  page,
  host,
}) => {
  // Nothing is fetched ahead: every move needs the host.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open(page, './');
  // In place: the document stays a French one.
  await flag(page, 'en').click();
  await expectPage(page, 'en', 'home');
  await host.deploy();
  const { documents, errors } = record(page);
  await link(page, 'en', 'contact').click();
  await expect(page.getByRole('link', { name: newEmail })).toBeVisible();
  await untilReady(page);
  await expectPage(page, 'en', 'contact');
  expect(documents).toEqual([new URL(path('en', 'contact'), host.url).pathname]);
  errors.length = 0;
  // The new build moves in place, and Back finds no entry that was added.
  await link(page, 'en', 'hobbies').click();
  await expectPage(page, 'en', 'hobbies');
  expect(documents).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.goBack();
  await expectPage(page, 'en', 'contact');
  await page.goBack();
  await expectHeading(page, text.en('home.title'));
});

test('pages fetched ahead are shown as before, and a reload shows the new build', { tag: '@build' }, async ({
  page,
  host,
}) => {
  await open(page, './');
  await untilQuiet(page);
  await host.deploy();
  // The console may report the chart of the sky, which is fetched later and is missing.
  const { documents, thrown } = record(page);
  await link(page, 'fr', 'contact').click();
  await expect(page.getByRole('link', { name: profile.email, exact: true })).toBeVisible();
  await flag(page, 'en').click();
  await expectPage(page, 'en', 'contact');
  expect({ documents, thrown }).toEqual({ documents: [], thrown: [] });
  await page.reload();
  await expect(page.getByRole('link', { name: newEmail })).toBeVisible();
});

test('an old page from a cache, without its scripts, is readable and can be left', { tag: '@build' }, async ({
  page,
  host,
}) => {
  const old = await (await page.request.get(path('fr', 'hobbies'))).text();
  await host.deploy();
  await page.route('**/hobbies/', (route) => route.fulfill({ contentType: 'text/html', body: old }));
  await page.goto(hash('fr', 'hobbies'));
  await expectHeading(page, text.fr('hobbies.title'));
  const { documents } = record(page);
  await flag(page, 'en').click();
  await expectHeading(page, text.en('hobbies.title'));
  await page.goBack();
  await link(page, 'fr', 'contact').click();
  await expect(page.getByRole('link', { name: newEmail })).toBeVisible();
  await expectPage(page, 'fr', 'contact');
  // No page was loaded twice; a hash address leads over the home page.
  const expected = [path('en', 'hobbies'), path('fr', 'home'), path('fr', 'hobbies'), path('fr', 'contact')];
  expect(documents).toEqual(expected.map((address) => new URL(address, host.url).pathname));
});
