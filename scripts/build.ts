/**
 * `npm run build`: makes out/, the whole site as files, in three parts: prepare, `next build`, finish. The same inputs give
 * the same bytes.
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
    // next.config.mjs uses BUILD_ID; without it Next generates a random one, and no two builds have the same bytes.
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
    // Imported late: it reads the content, which must be valid.
    const { finish } = await import('./finish/finish');
    await finish(join(root, 'out'), settings);
    return inputs;
  }),
);
