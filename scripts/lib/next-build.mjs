import { runNode } from './run.mjs';

/**
 * Step of the build: `next build`, which exports into out/. Its own output is shown when it fails, its warnings always.
 * @param {{ root: string, buildId: string }} options
 * @returns {Promise<string>} one line about what was done
 */
export async function nextBuild({ root, buildId }) {
  const output = await runNode('next build', ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    cwd: root,
    // next.config.mjs takes BUILD_ID as the build's name: without it Next draws a random one, and no two builds are alike.
    env: { BUILD_ID: buildId, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const warnings = output.split('\n').filter((line) => /⚠|\bwarn/i.test(line));
  const pages = output.match(/Generating static pages.*\((\d+)\/\1\)/)?.[1];
  return [`exported${pages ? ` ${pages} pages` : ''}`, ...warnings].join('\n');
}
