/** A visitor writes, calls or keeps the address: links, copy buttons, a card to save and a code to scan. */
import ICAL from 'ical.js';
import { expect, test } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { hash, open, profile, record, text } from './support';

/** Reads a contact card with another program than ours. */
const readCard = (card: string) => new ICAL.Component(ICAL.parse(card) as unknown[]);

test('address and number are links, which buttons copy and say so; refused, they show advice', {
  tag: '@smoke',
}, async ({ page, context, browserName }) => {
  const { errors } = record(page);
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, hash('fr', 'contact'));
  await expect(page.getByRole('link', { name: profile.email })).toHaveAttribute(
    'href',
    `mailto:${profile.email}`,
  );
  await expect(page.getByRole('link', { name: profile.phone })).toHaveAttribute(
    'href',
    `tel:${profile.phone.replaceAll(' ', '')}`,
  );
  const copyEmail = page.getByRole('button', { name: text.fr('contact.copyEmail') });
  const copyPhone = page.getByRole('button', { name: text.fr('contact.copyPhone') });
  const copied = page.getByRole('status').filter({ hasText: text.fr('contact.copied') });
  const refused = page.getByRole('status').filter({ hasText: text.fr('contact.refused') });
  // Screen readers announce a change only in a region that was there before.
  expect(await page.getByRole('main').getByRole('status').count()).toBeGreaterThanOrEqual(2);

  await test.step('refused once: the advice, which gives way when a second try is allowed', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        Reflect.deleteProperty(navigator.clipboard, 'writeText');
        throw new DOMException('Write permission denied.', 'NotAllowedError');
      };
    });
    await copyEmail.click();
    await expect(refused).toBeVisible();
    await copyEmail.click();
    await expect(copied).toBeVisible();
    await expect(refused).toHaveCount(0);
  });
  if (browserName === 'chromium')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(profile.email);
  await copyPhone.click();
  await expect(copied.last()).toBeVisible();
  if (browserName === 'chromium')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(profile.phone);
  await test.step('without a clipboard: the same advice', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copyPhone.click();
    await expect(refused).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test('the contact card is saved by a click, and scanned from the screen', async ({ page }) => {
  await open(page, hash('fr', 'contact'));
  const save = page.getByRole('main').getByRole('link', { name: text.fr('contact.save') });
  const download = page.waitForEvent('download');
  await save.click();
  expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
  const code = page.getByRole('img', { name: text.fr('contact.qr') });
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const card = readCard(decodeQr({ width: info.width, height: info.height, data }));
  expect(['fn', 'tel', 'email'].map((name) => card.getFirstPropertyValue(name))).toEqual([
    profile.name,
    profile.phone.replaceAll(' ', ''),
    profile.email,
  ]);
});

test('the number is never broken, from 320 px on', async ({ page }) => {
  await open(page, hash('fr', 'contact'));
  const number = page.getByRole('link', { name: profile.phone });
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await number.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const boxes = [...words.getClientRects()].filter((box) => box.width > 0);
      return new Set(boxes.map(({ top }) => top)).size;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});
