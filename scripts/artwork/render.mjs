// Renders every picture of the site anew, on the processor alone and the same each time: half an hour on two cores.
//   npm run artwork
import { join } from 'node:path';
import { explain } from '../lib/faults.mjs';
import { root } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';
import { step } from '../lib/steps.mjs';

const parts = [
  'scenes/render.mjs',
  'covers/render.mjs',
  'posters/render.mjs',
  'interfaces/photograph.mjs',
  'interfaces/galaxy/render.mjs',
  'interfaces/arena/render.mjs',
  'icons/render.mjs',
  // Last: they are composed of the scenes.
  'previews/render.mjs',
];

try {
  for (const part of parts) {
    const script = join(root, 'scripts/artwork', part);
    await step(part, () => runNode(`scripts/artwork/${part}`, [script], { cwd: root, shown: true }));
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
