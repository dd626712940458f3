/** Serves the built site, or the folder that is given, until it is stopped. */
import { resolve } from 'node:path';
import { root } from './lib/paths';
import { runScript } from './lib/script';
import { serveSite } from './lib/server';
import { readSettings } from './lib/settings';

await runScript(() => serveSite(readSettings(), resolve(root, process.argv[2] ?? 'out')));
