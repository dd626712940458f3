/**
 * What is wrong with content/ and messages/, a line each with file, place, problem and remedy,
 * and what nobody has written yet.
 */
import { readContent } from './check/content';
import { BuildError, runScript } from './lib/script';

// `check | head` closes the pipe.
process.stdout.on('error', () => process.exit());
await runScript(async () => {
  const content = await readContent();
  // They import the content, which can be read from here on.
  const { findErrors } = await import('./check/errors');
  const { findUnwritten } = await import('./check/unwritten');
  const { findWarnings } = await import('./check/warnings');
  const errors = findErrors(content);
  if (errors.length) throw new BuildError(errors.join('\n'));
  console.log('content: no errors');
  for (const warning of findWarnings(content)) console.log(`warning: ${warning}`);
  const unwritten = findUnwritten(content);
  if (unwritten.length) console.log(`to write: ${unwritten.length}, what matters most first`);
  for (const line of unwritten) console.log(`  ${line}`);
});
