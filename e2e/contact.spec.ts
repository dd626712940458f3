/** Copying the e-mail address and the phone number. */
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
