/** The development server, which sees what changes in content/ and messages/ at once. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths';
import { run, runTypeScript } from './lib/run';
import { runScript } from './lib/script';

/** In a process of its own, as this one would not read the content again. */
const prepare = () => runTypeScript(['scripts/build.ts', 'prepare'], { shown: true });

await runScript(async () => {
  const { code } = await prepare();
  if (code !== 0) process.exit(code);
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['content', 'messages'])
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(prepare, 200);
    });
  const server = await run('next', ['dev', '--webpack', ...process.argv.slice(2)], { shown: true });
  process.exit(server.code);
});
