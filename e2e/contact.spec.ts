/** Copying the e-mail address and the phone number. */
import { expect, type Page, test } from 'playwright/test';
import { profile } from '../content/profile';
import { hashAddresses, type Language, languages, open, recordErrors, words } from './support';

const values = { copyEmail: profile.email, copyPhone: profile.phone };

const copyButton = (page: Page, language: Language, kind: keyof typeof values) =>
  page.getByRole('button', { name: words(language, `contact.${kind}`) });

/** The message of a live region: that the value was copied, or how to copy it by hand. */
const message = (page: Page, language: Language, outcome: 'copied' | 'copyRefused') =>
  page.getByRole('status').filter({ hasText: words(language, `contact.${outcome}`) });

/** Makes the clipboard refuse, once or always. */
const refuseToCopy = (page: Page, times: number) =>
  page.addInitScript((refusals) => {
    // `about:blank` has no clipboard.
    if (!navigator.clipboard) return;
    let calls = 0;
    navigator.clipboard.writeText = async () => {
      calls += 1;
      if (calls <= refusals) throw new DOMException('Write permission denied.', 'NotAllowedError');
    };
  }, times);

for (const language of languages) {
  const tag = language === 'fr' ? ['@phone', '@smoke'] : [];

  test(`the buttons in ${language} copy and say so`, { tag }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, hashAddresses[language].contact);
    // Screen readers announce a change only in a region that was there before.
    const regions = page.getByRole('main').getByRole('status');
    await expect(regions.filter({ hasText: /./ })).toHaveCount(0);
    expect(await regions.count()).toBeGreaterThanOrEqual(2);
    for (const [index, kind] of (['copyEmail', 'copyPhone'] as const).entries()) {
      await copyButton(page, language, kind).click();
      await expect(message(page, language, 'copied')).toHaveCount(index + 1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(values[kind]);
    }
  });

  test(`when copying is refused, advice in ${language} is shown`, { tag }, async ({ page }) => {
    const errors = recordErrors(page);
    await refuseToCopy(page, 99);
    await open(page, hashAddresses[language].contact);
    await copyButton(page, language, 'copyEmail').click();
    await expect(message(page, language, 'copyRefused')).toBeVisible();
    await expect(message(page, language, 'copied')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('without a clipboard the same advice is shown', { tag: '@phone' }, async ({ page }) => {
  const errors = recordErrors(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, hashAddresses.en.contact);
  await copyButton(page, 'en', 'copyPhone').click();
  await expect(message(page, 'en', 'copyRefused')).toBeVisible();
  expect(errors).toEqual([]);
});

test('when a second try is allowed, the advice gives way', async ({ page }) => {
  await refuseToCopy(page, 1);
  await open(page, hashAddresses.fr.contact);
  await copyButton(page, 'fr', 'copyEmail').click();
  await expect(message(page, 'fr', 'copyRefused')).toBeVisible();
  await copyButton(page, 'fr', 'copyEmail').click();
  await expect(message(page, 'fr', 'copied')).toBeVisible();
  await expect(message(page, 'fr', 'copyRefused')).toHaveCount(0);
});
