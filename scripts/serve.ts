/** Serves the built site, or the folder that is given, until it is stopped. */
import { resolve } from 'node:path';
import { root } from './lib/paths';
import { runScript } from './lib/script';
import { serveSite } from './lib/server';
import { loadSettings } from './lib/settings';

await runScript(() => serveSite(loadSettings(), resolve(root, process.argv[2] ?? 'out')));
