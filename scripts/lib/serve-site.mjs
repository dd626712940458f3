import { freePort } from './ports.mjs';
import { startServer } from './server.mjs';

/**
 * Serves a built site on the wished port or, when that one is busy, on the next free one, and says so.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} dir
 */
export async function serveSite({ port: wished, basePath }, dir) {
  const port = await freePort(wished);
  if (port !== wished) console.log(`Port ${wished} is busy (set PORT to choose another): using ${port}.`);
  const { url, close } = await startServer({ dir, port, basePath });
  console.log(`Serving the site at ${url} (Ctrl+C stops it)`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}
