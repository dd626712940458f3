/**
 * `npm run build`: makes out/, the whole site as files, in three parts: prepare, `next build`, finish. In one folder the
 * same inputs give the same bytes. The steps are listed in prepare/prepare.ts and finish/finish.ts, the transforms of a page in
 * finish/pages.ts; docs/how-it-works.md has all of them in order.
 */
import { join } from 'node:path';
import { runScript } from './lib/errors';
import { fingerprint, runBuild } from './lib/fingerprint';
import { root } from './lib/paths';
import { runOrThrow } from './lib/run';
import { readSettings } from './lib/settings';
import { step } from './lib/steps';
import { prepare } from './prepare/prepare';

/** Exports the pages to out/. The output of Next is printed when it fails, its warnings always. */
async function exportPages(buildId: string): Promise<string> {
  const output = await runOrThrow('next', ['build', '--webpack'], {
    // next.config.mjs reads BUILD_ID. By itself Next generates a random id, which would change the bytes of each build.
    env: { BUILD_ID: buildId, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const warnings = output.split('\n').filter((line) => /⚠|\bwarn/i.test(line));
  const pages = output.match(/Generating static pages.*\((\d+)\/\1\)/)?.[1];
  return [`exported${pages ? ` ${pages} pages` : ''}`, ...warnings].join('\n');
}

await runScript(() =>
  runBuild(root, async () => {
    const settings = readSettings();
    const inputs = fingerprint(root, settings);
    await prepare();
    await step('next build', () => exportPages(inputs.slice(0, 12)));
    // finish.ts imports the content, so it is loaded after `prepare` has checked it.
    const { finish } = await import('./finish/finish');
    await finish(join(root, 'out'), settings);
    return inputs;
  }),
);
