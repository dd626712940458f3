import { runNode } from './run';

/** Runs `next build`, which exports to out/. Its output is printed when it fails, its warnings always. */
export async function nextBuild(buildId: string): Promise<string> {
  const output = await runNode('next build', ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    // next.config.mjs uses BUILD_ID; without it Next generates a random one, and no two builds have the same bytes.
    env: { BUILD_ID: buildId, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const warnings = output.split('\n').filter((line) => /⚠|\bwarn/i.test(line));
  const pages = output.match(/Generating static pages.*\((\d+)\/\1\)/)?.[1];
  return [`exported${pages ? ` ${pages} pages` : ''}`, ...warnings].join('\n');
}
