/** What every other test needs: a site that is built on this machine, or answers at BASE_URL. */
import { expect, test } from './fixtures';

test('there is a site to test', async ({ address }) => {
  const problem = await fetch(address).then(
    ({ ok, status }) => (ok ? '' : `answers with status ${status}`),
    () => 'does not answer',
  );
  expect(problem, `${address} ${problem}`).toBe('');
});
