/** `tsx scripts/serve.ts [folder]`: serves the built site until it is stopped, by lib/server.ts. */
import { resolve } from 'node:path';
import { root } from './lib/paths';
import { runScript } from './lib/script';
import { serveSite } from './lib/server';
import { readSettings } from './lib/settings';

await runScript(() => serveSite(readSettings(), resolve(root, process.argv[2] ?? 'out')));
