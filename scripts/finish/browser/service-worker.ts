/**
 * Online, pages always come from the network, so nobody sees an old page. The offline copy, all of
 * one build, is used when the network is down or slow, or the host answers with 500 or above.
 */
import { addPlugins, addRoute, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** The files of the offline copy, and the path of the site: written in by the build. */
declare const ENTRIES: PrecacheEntry[];
declare const BASE_PATH: string;

interface ActivateEvent extends Event {
  waitUntil(promise?: Promise<void>): void;
}

declare const self: {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ActivateEvent) => void): void;
};

/** Seconds after which the network counts as down. */
const TIMEOUT = 4;
/** About all pictures of the site in the sizes of one screen. They are kept once they are shown. */
const MAX_PICTURES = 80;

const pictureCache = `pictures-${self.registration.scope}`;

self.skipWaiting();
// A host or an ad blocker may refuse a file. Only a missing page ends the installation: pages can
// be read without their other files.
addPlugins([
  {
    handlerDidError: async ({ event, request }) =>
      event.type === 'install' && !request.url.endsWith('/') ? new Response() : undefined,
  },
]);
// When the worker of a new build takes over, Workbox removes the old build's copy.
precache(ENTRIES);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // The page is requested while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

/** The file of the offline copy for a request; for an unknown page the error screen. */
async function keptPage({ request }: { request: Request }): Promise<Response | undefined> {
  const pathname = new URL(request.url).pathname.replace(/\/index\.html$/, '/');
  const kept = await matchPrecache(pathname);
  if (kept || request.mode !== 'navigate') return kept;
  // Not a redirect: the browser may remember one of the host in the other direction.
  const withSlash = await matchPrecache(`${pathname}/`);
  if (withSlash) return withSlash;
  const notFound = await matchPrecache(`${BASE_PATH}/404.html`);
  return notFound && new Response(notFound.body, { status: 404, headers: notFound.headers });
}

const pages = new NetworkOnly({
  networkTimeoutSeconds: TIMEOUT,
  plugins: [
    {
      handlerDidError: keptPage,
      handlerWillRespond: async ({ request, response }) =>
        (response.status >= 500 && (await keptPage({ request }))) || response,
    },
  ],
});

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('/')),
  pages,
);

// All other files of the copy. Next asks for icons with a hash in the query, which the copy lacks.
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [/./] });

/**
 * The same picture in the largest size that is kept: otherwise no page that was not opened has its
 * scene without a network, and no picture can be enlarged.
 */
async function otherSize({ request }: { request: Request }): Promise<Response | undefined> {
  const name = /^(.+)-(\d+)(\.[0-9a-f]+\.)\w+$/;
  const [, start, , hash] = name.exec(request.url) ?? [];
  const sizes: { key: Request; width: number }[] = [];
  for (const cacheName of await caches.keys()) {
    for (const key of await (await caches.open(cacheName)).keys()) {
      const found = name.exec(key.url);
      if (found && found[1] === start && found[3] === hash) sizes.push({ key, width: Number(found[2]) });
    }
  }
  const [largest] = sizes.sort((a, b) => b.width - a.width);
  return largest && caches.match(largest.key);
}

async function removeOldest(): Promise<void> {
  const cache = await caches.open(pictureCache);
  for (const key of (await cache.keys()).slice(0, -MAX_PICTURES)) await cache.delete(key);
}

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${BASE_PATH}/pictures/`),
  new CacheFirst({
    cacheName: pictureCache,
    plugins: [{ handlerDidError: otherSize, cacheDidUpdate: removeOldest }],
  }),
);
