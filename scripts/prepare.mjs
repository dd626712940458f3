/** `node scripts/prepare.mjs`: checks content and makes pictures and logos, as `npm run dev` needs before it starts. */
import { explain } from './lib/faults.mjs';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

try {
  await prepare(root);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
