import { fileURLToPath } from 'node:url';

/** The repository's folder, whatever folder a command was started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
