/** What a recruiter finds on the pages and takes away from them. */
import ICAL from 'ical.js';
import { expect, type Page, test } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { profile } from '../content/profile';
import { languages, open, pageAddresses, recordRequests, switchTo, watchTraffic, words } from './support';

test.skip(() => Boolean(process.env.BASE_URL), 'a deployment may have content of its own');

const cvLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^CV \(PDF/ });

for (const language of languages) {
  test(`the CV is at hand in ${language}, and is what its link says`, async ({ page, request }) => {
    const addresses = new Set<string>();
    for (const name of ['home', 'portfolio', 'contact'] as const) {
      await page.goto(pageAddresses[language][name]);
      await expect(cvLink(page)).toHaveCount(1);
      await expect(cvLink(page)).toBeVisible();
      // Home and its like say it before any scrolling.
      if (name !== 'contact') await expect(cvLink(page)).toBeInViewport();
      addresses.add(await cvLink(page).evaluate((link: HTMLAnchorElement) => link.href));
    }
    const [address = ''] = addresses;
    expect([...addresses]).toHaveLength(1);
    expect(address).toMatch(new RegExp(`/cv/cv-camille-vega-${language}\\.pdf$`));

    const response = await request.get(address);
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const pdf = await response.body();
    const size = Math.round(pdf.length / 1000);
    await expect(cvLink(page)).toHaveText(`CV (PDF, ${size}${{ fr: '\u00a0ko', en: ' kB' }[language]})`);

    // One or two pages, tagged, bookmarked, in its language, every font embedded, the mail link live.
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/Type /Outlines');
    expect(text).toContain(`/Lang (${language})`);
    expect(text.match(/\/FontFile2/g)?.length).toBe(text.match(/\/Type \/FontDescriptor/g)?.length);
    expect(text).toContain(`mailto:${profile.email}`);
  });

  test(`the contact card is saved and scanned in ${language}`, async ({ page, request, isMobile }) => {
    test.skip(isMobile, 'the same on every device');
    await page.goto(pageAddresses[language].contact);
    const main = page.getByRole('main');
    for (const name of [
      `${words(language, 'contact.save')} — ${words(language, 'contact.card')}`,
      'vCard 4.0',
    ]) {
      const link = main.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('download', '');
      const response = await request.get(await link.evaluate((a: HTMLAnchorElement) => a.href));
      expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
      const parsed = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
      expect(parsed.getFirstPropertyValue('email')).toBe(profile.email);
      expect(parsed.getFirstPropertyValue('title')).toBe(
        words(name === 'vCard 4.0' ? 'fr' : language, 'meta.jobTitle'),
      );
    }

    // As a phone's camera sees it: the pixels on the page.
    const code = main.getByRole('img', { name: words(language, 'contact.qr') });
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

  test(`the portfolio prints as a document on its own in ${language}`, async ({ page, isMobile }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(pageAddresses[language].portfolio);
    const bar = page.getByRole('navigation');
    await expect(bar.getByRole('link', { name: profile.name })).toBeVisible();
    await expect(bar.getByRole('link')).toHaveCount(1);
    await expect(bar.getByRole('button')).toHaveCount(0);
    await expect(cvLink(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('listitem').filter({ hasText: 'TypeScript' }).first()).toHaveCSS(
      'color',
      'rgb(0, 0, 0)',
    );

    // What a click would tell stands there as text: names of logos and videos, addresses.
    const name = page.getByRole('listitem').getByText('TypeScript', { exact: true }).first();
    expect((await name.boundingBox())?.width).toBeGreaterThan(20);
    const address = await page
      .getByRole('link', { name: words(language, 'portfolio.deployedHere') })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toBe('"https://podcasts.camille-vega.example"');
    const thumbnail = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('img')
      .first()
      .boundingBox();
    const width = (await page.getByRole('main').boundingBox())?.width ?? 0;
    expect(thumbnail?.width).toBeLessThan(width / 3);

    if (isMobile) return;
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(5);
  });
}

test('the flags change the CV and the card with the words, and ask for nothing', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device');
  const quiet = watchTraffic(page);
  await open(page, pageAddresses.fr.contact);
  await page.getByRole('img', { name: words('fr', 'contact.qr') }).scrollIntoViewIfNeeded();
  await quiet();
  const requests = recordRequests(page);
  await switchTo(page, 'en');
  await expect(cvLink(page)).toHaveAttribute('href', /cv-camille-vega-en\.pdf$/);
  await expect(page.getByRole('link', { name: /^Save/ })).toHaveAttribute('href', /camille-vega-en\.vcf$/);
  expect(requests).toEqual([]);
});

test('the résumé for machines is served as JSON', async ({ request, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  for (const language of languages) {
    const response = await request.get(`./resume.${language}.json`);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    expect((await response.json()).basics.label).toBe(words(language, 'meta.jobTitle'));
  }
});
