/** The development server, which shows what changes in content/ and messages/ at once. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths';
import { run } from './lib/run';
import { runScript } from './lib/script';
import { loadSettings } from './lib/settings';

/**
 * A process that prepares the content once, as a second time it would not read it again. It is
 * started before there is something to prepare, since that takes longer than the work.
 */
function standBy() {
  const program = fork(join(root, 'scripts/build.ts'), ['prepare', 'drafts'], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
  });
  /** @returns its exit code */
  return async (): Promise<number> => {
    program.send('start');
    const [code] = await once(program, 'exit');
    return code ?? 1;
  };
}

await runScript(async () => {
  loadSettings(true);
  const code = await standBy()();
  if (code !== 0) process.exit(code);
  let next = standBy();
  const prepare = () => {
    const current = next;
    next = standBy();
    return current();
  };
  let timer: NodeJS.Timeout | undefined;
  let prepared: Promise<unknown> = Promise.resolve();
  for (const folder of ['content', 'messages'])
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      // One after the other: the last one to write has read the last change.
      timer = setTimeout(() => {
        prepared = prepared.then(prepare);
      }, 100);
    });
  // Turbopack starts processes that read TypeScript too: our loader, and the codec of next-intl.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import tsx`;
  const env = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS };
  const server = await run('next', ['dev', ...process.argv.slice(2)], { env, shown: true });
  process.exit(server.code);
});
