/**
 * Becomes an inline script. It adds the page's scripts at the first sign that a visitor expects
 * something to happen, or when the page has loaded and the browser is idle, after eight seconds at
 * the latest. Where one is missing, the page stays what it is without scripts: complete, with links
 * that work. A page that is hidden until its words arrive starts at once, and is shown without them
 * where they can't come.
 * @param start the script that starts the page; it runs last
 * @param others fetched in parallel
 */
export function loadScripts(start: string, others: string[]): void {
  let missing = others.length;

  const append = (name: 'link' | 'script', properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));

  const { style } = document.documentElement;
  const onerror = () => style.removeProperty('visibility');

  const onload = () => {
    missing -= 1;
    if (!missing) append('script', { src: start, onerror });
  };

  const load = () => {
    if (!('arriving' in document.documentElement.dataset)) return;
    delete document.documentElement.dataset.arriving;
    append('link', { rel: 'preload', as: 'script', href: start });
    for (const src of others) append('script', { src, onload, onerror });
  };

  for (const sign of ['pointerover', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, load, { capture: true, once: true });
  addEventListener('load', () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 200);
  });
  setTimeout(load, 8000);
  if (style.visibility) {
    load();
    // A request that is never answered is no error.
    setTimeout(onerror, 20_000);
  }
}
