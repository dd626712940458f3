// Renders every picture of the site anew, on the processor alone and the same each time: most of an hour on two cores.
//   npm run artwork
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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
for (const part of parts) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(part, import.meta.url))], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`scripts/artwork/${part} failed: what comes after it was not rendered.`);
    process.exit(1);
  }
  console.log(`${part}: ${Math.round((Date.now() - started) / 1000)} s`);
}
