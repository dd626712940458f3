/**
 * The service worker, as a function: scripts/lib/service-worker.mjs writes its text into sw.js, behind Workbox. It runs in
 * no other place, and sees nothing of this module but its arguments.
 */

/** @typedef {{ url: string, revision: string | null }} Entry a file to keep; without a revision its name holds its hash */

/**
 * Online, pages always come from the network, so nobody is shown an old page; the kept copy, all of one
 * build, steps in when the network is dead, slow or answers with a fault of its own.
 * @param {Entry[]} entries
 * @param {string} basePath
 */
export function offlineWorker(entries, basePath) {
  const { core, precaching, routing, strategies } = self.workbox;

  /** Seconds after which a network counts as dead. */
  const patience = 4;
  /** Pictures kept as they are seen: about two visits of every page. */
  const mostPictures = 80;
  const pictureCache = `pictures-${self.registration.scope}`;

  self.skipWaiting();
  core.clientsClaim();
  precaching.precache(entries);
  precaching.cleanupOutdatedCaches();
  // The network is asked for a page while the worker is still starting.
  self.addEventListener('activate', (event) =>
    event.waitUntil(self.registration.navigationPreload?.enable()),
  );

  /** @param {{ request: Request }} asked */
  const keptPage = async ({ request }) => {
    const { pathname } = new URL(request.url);
    const kept = await precaching.matchPrecache(pathname);
    if (kept || request.mode !== 'navigate') return kept;
    // What the host would do: a page without its last slash, and an address nobody knows.
    if (await precaching.matchPrecache(`${pathname}/`)) return Response.redirect(`${pathname}/`);
    const lost = await precaching.matchPrecache(`${basePath}/404.html`);
    return lost && new Response(lost.body, { status: 404, headers: lost.headers });
  };

  /** A host in trouble is no better than a dead network. @param {{ request: Request, response: Response }} answered */
  const preferKept = async ({ request, response }) =>
    (response.status >= 500 && (await keptPage({ request }))) || response;

  /** @param {{ request: Request, sameOrigin: boolean, url: URL }} asked */
  const isPage = ({ request, sameOrigin, url }) =>
    sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('/'));
  const pages = new strategies.NetworkOnly({
    networkTimeoutSeconds: patience,
    plugins: [{ handlerDidError: keptPage, handlerWillRespond: preferKept }],
  });
  routing.registerRoute(isPage, pages);

  // The icons carry their hash in the query.
  precaching.addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [/./] });

  /** The same picture in the largest size that is kept. @param {{ request: Request }} asked */
  const otherSize = async ({ request }) => {
    const name = /^(.+)-\d+(\.[0-9a-f]+\.)\w+$/;
    const [, start, hash] = name.exec(request.url) ?? [];
    const width = (/** @type {Request} */ { url }) => Number(/-(\d+)\.[^-]+$/.exec(url)?.[1]);
    const kept = [];
    for (const cache of [pictureCache, core.cacheNames.precache]) {
      for (const key of await (await caches.open(cache)).keys()) {
        const found = name.exec(key.url);
        if (found?.[1] === start && found?.[2] === hash) kept.push(key);
      }
    }
    const [largest] = kept.sort((a, b) => width(b) - width(a));
    return largest && caches.match(largest);
  };

  /** The oldest make room. */
  const makeRoom = async () => {
    const cache = await caches.open(pictureCache);
    const keys = await cache.keys();
    for (const key of keys.slice(0, -mostPictures)) await cache.delete(key);
  };

  routing.registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${basePath}/pictures/`),
    new strategies.CacheFirst({
      cacheName: pictureCache,
      plugins: [{ handlerDidError: otherSize, cacheDidUpdate: makeRoom }],
    }),
  );
}
