/** What a recruiter finds on the pages and takes away: the CV, the contact card, a print, the résumé as data. */
import { expect, type Page, test } from 'playwright/test';
import { timeZoneName } from '../app/_lib/display-names';
import { profile } from '../content/profile';
import { decodeQrCode, parseContactCard } from './contact-cards';
import {
  deviceOf,
  jobTitle,
  type Language,
  languages,
  otherLanguage,
  type PageName,
  pageAddresses,
  recordRequests,
  switchTo,
  visitPages,
  watchTraffic,
  words,
  works,
} from './support';

test.skip(() => Boolean(process.env.BASE_URL), 'a deployment may have other content');

/** The only PDF that a page links to. */
const cvLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /\(PDF,/ });

const saveLink = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('link', {
    name: `${words(language, 'contact.save')} — ${words(language, 'contact.card')}`,
    exact: true,
  });

const hrefOf = (link: ReturnType<typeof cvLink>) =>
  link.evaluate((element: HTMLAnchorElement) => element.href);

/** Expects the owner's links elsewhere on the open page, each large enough and with its mark. */
async function expectLinksElsewhere(page: Page, language: Language) {
  const list = page.getByRole('main').getByRole('list', { name: words(language, 'nav.elsewhere') });
  const shown = await list.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent,
      url: link.getAttribute('href'),
      rel: link.getAttribute('rel'),
      isLarge: link.getBoundingClientRect().height >= 44,
      mark: link.querySelector('use')?.getAttribute('href') ?? '',
    })),
  );
  expect(shown).toMatchObject(
    (profile.links ?? []).map(({ name, url }) => ({ name, url, rel: 'me', isLarge: true })),
  );
  // One file has all marks.
  const [file = ''] = shown[0]?.mark.split('#') ?? [];
  const marks = await (await page.request.get(file)).text();
  for (const { mark } of shown) expect(marks).toContain(`id="${mark.replace(`${file}#`, '')}"`);
}

/** Expects a CV of two pages at most, tagged, with an outline, a language, embedded fonts and a link to write to. */
async function expectCv(page: Page, language: Language, address: string) {
  expect(address).toMatch(new RegExp(`/cv/[a-z0-9-]+-${language}\\.pdf$`));
  const response = await page.request.get(address);
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const pdf = await response.body();
  const size = Math.round(pdf.length / 1000);
  await expect(cvLink(page)).toHaveText(words(language, 'cv.link', { size }));
  const text = pdf.toString('latin1');
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  for (const part of ['/MarkInfo', '/Type /Outlines', `/Lang (${language})`, `mailto:${profile.email}`])
    expect(text).toContain(part);
  expect(text.match(/\/FontFile2/g)?.length).toBe(text.match(/\/Type \/FontDescriptor/g)?.length);
}

for (const language of languages) {
  test(`in ${language} CV and contact card are one click away, and are what they say`, {
    tag: deviceOf(language),
  }, async ({ page, isMobile }) => {
    const quiet = watchTraffic(page);
    const addresses = new Set<string>();
    const look = async (name: PageName) => {
      await expect(cvLink(page)).toHaveCount(1);
      await expect(cvLink(page)).toBeVisible();
      if (name !== 'contact') await expect(cvLink(page)).toBeInViewport();
      addresses.add(await hrefOf(cvLink(page)));
      if (name !== 'portfolio' && profile.links?.length) await expectLinksElsewhere(page, language);
    };
    await visitPages(page, language, look, ['home', 'portfolio', 'contact']);
    const zone = timeZoneName(profile, language);
    const telemetry = words(language, 'contact.telemetry', { city: profile.city, zone });
    await expect(page.getByText(telemetry)).toBeVisible();
    const [address = '', ...others] = addresses;
    expect(others).toEqual([]);
    await expectCv(page, language, address);
    await expectCard(page, saveLink(page, language), language);
    // A phone can't scan its own screen.
    if (isMobile) return;
    await test.step('the contact card can be scanned', () => expectCode(page, language));
    await quiet();
    await test.step('a switch of language changes the links without a request', () =>
      expectSwitch(page, otherLanguage[language]));
  });
}

/** Expects a contact card that another program reads. */
async function expectCard(page: Page, link: ReturnType<typeof cvLink>, language: Language) {
  await expect(link).toHaveAttribute('download', '');
  const response = await page.request.get(await hrefOf(link));
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  const { value } = parseContactCard(await response.text());
  expect([value('email'), value('title')]).toEqual([profile.email, jobTitle(language)]);
}

/** Expects a QR code that the camera of a phone reads from the pixels of the page. */
async function expectCode(page: Page, language: Language) {
  const code = page.getByRole('img', { name: words(language, 'contact.qr') });
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { value } = await decodeQrCode(await code.screenshot());
  expect(['fn', 'tel', 'email', 'photo'].map(value)).toEqual([
    profile.name,
    profile.phone.replaceAll(' ', ''),
    profile.email,
    null,
  ]);
}

async function expectSwitch(page: Page, language: Language) {
  const requests = recordRequests(page);
  await switchTo(page, language);
  await expect(cvLink(page)).toHaveAttribute('href', new RegExp(`-${language}\\.pdf$`));
  await expect(saveLink(page, language)).toHaveAttribute('href', new RegExp(`-${language}\\.vcf$`));
  expect(requests).toEqual([]);
  await expectCard(page, saveLink(page, language), language);
}

test('the portfolio prints as a document of its own', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(pageAddresses.fr.portfolio);
  const bar = page.getByRole('navigation');
  await expect(bar.getByRole('link', { name: profile.name })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveCount(1);
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(cvLink(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  // What the screen shows as a logo or behind a link is printed as text.
  const [technology = ''] = works[0]?.technologies ?? [];
  const name = page.getByRole('article').first().getByRole('listitem').getByText(technology, { exact: true });
  await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect((await name.boundingBox())?.width).toBeGreaterThan(20);
  const url = works.flatMap(({ links }) => links['portfolio.deployedHere'] ?? [])[0];
  if (url) {
    const link = page.getByRole('link', { name: words('fr', 'portfolio.deployedHere') }).first();
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(`"${url}"`);
  }
  const pictures = page.getByRole('list', { name: words('fr', 'portfolio.pictures') });
  if ((await pictures.count()) > 0) {
    const thumbnail = await pictures.first().getByRole('img').first().boundingBox();
    const width = (await page.getByRole('main').boundingBox())?.width ?? 0;
    expect(thumbnail?.width).toBeLessThan(width / 3);
  }
  // Two works fit on a page, below the header of the first.
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(1 + works.length / 2);
});
