import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listFiles, sha256 } from '../lib/files';
import { root } from '../lib/paths';

const PAGE = /(^|\/)index\.html$/;

/** What the worker stores when it is installed, besides pictures: no CV, card or link preview. */
const KEPT = [
  PAGE,
  /^404\.html$/,
  /^_next\/static\/(chunks|css)\//,
  /^_next\/static\/media\/.*\.(woff2|svg)$/,
  /^(app-icons\/icon|sky|card|pictures\/drawn\/.+)\.svg$/,
];

/** Pictures whose smallest size is in the offline copy; others are added when first shown. */
const PICTURE = /^(pictures\/(?:portrait|(?:scenes|covers)\/.+)-)(\d+)\.[0-9a-f]+\.avif$/;

/** Names with a hash need no `revision`: the browser does not fetch such a file again. */
const HASHED = /^_next\/static\/|[.-][0-9a-f]{8,}\.\w+$/;

/**
 * Writes out/sw.js, the service worker, with the list of files to keep.
 * @param own files of public/, which are no part of the offline copy
 */
export async function writeServiceWorker(out: string, own: string[], basePath: string): Promise<string> {
  const files = listFiles(out).filter((file) => !own.includes(file));
  const widthOf = (file: string) => Number(PICTURE.exec(file)?.[2]);
  const pictures = files.filter((file) => PICTURE.test(file)).sort((a, b) => widthOf(b) - widthOf(a));
  // The last one of a name stays.
  const smallest = new Map(pictures.map((file) => [file.replace(PICTURE, '$1'), file]));
  const kept = [...files.filter((file) => KEPT.some((kind) => kind.test(file))), ...smallest.values()];
  // Pages last: without all of them, as when the network is lost on the way, nothing is installed.
  kept.sort((a, b) => Number(PAGE.test(a)) - Number(PAGE.test(b)));
  const entries = kept.map((file) => ({
    // A page is requested as its folder: some hosts redirect from its file.
    url: encodeURI(`${basePath}/${file.replace(PAGE, '$1')}`),
    revision: HASHED.test(file) ? null : sha256(readFileSync(join(out, file))).slice(0, 8),
  }));
  await build({
    entryPoints: [join(root, 'scripts/finish/browser/service-worker.ts')],
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
