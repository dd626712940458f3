/**
 * Step of the build: out/sw.js, the service worker that keeps the site readable without a network. Workbox's own finished
 * scripts stand in it as they are, so no bundler is needed; what is ours is offline-worker.mjs.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFault } from './faults.mjs';
import { listFiles, writeWhole } from './files.mjs';
import { startTags } from './html-inline.mjs';
import { offlineWorker } from './offline-worker.mjs';

/** Workbox's finished scripts, in the order in which they build on each other. */
const WORKBOX = [
  import.meta.resolve('workbox-core/build/workbox-core.prod.js'),
  import.meta.resolve('workbox-routing/build/workbox-routing.prod.js'),
  import.meta.resolve('workbox-strategies/build/workbox-strategies.prod.js'),
  import.meta.resolve('workbox-precaching/build/workbox-precaching.prod.js'),
];

/** What every page needs. */
const KEPT = [
  /(^|\/)index\.html$/,
  /^404\.html$/,
  /^_next\/static\/(chunks|css)\/.*\.(js|css)$/,
  /^_next\/static\/media\/.*\.woff2$/,
  /^[^/]+\.svg$/,
];

/** Pages under addresses that nobody asks for: the error screen is 404.html. */
const UNASKED = /^(404|_not-found)\//;

/** Pictures of which one small size is kept. All others, most of the bytes, are kept once they were seen. */
const SMALL_PICTURES = /^pictures\/(portrait|(scenes|covers)\/.+)-(\d+)\.[0-9a-f]+\.avif$/;

/** A name that holds its hash: never fetched a second time when the browser has the file already. */
const HASHED = /^_next\/static\/|[.-][0-9a-f]{8,}\.\w+$/;

/**
 * @param {{ out: string, basePath: string }} options
 * @returns {string} one line about what was done
 */
export function writeServiceWorker({ out, basePath }) {
  const files = listFiles(out);
  const unneeded = forOldBrowsers(out, files);
  const kept = [
    ...files.filter((file) => !UNASKED.test(file) && KEPT.some((kind) => kind.test(file))),
    ...smallest(files.filter((file) => SMALL_PICTURES.test(file))),
  ].filter((file) => !unneeded.has(`${basePath}/${file}`));
  const entries = kept.map((file) => ({
    // A page is asked for by its folder: some hosts redirect from its file.
    url: encodeURI(`${basePath}/${file.replace(/(^|\/)index\.html$/, '$1')}`),
    revision: HASHED.test(file) ? null : revision(join(out, file)),
  }));
  const worker = `(${offlineWorker})(${JSON.stringify(entries)},${JSON.stringify(basePath)});\n`;
  writeWhole(join(out, 'sw.js'), [...WORKBOX.map(readScript), worker].join('\n'));
  return `keeps ${entries.length} files`;
}

/** @param {string} url of a module's file */
function readScript(url) {
  return readFileSync(new URL(url), 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
}

/** @param {string} file */
function revision(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
}

/**
 * The scripts that every browser with service workers passes over.
 * @param {string} out
 * @param {string[]} files
 * @returns {Set<string>} as pages name them
 */
function forOldBrowsers(out, files) {
  const pages = files.filter((file) => file.endsWith('.html'));
  const tags = pages.flatMap((file) => [...startTags(readFileSync(join(out, file), 'utf8'))]);
  const sources = tags
    .filter(({ attributes }) => attributes.has('nomodule'))
    .map(({ attributes }) => attributes.get('src') ?? '');
  return new Set(sources);
}

/**
 * Of each picture the file of the smallest width.
 * @param {string[]} files
 */
function smallest(files) {
  /** @type {Map<string, { file: string, width: number }>} */
  const found = new Map();
  for (const file of files) {
    const [, name = '', , width] = SMALL_PICTURES.exec(file) ?? [];
    const known = found.get(name);
    if (!known || Number(width) < known.width) found.set(name, { file, width: Number(width) });
  }
  if (!found.size)
    throw new BuildFault(
      'out/pictures: no picture to keep for a visit without a network; see SMALL_PICTURES in scripts/lib/service-worker.mjs.',
    );
  return [...found.values()].map(({ file }) => file);
}
