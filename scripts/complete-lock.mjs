/**
 * `node scripts/complete-lock.mjs`, after an `npm install` behind a registry mirror that carries this system's binaries
 * only: npm then leaves the other systems' optional packages out of package-lock.json, and from then on `npm ci`
 * refuses the file on every machine. This puts them back, in the versions that their parents pin.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

/**
 * What such a package says about itself, read from its name: `@next/swc-linux-x64-gnu`.
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGnu = os === 'linux' && words.some((word) => word.startsWith('gnu'));
  return os && cpu ? { os, cpu, libc: isMusl ? 'musl' : isGnu ? 'glibc' : undefined } : undefined;
}

let added = 0;
for (const [path, { optionalDependencies = {}, dev }] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    const platform = platformOf(name);
    if (lock.packages[place] || lock.packages[`${path}/${place}`] || !platform) continue;
    const { os, cpu, libc } = platform;
    lock.packages[place] = {
      version,
      cpu: [cpu],
      ...(dev && { dev }),
      ...(libc && { libc: [libc] }),
      optional: true,
      os: [os],
    };
    added += 1;
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${added} packages of other systems added to package-lock.json`);
