import { join } from 'node:path';
import { createJiti } from 'jiti';

/**
 * Imports a TypeScript module of the site into a build script, with the site's `@/` alias.
 * @param {string} root
 * @param {string} path relative to the root
 * @returns {Promise<Record<string, unknown>>}
 */
export async function importTypeScript(root, path) {
  // No caches: neither a file on disk nor a module from an earlier call may stand in for what the file says now.
  const jiti = createJiti(join(root, 'scripts/'), {
    alias: { '@': root },
    fsCache: false,
    moduleCache: false,
    jsx: { runtime: 'automatic' },
  });
  return jiti.import(join(root, path));
}
