/** The heading and status of React Router's default error screen, which developers know. */
export const routerError = {
  heading: 'Unexpected Application Error!',
  notFound: '404 Not Found',
};
