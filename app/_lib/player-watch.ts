const playerOrigin = 'https://www.youtube-nocookie.com';

/** How long a player may stay silent, in milliseconds, before the visitor is offered the link instead. */
const patience = 8000;

/**
 * Tells whether the player in a box has loaded. A frame of another origin fires `load` for error pages too, so the
 * player is asked for a sign of life in the words of its iframe API, until it answers.
 * @param box the element that holds the player's iframe
 * @param tell called with false when the player stays silent, and with true if it answers after all
 * @returns a function that ends the watch
 */
export function watchPlayer(box: HTMLElement, tell: (isThere: boolean) => void): () => void {
  const frame = () => box.querySelector('iframe')?.contentWindow ?? null;

  const asking = setInterval(() => {
    frame()?.postMessage(JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), playerOrigin);
  }, 250);
  const waiting = setTimeout(() => tell(false), navigator.onLine ? patience : 0);

  const listen = (event: MessageEvent) => {
    if (event.origin !== playerOrigin || event.source !== frame()) return;
    tell(true);
    end();
  };
  const end = () => {
    clearInterval(asking);
    clearTimeout(waiting);
    window.removeEventListener('message', listen);
  };

  window.addEventListener('message', listen);
  return end;
}
