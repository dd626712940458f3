/** What every other test needs: a site that is built on this machine, or answers at BASE_URL. */
import { run } from '../scripts/lib/run';
import { expect, test } from './fixtures';

test('there is a site to test', async ({ address, deployment, hostLacks }) => {
  const response = await fetch(address).catch(() => undefined);
  const problem = response ? `answers with status ${response.status}` : 'does not answer';
  expect(response?.ok, `${address} ${problem}`).toBe(true);
  if (!deployment) return;
  for (const lack of hostLacks.values())
    console.log(`Tests are skipped because ${lack}: see docs/deploying.md.`);
  const html = (await response?.text()) ?? '';
  const site = /<meta name="version" content="(\w+)"/.exec(html)?.[1] ?? 'of an unknown commit';
  const { output } = await run('git', ['rev-parse', 'HEAD']);
  if (!output.startsWith(site))
    console.log(`The site is ${site}, this checkout is ${output.slice(0, 7)}: failures may come from that.`);
});
