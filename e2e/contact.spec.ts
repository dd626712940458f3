import { expect, type Page, test } from 'playwright/test';
import { hashAddresses, languages, open, recordFaults, words } from './support';

const values = { email: 'bonjour@camille-vega.example', phone: '+33 6 39 98 07 42' };
const buttons = {
  fr: { email: 'Copier l’adresse e-mail', phone: 'Copier le numéro de téléphone' },
  en: { email: 'Copy the e-mail address', phone: 'Copy the phone number' },
};

/** The live region that tells what became of a copy. */
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test('the buttons copy the e-mail address and the phone number and say so', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, hashAddresses[language].contact);
      // A live region is read out only if it stands there before it has something to say.
      await expect(page.getByRole('status')).toHaveText(['', '']);

      for (const [index, kind] of (['email', 'phone'] as const).entries()) {
        await page.getByRole('button', { name: buttons[language][kind] }).click();
        await expect(page.getByRole('status').nth(index)).toHaveText({ fr: 'Copié', en: 'Copied' }[language]);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(values[kind]);
      }
    });

    test('a refused clipboard gets advice instead', async ({ page }) => {
      const faults = recordFaults(page);
      await page.addInitScript(() => {
        // The empty page before the first has no clipboard.
        if (!navigator.clipboard) return;
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      });
      await open(page, hashAddresses[language].contact);
      await page.getByRole('button', { name: buttons[language].email }).click();
      await expect(told(page, words(language, 'contact.copyRefused'))).toHaveCount(1);
      await expect(told(page, words(language, 'contact.copyRefused'))).toBeVisible();
      await expect(told(page, words(language, 'contact.copied'))).toHaveCount(0);
      expect(faults).toEqual([]);
    });

    test('a browser without a clipboard gets the same advice', { tag: '@smoke' }, async ({ page }) => {
      const faults = recordFaults(page);
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await open(page, hashAddresses[language].contact);
      await page.getByRole('button', { name: buttons[language].phone }).click();
      await expect(told(page, words(language, 'contact.copyRefused'))).toBeVisible();
      expect(faults).toEqual([]);
    });
  });
}

test('once the clipboard is allowed after all, the advice gives way', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every device');
  await page.addInitScript(() => {
    let isAllowed = false;
    navigator.clipboard.writeText = () => {
      const answer = isAllowed ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'));
      isAllowed = true;
      return answer;
    };
  });
  await open(page, './#/contact');
  const copy = page.getByRole('button', { name: buttons.fr.email });
  await copy.click();
  await expect(told(page, words('fr', 'contact.copyRefused'))).toBeVisible();
  await copy.click();
  await expect(told(page, 'Copié')).toBeVisible();
  await expect(told(page, words('fr', 'contact.copyRefused'))).toHaveCount(0);
});
