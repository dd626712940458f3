/** In place of Next's own screen for unknown addresses: those are for `404.html` and the router. */
export default function NoScreen() {
  return null;
}
