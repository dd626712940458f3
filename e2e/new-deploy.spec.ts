/** The site is built and put in place anew while somebody is reading it: what only the old build had is gone. */
import { expect, type Page } from 'playwright/test';
import { mailboxes, test } from './second-build';
import {
  expectAddress,
  expectHeading,
  follow,
  hashAddresses,
  headings,
  languages,
  open,
  pageAddresses,
  recordFaults,
  switchTo,
  untilReady,
  watchTraffic,
} from './support';

test.skip(({ isMobile }) => isMobile || Boolean(process.env.BASE_URL), 'needs one host of its own');

/** The paths of the documents that a page loads from now on. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Nothing is fetched ahead, as where data is saved: every move needs the host. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

for (const language of languages) {
  test(`the next move of a reader in ${language} loads the new page as a document, once, and goes on from there`, async ({
    page,
    baseURL,
    host,
  }) => {
    await saveData(page);
    await open(page, './');
    // In place: the document stays a French one.
    if (language === 'en') await switchTo(page, language);
    await host.deploy();
    const documents = recordDocuments(page);

    await follow(page, 'Contact');
    await expect(page.getByRole('link', { name: mailboxes.second })).toBeVisible();
    await untilReady(page);
    await expectAddress(page, baseURL, hashAddresses[language].contact);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(documents).toEqual([new URL(pageAddresses[language].contact, baseURL).pathname]);

    // The new build moves by itself again, and no entry was added to what Back goes through.
    const faults = recordFaults(page);
    await follow(page, headings[language].hobbies);
    await expectHeading(page, headings[language].hobbies);
    expect(documents).toHaveLength(1);
    expect(faults).toEqual([]);
    await page.goBack();
    await expectHeading(page, 'Contact');
    await page.goBack();
    await expectHeading(page, headings[language].home);
    await expectAddress(page, baseURL, hashAddresses[language].home);
  });
}

test('a page that was fetched ahead whole moves as if nothing had happened, and a reload is the new one', async ({
  page,
  host,
}) => {
  const faults = recordFaults(page);
  const quiet = watchTraffic(page);
  await open(page, './');
  await quiet();
  await host.deploy();
  const documents = recordDocuments(page);
  await follow(page, 'Contact');
  await expect(page.getByRole('link', { name: mailboxes.first })).toBeVisible();
  await switchTo(page, 'en');
  await follow(page, 'Exoplanets');
  await expectHeading(page, headings.en.hobbies);
  expect(documents).toEqual([]);
  expect(faults).toEqual([]);

  await page.goBack();
  await expectHeading(page, 'Contact');
  await page.reload();
  await expect(page.getByRole('link', { name: mailboxes.second })).toBeVisible();
});

test('a page out of a cache, all of whose scripts are gone, can be read, left and switched', async ({
  page,
  baseURL,
  host,
}) => {
  const old = await (await page.request.get('./hobbies/')).text();
  await host.deploy();
  await page.route('**/hobbies/', (route) => route.fulfill({ contentType: 'text/html', body: old }));
  await page.goto('./#/hobbies');
  await expectHeading(page, headings.fr.hobbies);
  const documents = recordDocuments(page);
  await switchTo(page, 'en');
  await expectHeading(page, headings.en.hobbies);
  await page.goBack();
  await follow(page, 'Contact');
  await expect(page.getByRole('link', { name: mailboxes.second })).toBeVisible();
  await expectAddress(page, baseURL, './#/contact');
  // No page was loaded a second time by itself.
  expect(documents.map((path) => new URL(path, baseURL).pathname)).toEqual(
    ['./en/hobbies/', './hobbies/', './contact/'].map((path) => new URL(path, baseURL).pathname),
  );
});
