/** A visitor writes, calls or keeps the address: by links, copy buttons, a card and a code. */
import ICAL from 'ical.js';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { phoneHref } from '../app/lib/address/addresses';
import { locales } from '../app/lib/locales';
import { profile } from '../content/profile';
import { expect, type Locator, test } from './fixtures';
import { record } from './support/requests';
import { isFork } from './support/words';

/** What Contact shows in large type: the address and, if the owner gives one, the number. */
const { email, phone } = profile;
const ways = [
  ...(email ? [{ value: email, href: `mailto:${email}`, copy: 'contact.copyEmail' }] : []),
  ...(phone ? [{ value: phone, href: phoneHref(phone), copy: 'contact.copyPhone' }] : []),
];

test('a copy button says what became of the copy', {
  tag: '@smoke',
}, async ({ page, site, context, browserName }) => {
  test.skip(!ways.length, 'the owner gives no address');
  const { errors } = record(page);
  const canRead = browserName === 'chromium';
  if (canRead) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await site.open('contact');
  for (const { value, href } of ways)
    if (href) await expect(page.getByRole('link', { name: value })).toHaveAttribute('href', href);
    else await expect(site.main).toContainText(value);
  const profiles = site.main.getByRole('list', { name: site.text('nav.elsewhere') }).getByRole('link');
  await expect(profiles).toHaveText((profile.links ?? []).map(({ name }) => name));
  const [copyFirst, copyLast] = [ways[0], ways.at(-1)].map((way) =>
    page.getByRole('button', { name: site.text(way?.copy ?? '') }),
  ) as [Locator, Locator];
  const copied = page.getByRole('status').filter({ hasText: site.text('contact.copied') });
  const refused = page.getByRole('status').filter({ hasText: site.text('contact.refused') });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  // Screen readers announce a change only in a region that was there before.
  expect(await site.main.getByRole('status').count()).toBeGreaterThanOrEqual(ways.length);

  await test.step('refused once: the advice, which gives way when a second try is allowed', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        Reflect.deleteProperty(navigator.clipboard, 'writeText');
        throw new DOMException('Write permission denied.', 'NotAllowedError');
      };
    });
    await copyFirst.click();
    await expect(refused).toBeVisible();
    await copyFirst.click();
    await expect(copied).toBeVisible();
    await expect(refused).toHaveCount(0);
  });
  if (canRead) expect(await clipboard()).toBe(ways[0]?.value);
  await copyLast.click();
  const last = site.main.locator('section').filter({ has: copyLast });
  await expect(last.getByRole('status')).toHaveText(site.text('contact.copied'));
  if (canRead) expect(await clipboard()).toBe(ways.at(-1)?.value);
  await test.step('without a clipboard: the same advice, until the page is left', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copyLast.click();
    await expect(refused).toBeVisible();
    await site.moveTo('home');
    await site.moveTo('contact');
    expect(await copied.or(refused).count()).toBe(0);
  });
  await copyLast.click();
  await expect(refused).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(refused, 'a minute later').toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the QR code can be scanned', async ({ page, site }) => {
  await site.open('contact');
  const code = page.getByRole('img', { name: site.text('contact.qr') });
  await code.scrollIntoViewIfNeeded();
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  const picture = sharp(await code.screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const scanned = decodeQr({ width: info.width, height: info.height, data });
  // Another program than ours reads it.
  const card = new ICAL.Component(ICAL.parse(scanned) as unknown[]);
  const facts = ['fn', 'tel', 'email'].map((name) => card.getFirstPropertyValue(name));
  expect(facts).toEqual([profile.name, profile.phone?.replaceAll(' ', '') ?? null, profile.email ?? null]);
});

test('each way to get in touch is a line of the first screen', async ({ page, site }) => {
  test.skip((profile.email ?? '').length > 32, 'a long address takes two lines on a phone');
  await site.open('contact');
  for (const language of locales) {
    const own = site.in(language);
    await own.switchTo();
    await own.expectPage('contact');
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const { value, copy } of ways) {
        const link = site.main.locator('a').filter({ hasText: value, visible: true });
        const isOneLine = await link.evaluate((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          const [first, ...others] = [...words.getClientRects()].filter((box) => box.width > 0);
          return first !== undefined && others.every(({ top }) => top < first.bottom);
        });
        const what = `${value}, ${language}, ${width} px`;
        expect(isOneLine, what).toBe(true);
        const words = await link.boundingBox();
        const button = await page.getByRole('button', { name: own.text(copy) }).boundingBox();
        if (!words || !button) throw new Error(`${what}: is missing`);
        // A long name or job title takes more lines above them.
        if (!isFork) expect(words.y + words.height, what).toBeLessThanOrEqual(height);
        expect(button.x, what).toBeGreaterThanOrEqual(words.x + words.width);
        expect(button.y, what).toBeLessThanOrEqual(words.y);
        expect(button.y + button.height, what).toBeGreaterThanOrEqual(words.y + words.height);
        expect(Math.min(button.width, button.height), what).toBeGreaterThanOrEqual(44);
      }
    }
  }
});
