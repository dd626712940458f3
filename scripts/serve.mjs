/** `node scripts/serve.mjs [folder]`: serves the built site until it is stopped. */
import { isAbsolute, join } from 'node:path';
import { explain } from './lib/faults.mjs';
import { root } from './lib/paths.mjs';
import { serveSite } from './lib/serve-site.mjs';
import { readSettings } from './lib/settings.mjs';

try {
  const folder = process.argv[2] ?? 'out';
  await serveSite(readSettings(), isAbsolute(folder) ? folder : join(root, folder));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
