import type { ReactElement } from 'react';
import type { Route } from '@/app/_lib/addresses';
import { loadMessages } from '@/app/_lib/messages';
import { AllWords } from './locale-provider';

/** The pages in chunks of their own, which are those of the exported pages too (see next.config.mjs). */
const modules = {
  home: async () => (await import(/* webpackChunkName: "move-home" */ '../home/home-page')).HomePage,
  portfolio: async () => {
    const [{ PortfolioPage }, { loadLiteYoutube }] = await Promise.all([
      import(/* webpackChunkName: "move-portfolio" */ '../portfolio/portfolio-page'),
      import(/* webpackChunkName: "move-portfolio" */ '@/app/_lib/lite-youtube'),
    ]);
    void loadLiteYoutube();
    return PortfolioPage;
  },
  contact: async () =>
    (await import(/* webpackChunkName: "move-contact" */ '../contact/contact-page')).ContactPage,
  hobbies: async () =>
    (await import(/* webpackChunkName: "move-hobbies" */ '../exoplanets/exoplanets-page')).ExoplanetsPage,
};

const elements = new Map<Route, ReactElement>();

/** The element of a page that has been loaded: always the same one, so that React renders it once. */
export const loadedPage = (route: Route) => elements.get(route);

/** @throws if a chunk can't be fetched; a later call tries again */
export async function loadPage(route: Route) {
  const [Page] = await Promise.all([modules[route](), loadMessages()]);
  if (elements.has(route)) return;
  elements.set(
    route,
    <AllWords>
      <Page />
    </AllWords>,
  );
}

/**
 * Fetches and decodes the pictures on the first screen of a page that is rendered ahead, hidden, where they are lazy: a move
 * shows them in its first frame.
 */
export function fetchFirstPictures(route: Route) {
  const pictures = document.querySelectorAll<HTMLImageElement>(`[data-page=${route}] img`);
  for (const picture of [...pictures].slice(0, 3)) {
    picture.loading = 'eager';
    picture.decode().catch(() => {}); // Its average colour stays.
  }
}
