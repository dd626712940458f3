import { createServer } from 'node:net';
import { BuildError } from './errors';

const TRIES = 50;

export async function freePort(first: number): Promise<number> {
  const last = Math.min(first + TRIES - 1, 65_535);
  for (let port = first; port <= last; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new BuildError(`No free port from ${first} to ${last}: set PORT to another one.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
