import { runNode } from './run.mjs';

/**
 * Step of the build: runs scripts/check-content.ts, which prints one line per fault in content and messages.
 * @param {{ root: string }} options
 * @returns {Promise<string>} what it said
 */
export async function checkContent({ root }) {
  const output = await runNode(
    'The check of content',
    ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/check-content.ts'],
    { cwd: root },
  );
  return output.replace(/^content: /, '');
}
