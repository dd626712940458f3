import { createServer } from 'node:net';
import { BuildFault } from './faults.mjs';

/** How many ports are tried before giving up. */
const TRIES = 50;

/**
 * The first free port from the given one upwards, with the holder left alone.
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function freePort(first) {
  for (let port = first; port < first + TRIES && port <= 65535; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new BuildFault(
    `No free port from ${first} to ${Math.min(first + TRIES - 1, 65535)}: set PORT to another one.`,
  );
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
