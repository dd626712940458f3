import type { Route } from './addresses';

/** Fetches what is seen first of a page that is rendered ahead, hidden, where its pictures are lazy. */
export function fetchFirstPictures(route: Route) {
  const pictures = document.querySelectorAll<HTMLImageElement>(
    `[data-page=${route}] img[fetchpriority=high]`,
  );
  for (const picture of pictures) picture.loading = 'eager';
}
