/** Builds the site of the variant tests before they run; when that fails, they are skipped. */
import { test } from 'playwright/test';
import { buildVariant } from './variant';

test('the variant is built', async () => {
  test.setTimeout(300_000);
  await buildVariant();
});
