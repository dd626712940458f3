/** What a visit leaves behind, and whom it tells: nothing and nobody, as long as no video is played. */
import { expect, test } from 'playwright/test';
import {
  expectHeading,
  follow,
  headings,
  open,
  recordRequests,
  seeWholePage,
  switchTo,
  words,
} from './support';

test('a whole visit stores nothing and asks nothing of another origin', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device');
  const requests = recordRequests(page);
  await open(page, './');
  for (const name of ['portfolio', 'contact', 'hobbies'] as const) {
    await follow(page, words('fr', `nav.${name}`));
    await expectHeading(page, headings.fr[name]);
    await seeWholePage(page);
  }
  await switchTo(page, 'en');
  await follow(page, words('en', 'nav.portfolio'));
  await page
    .getByRole('list', { name: words('en', 'portfolio.pictures') })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: words('en', 'lightbox.close') }).click();

  const { origin } = new URL(page.url());
  const others = requests.map((request) => request.url()).filter((url) => !/^data:/.test(url));
  expect(others.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  expect(others.length).toBeGreaterThan(10);

  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
  }));
  expect(kept).toEqual({ cookies: '', local: [], session: [], databases: [] });
});

test('a script that somebody slips into the page does not run, nor does a handler', async ({ page }) => {
  for (const address of ['./', './portfolio/', './nope']) {
    await page.goto(address);
    const ran = await page.evaluate(async () => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.slippedIn = "script"';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<button onclick="window.slippedIn = \'handler\'">x</button>',
      );
      document.querySelector<HTMLElement>('body > button:last-child')?.click();
      await new Promise((done) => setTimeout(done));
      return { slippedIn: Reflect.get(window, 'slippedIn'), refused: refused.sort() };
    });
    expect(ran).toEqual({ slippedIn: undefined, refused: ['script-src-attr', 'script-src-elem'] });
  }
});
