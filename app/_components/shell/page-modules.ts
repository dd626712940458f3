import { createElement, type ReactElement } from 'react';
import type { Route } from '@/app/_lib/addresses';
import { loadLiteYoutube } from '@/app/_lib/lite-youtube';

/** The pages in chunks of their own, which are those of the exported pages too (see next.config.mjs). */
const modules = {
  home: async () => (await import(/* webpackChunkName: "move-home" */ '../home/home-page')).HomePage,
  portfolio: async () => {
    const { PortfolioPage } = await import(
      /* webpackChunkName: "move-portfolio" */ '../portfolio/portfolio-page'
    );
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

/** @throws if the chunk can't be fetched; a later call tries again */
export async function loadPage(route: Route) {
  const Page = await modules[route]();
  if (!elements.has(route)) elements.set(route, createElement(Page));
}
