import { expect, type Page, test } from 'playwright/test';
import { workIds } from '../app/_lib/works';
import { portfolio } from '../content/portfolio';
import {
  errorHeading,
  expectAddress,
  expectHeading,
  hashAddresses,
  headings,
  languages,
  open,
  pageAddresses,
  recordFaults,
  untilReady,
  words,
} from './support';

/** Holds back every script file of the site. @returns a function that lets them through, those still to come too */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    // The page that asked may be gone by now.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Opens an address as far as it comes without its scripts, which would keep it from ever being loaded. */
const openHeld = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

const flags = { fr: 'Français', en: 'English' };
const labels = { fr: { menu: 'Menu', hobbies: 'Exoplanètes' }, en: { menu: 'Menu', hobbies: 'Exoplanets' } };

for (const language of languages) {
  const to = language === 'fr' ? 'en' : 'fr';

  test(`in ${language} a link, a flag and a shared address work, and the page wakes up whole`, {
    tag: '@smoke',
  }, async ({ page, baseURL, isMobile }) => {
    const faults = recordFaults(page);
    const release = await holdScripts(page);
    await openHeld(page, pageAddresses[language].home);
    await expectHeading(page, headings[language].home);

    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: labels[language].hobbies, exact: true })
      .click();
    await expectHeading(page, headings[language].hobbies);
    await expectAddress(page, baseURL, pageAddresses[language].hobbies);

    await page.getByRole('button', { name: flags[to] }).click();
    await expectHeading(page, headings[to].hobbies);
    await expect(page.locator('html')).toHaveAttribute('lang', to);

    await openHeld(page, hashAddresses[language].portfolio);
    await expectHeading(page, headings[language].portfolio);
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    release();
    await untilReady(page);
    await expectAddress(page, baseURL, hashAddresses[language].portfolio);
    await page.getByRole('button', { name: flags[to] }).click();
    await expectAddress(page, baseURL, hashAddresses[to].portfolio);
    expect(faults).toEqual([]);
  });
}

test('a typed address is followed, whether it is known or not', async ({ page, baseURL, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  const release = await holdScripts(page);
  const type = (hash: string) =>
    page.evaluate((typed) => {
      location.hash = typed;
    }, hash);
  await openHeld(page, './en/');
  await type('#/portfolio?at=galaxy');
  await expectHeading(page, headings.en.portfolio);
  await expectAddress(page, baseURL, './en/portfolio/#galaxy');
  await type('#/nope');
  await expectHeading(page, errorHeading);
  await expectAddress(page, baseURL, './en/#/nope');
  await type('#/contact');
  await expectHeading(page, headings.en.contact);
  release();
  await untilReady(page);
  await expectAddress(page, baseURL, hashAddresses.en.contact);
});

test('the menu opens and closes, and one opened early is as any other once the scripts are there', async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 700, height: 900 });
  const faults = recordFaults(page);
  const release = await holdScripts(page);
  await openHeld(page, './contact/');
  const button = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('link', { name: 'Exoplanètes', exact: true });
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();

  release();
  await untilReady(page);
  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main')).toHaveAttribute('inert');
  await link.click();
  await expectHeading(page, 'Exoplanètes');
  await expect(link).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(faults).toEqual([]);
});

test('a thumbnail opens its picture, and a dialog once the scripts are there', async ({ page }) => {
  const faults = recordFaults(page);
  const release = await holdScripts(page);
  await openHeld(page, './portfolio/');
  const thumbnail = page.getByRole('list', { name: 'Captures d’écran' }).getByRole('link').first();
  await thumbnail.click();
  await expect(page).toHaveURL(/\/pictures\/works\/dashboards-1.*\.webp$/);

  await openHeld(page, './portfolio/');
  release();
  await untilReady(page);
  await thumbnail.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/#\/portfolio$/);
  expect(faults).toEqual([]);
});

test('a video leads to YouTube, and plays in place once the scripts are there', async ({ page }) => {
  await page.route(/^https:\/\/www\.youtube(-nocookie)?\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' }),
  );
  const release = await holdScripts(page);
  await openHeld(page, './portfolio/');
  await page.getByRole('link', { name: /Un tour de la Lune/ }).click();
  await expect(page).toHaveURL('https://www.youtube.com/watch?v=nr5Pj6GQL2o');

  await openHeld(page, './portfolio/');
  release();
  await page.getByRole('button', { name: /Un tour de la Lune/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/nr5Pj6GQL2o\?/,
  );
  await expect(page).toHaveURL(/#\/portfolio$/);
});

test('the e-mail address and the phone number are links at once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  await holdScripts(page);
  await openHeld(page, './contact/');
  await expect(page.getByRole('link', { name: 'bonjour@camille-vega.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(page.getByRole('link', { name: '+33 6 39 98 07 42' })).toHaveAttribute('href', /^tel:/);
});

const works = workIds(portfolio);

test('a click on a technology or on Share ends at the work, with a valid address', async ({
  page,
  baseURL,
}) => {
  for (const link of [
    page
      .getByRole('list', { name: words('fr', 'overview.uses') })
      .first()
      .getByRole('link')
      .first(),
    page
      .getByRole('article')
      .nth(2)
      .getByRole('link', { name: words('fr', 'share.share') }),
  ]) {
    const release = await holdScripts(page);
    await page.goto('about:blank');
    await openHeld(page, hashAddresses.fr.portfolio);
    const work = (await link.getAttribute('href'))?.slice(1) ?? '';
    expect(works).toContain(work);
    await link.click();
    release();
    await untilReady(page);
    await expectAddress(page, baseURL, `./#/portfolio?at=${work}`);
    const heading = page.getByRole('heading', { level: 3 }).nth(works.indexOf(work));
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await page.reload();
    await untilReady(page);
    await expectAddress(page, baseURL, `./#/portfolio?at=${work}`);
    await expect(heading).toBeFocused();
  }
});

test('a click on a technology while the scripts start ends at the work, with a valid address', async ({
  page,
  baseURL,
}) => {
  // At the worst moment: the address has just been written, and technologies are still links.
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...given) {
      replaceState.apply(this, given);
      History.prototype.replaceState = replaceState;
      document.querySelector<HTMLAnchorElement>('main li a[href^="#"]')?.click();
    };
  });
  await open(page, pageAddresses.fr.portfolio);
  await expect(page).toHaveURL(new RegExp(`#/portfolio\\?at=(${works.join('|')})$`));
  const address = page.url();
  await page.reload();
  await untilReady(page);
  await expectAddress(page, baseURL, address);
  await expectHeading(page, headings.fr.portfolio);
});

test('the name of a work alone leads to the work from the home page', async ({ page, baseURL }) => {
  for (const language of languages) {
    await open(page, `${pageAddresses[language].home}#${works[3]}`);
    await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeFocused();
    await expectAddress(page, baseURL, `${hashAddresses[language].portfolio}?at=${works[3]}`);
    await page.goto('about:blank');
  }
  await open(page, hashAddresses.fr.contact);
  await page.evaluate((name) => {
    location.hash = name;
  }, works[3] ?? '');
  await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeFocused();
  await expectAddress(page, baseURL, `./#/portfolio?at=${works[3]}`);
});
