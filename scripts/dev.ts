/** The development server, which shows what changes in content/ and messages/ at once. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths';
import { run, runTypeScript } from './lib/run';
import { runScript } from './lib/script';
import { loadSettings } from './lib/settings';

/** In a process of its own, as this one would not read the content again. */
const prepare = () => runTypeScript(['scripts/build.ts', 'prepare', 'drafts'], { shown: true });

await runScript(async () => {
  loadSettings(true);
  const { code } = await prepare();
  if (code !== 0) process.exit(code);
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
