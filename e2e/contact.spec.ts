/** Copying the e-mail address and the phone number, and how both are laid out. */
import { expect, type Page, test } from 'playwright/test';
import { profile } from '../content/profile';
import { hashAddresses, open, recordErrors, words } from './support';

const values = { copyEmail: profile.email, copyPhone: profile.phone };

const copyButton = (page: Page, kind: keyof typeof values) =>
  page.getByRole('button', { name: words('fr', `contact.${kind}`) });

/** The message of a live region: that the value was copied, or how to copy it by hand. */
const message = (page: Page, outcome: 'copied' | 'copyRefused') =>
  page.getByRole('status').filter({ hasText: words('fr', `contact.${outcome}`) });

test('the buttons copy and say so; refused, they show advice', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  const errors = recordErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, hashAddresses.fr.contact);
  const press = (kind: keyof typeof values) => copyButton(page, kind).click();
  // Screen readers announce a change only in a region that was there before.
  const regions = page.getByRole('main').getByRole('status');
  await expect(regions.filter({ hasText: /./ })).toHaveCount(0);
  expect(await regions.count()).toBeGreaterThanOrEqual(2);

  await test.step('refused once: the advice, which gives way when a second try is allowed', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        Reflect.deleteProperty(navigator.clipboard, 'writeText');
        throw new DOMException('Write permission denied.', 'NotAllowedError');
      };
    });
    await press('copyEmail');
    await expect(message(page, 'copyRefused')).toBeVisible();
    await expect(message(page, 'copied')).toHaveCount(0);
    await press('copyEmail');
    await expect(message(page, 'copied')).toHaveCount(1);
    await expect(message(page, 'copyRefused')).toHaveCount(0);
  });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(values.copyEmail);

  await press('copyPhone');
  await expect(message(page, 'copied')).toHaveCount(2);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(values.copyPhone);

  await test.step('without a clipboard: the same advice', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press('copyPhone');
    await expect(message(page, 'copyRefused')).toBeVisible();
    await expect(message(page, 'copied')).toHaveCount(1);
  });
  expect(errors).toEqual([]);
});

test('the number is never broken; panels are in columns from 768 px, the code there from 1024', async ({
  page,
}) => {
  await open(page, hashAddresses.fr.contact);
  const address = page.getByRole('link', { name: values.copyEmail });
  const number = page.getByRole('link', { name: values.copyPhone });
  for (const width of [320, 390, 767, 768, 1023, 1024, 1376, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await number.evaluate((link) => {
      const { width: room, left } = link.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(link);
      const boxes = [...words.getClientRects()].filter((box) => box.width > 0);
      return {
        count: new Set(boxes.map(({ top }) => top)).size,
        isInside: boxes.every(({ right }) => right <= left + room),
      };
    });
    expect(lines, `at ${width} px`).toEqual({ count: 1, isInside: true });
    const [left, right] = await Promise.all([address.boundingBox(), number.boundingBox()]);
    expect(left?.y === right?.y, `columns at ${width} px`).toBe(width >= 768);
    await expect(page.getByRole('img', { name: words('fr', 'contact.qr') })).toBeVisible({
      visible: width >= 1024,
    });
  }
});
