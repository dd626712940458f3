import type { ComponentType, ReactElement } from 'react';
import { savesData } from '@/app/browser/save-data';
import type { Route } from '@/app/lib/address/addresses';
import type { PageLoader } from '@/app/router/router';

// Next has React load the sheets of a chunk, which holds the page back after `load` has ended, and
// with it all that says so. Without this function webpack loads them, as a part of the chunk.
Reflect.deleteProperty(globalThis, '_N_E_STYLE_LOAD');

/** The pages, each in a chunk that a move to it needs. Without hobbies there is none of them. */
const modules: Partial<Record<Route, () => Promise<ComponentType>>> = {
  home: async () => (await import('@/app/home/home-page')).HomePage,
  portfolio: async () => (await import('@/app/portfolio/portfolio-page')).PortfolioPage,
  contact: async () => (await import('@/app/contact/contact-page')).ContactPage,
  hobbies: process.env.NEXT_PUBLIC_HOBBIES
    ? async () => (await import('@/app/hobbies/hobbies-page')).HobbiesPage
    : undefined,
};

const elements = new Map<Route, ReactElement>();

/** Always the same element for a page, so that React renders it once. */
export const loadedPage = (route: Route) => elements.get(route);

let announce: (route: Route) => void = () => {};

/** Calls back with each page that has been loaded because a finger, pointer or focus reached it. */
export function onLoadedAhead(callback: typeof announce): void {
  announce = callback;
}

async function load(route: Route) {
  const Page = await modules[route]?.();
  if (Page && !elements.has(route)) elements.set(route, <Page />);
}

/** A move then shows them in its first frame. Until then they are lazy, as the page is hidden. */
function fetchFirstPictures(route: Route) {
  const pictures = document.querySelectorAll<HTMLImageElement>(`[data-page=${route}] img`);
  for (const picture of [...pictures].slice(0, 3)) {
    picture.loading = 'eager';
    picture.decode().catch(() => {}); // Its average colour stays.
  }
}

export const pageLoader: PageLoader = {
  isLoaded: (route) => elements.has(route),
  load,
  loadAhead(route) {
    if (savesData()) return;
    load(route).then(
      () => {
        announce(route);
        fetchFirstPictures(route);
      },
      () => {}, // A move tries again.
    );
  },
};
