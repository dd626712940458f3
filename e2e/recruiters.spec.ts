/** What a recruiter finds on the pages and takes away: the CV, the contact card, a print, the résumé as data. */
import ICAL from 'ical.js';
import { expect, type Page, test } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { timeZoneName } from '../app/_lib/display-names';
import { profile } from '../content/profile';
import { jobTitle } from './expected';
import {
  type Language,
  languages,
  open,
  pageAddresses,
  recordRequests,
  switchTo,
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

for (const language of languages) {
  const tag = language === 'fr' ? ['@phone'] : [];

  test(`the CV in ${language} is one click away, and is what its link says`, { tag }, async ({
    page,
    request,
  }) => {
    const addresses = new Set<string>();
    for (const name of ['home', 'portfolio', 'contact'] as const) {
      await page.goto(pageAddresses[language][name]);
      await expect(cvLink(page)).toHaveCount(1);
      await expect(cvLink(page)).toBeVisible();
      if (name !== 'contact') await expect(cvLink(page)).toBeInViewport();
      addresses.add(await hrefOf(cvLink(page)));
    }
    const [address = ''] = addresses;
    expect([...addresses]).toHaveLength(1);
    expect(address).toMatch(new RegExp(`/cv/[a-z0-9-]+-${language}\\.pdf$`));

    const response = await request.get(address);
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const pdf = await response.body();
    const size = Math.round(pdf.length / 1000);
    await expect(cvLink(page)).toHaveText(words(language, 'cv.link', { size }));

    // Two pages at most, tagged, with an outline, a language, embedded fonts and a link to write to.
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
    for (const part of ['/MarkInfo', '/Type /Outlines', `/Lang (${language})`, `mailto:${profile.email}`]) {
      expect(text).toContain(part);
    }
    expect(text.match(/\/FontFile2/g)?.length).toBe(text.match(/\/Type \/FontDescriptor/g)?.length);
  });

  test(`the contact card in ${language} can be saved and scanned`, async ({ page, request }) => {
    await page.goto(pageAddresses[language].contact);
    const otherVersion = page.getByRole('main').getByRole('link', { name: 'vCard 4.0', exact: true });
    for (const [link, titleLanguage] of [
      [saveLink(page, language), language],
      // One file serves both languages.
      [otherVersion, 'fr'],
    ] as const) {
      await expect(link).toHaveAttribute('download', '');
      const response = await request.get(await hrefOf(link));
      expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
      const card = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
      expect(card.getFirstPropertyValue('email')).toBe(profile.email);
      expect(card.getFirstPropertyValue('title')).toBe(jobTitle(titleLanguage));
    }

    // The pixels on the page, as the camera of a phone sees them.
    const code = page.getByRole('img', { name: words(language, 'contact.qr') });
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scanned = decodeQr({ width: info.width, height: info.height, data });
    expect(scanned).toContain(`FN:${profile.name}`);
    expect(scanned).toContain(`TEL:${profile.phone.replaceAll(' ', '')}`);
    expect(scanned).toContain(`EMAIL:${profile.email}`);
  });

  test(`the portfolio in ${language} prints as a document of its own`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(pageAddresses[language].portfolio);
    const bar = page.getByRole('navigation');
    await expect(bar.getByRole('link', { name: profile.name })).toBeVisible();
    await expect(bar.getByRole('link')).toHaveCount(1);
    await expect(bar.getByRole('button')).toHaveCount(0);
    await expect(cvLink(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

    // What the screen shows as a logo or behind a link is printed as text.
    const [technology = ''] = works[0]?.technologies ?? [];
    const name = page
      .getByRole('article')
      .first()
      .getByRole('listitem')
      .getByText(technology, { exact: true });
    await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect((await name.boundingBox())?.width).toBeGreaterThan(20);
    const url = works.flatMap(({ links }) => links['portfolio.deployedHere'] ?? [])[0];
    if (url) {
      const link = page.getByRole('link', { name: words(language, 'portfolio.deployedHere') }).first();
      expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(`"${url}"`);
    }
    const pictures = page.getByRole('list', { name: words(language, 'portfolio.pictures') });
    if ((await pictures.count()) > 0) {
      const thumbnail = await pictures.first().getByRole('img').first().boundingBox();
      const width = (await page.getByRole('main').boundingBox())?.width ?? 0;
      expect(thumbnail?.width).toBeLessThan(width / 3);
    }
    // Two works fit on a page, below the header of the first.
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(1 + works.length / 2);
  });
}

test('the flags change the CV and the card too, without a request', async ({ page }) => {
  const quiet = watchTraffic(page);
  await open(page, pageAddresses.fr.contact);
  await page.getByRole('img', { name: words('fr', 'contact.qr') }).scrollIntoViewIfNeeded();
  await quiet();
  const requests = recordRequests(page);
  await switchTo(page, 'en');
  await expect(cvLink(page)).toHaveAttribute('href', /-en\.pdf$/);
  await expect(saveLink(page, 'en')).toHaveAttribute('href', /-en\.vcf$/);
  expect(requests).toEqual([]);
});

test('the résumé as data is served as JSON', async ({ request }) => {
  for (const language of languages) {
    const response = await request.get(`./resume.${language}.json`);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    expect((await response.json()).basics.label).toBe(jobTitle(language));
  }
});

for (const language of languages) {
  test(`links to the owner elsewhere are on Home and Contact, in ${language}`, { tag: '@phone' }, async ({
    page,
  }) => {
    const links = profile.links ?? [];
    test.skip(!links.length, 'the owner is nowhere else');
    for (const name of ['home', 'contact'] as const) {
      await page.goto(pageAddresses[language][name]);
      const list = page.getByRole('main').getByRole('list', { name: words(language, 'nav.elsewhere') });
      await expect(list.getByRole('link')).toHaveText(links.map((link) => link.name));
      for (const link of links) {
        const shown = list.getByRole('link', { name: link.name, exact: true });
        await expect(shown).toHaveAttribute('href', link.url);
        await expect(shown).toHaveAttribute('rel', 'me');
        expect((await shown.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        // Its mark is in the file that it names.
        const address = await shown.locator('use').getAttribute('href');
        const [file = '', id] = address?.split('#') ?? [];
        expect(await (await page.request.get(file)).text()).toContain(`id="${id}"`);
      }
    }
  });

  test(`e-mail and phone in ${language} are seen without scrolling`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(pageAddresses[language].contact);
    for (const value of [profile.email, profile.phone]) {
      await expect(page.getByRole('main').getByRole('link', { name: value })).toBeInViewport();
    }
    await expect(
      page.getByText(
        words(language, 'contact.telemetry', { city: profile.city, zone: timeZoneName(profile, language) }),
      ),
    ).toBeVisible();
  });
}
