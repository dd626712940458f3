import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { BuildError } from '../lib/errors';
import { listFiles, sha256 } from '../lib/files';
import { root } from '../lib/paths';
import type { Export } from './pages';

const KEPT = [
  /(^|\/)index\.html$/,
  /^404\.html$/,
  // Browsers with service workers ignore the polyfills, which are for old ones.
  /^_next\/static\/(chunks|css)\/(?!polyfills-).*\.(js|css)$/,
  /^_next\/static\/media\/.*\.(woff2|svg)$/,
  /^(icons\/)?[^/]+\.svg$/,
];

/** Pictures of which the smallest size is kept. All others, most of the bytes, are kept once they were seen. */
const SMALL_PICTURES = /^pictures\/(portrait|(scenes|covers)\/.+)-(\d+)\.[0-9a-f]+\.avif$/;

/** A name that contains its hash: never fetched a second time when the browser has the file already. */
const HASHED = /^_next\/static\/|[.-][0-9a-f]{8,}\.\w+$/;

/**
 * Writes out/sw.js, the service worker that keeps the site readable without a network. What it does: offline-worker.ts; when
 * it is registered: app/_components/shell/use-offline-copy.ts.
 */
export async function writeServiceWorker({ out, basePath }: Export): Promise<string> {
  const files = listFiles(out);
  const kept = [...files.filter((file) => KEPT.some((kind) => kind.test(file))), ...smallestSizes(files)];
  const entries = kept.map((file) => ({
    // A page is requested as its folder: some hosts redirect from its file.
    url: encodeURI(`${basePath}/${file.replace(/(^|\/)index\.html$/, '$1')}`),
    revision: HASHED.test(file) ? null : sha256(readFileSync(join(out, file))).slice(0, 8),
  }));
  await build({
    entryPoints: [join(root, 'scripts/finish/offline-worker.ts')],
    outfile: join(out, 'sw.js'),
    bundle: true,
    minify: true,
    define: {
      ENTRIES: JSON.stringify(entries),
      BASE_PATH: JSON.stringify(basePath),
      'process.env.NODE_ENV': '"production"',
    },
  });
  return `${entries.length} files in the offline copy`;
}

function smallestSizes(files: string[]): string[] {
  const smallest = new Map<string, { file: string; width: number }>();
  for (const file of files) {
    const [match, name = '', , width] = SMALL_PICTURES.exec(file) ?? [];
    const known = smallest.get(name)?.width ?? Number.POSITIVE_INFINITY;
    if (match && Number(width) < known) smallest.set(name, { file, width: Number(width) });
  }
  if (!smallest.size)
    throw new BuildError(
      'out/pictures: no picture for a visit without a network; see SMALL_PICTURES in scripts/finish/service-worker.ts.',
    );
  return [...smallest.values()].map(({ file }) => file);
}
