/** What a router's default error screen says, in English on every page. */
export const routerError = {
  heading: 'Unexpected Application Error!',
  notFound: '404 Not Found',
};
