const playerOrigin = 'https://www.youtube-nocookie.com';

/** Milliseconds without an answer after which the visitor is offered the link instead. */
const patience = 8000;

/**
 * Reports whether the player in a box has loaded. A frame of another origin fires `load` for error pages too, so messages
 * of the iframe API are sent to the player until it answers.
 * @param box the element that holds the player's iframe
 * @param report called with false when the player does not answer in time, and with true once it answers
 * @returns a function that ends the watch
 */
export function watchPlayer(box: HTMLElement, report: (isThere: boolean) => void): () => void {
  const frame = () => box.querySelector('iframe')?.contentWindow ?? null;

  const asking = setInterval(() => {
    frame()?.postMessage(JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), playerOrigin);
  }, 250);
  const waiting = setTimeout(() => report(false), navigator.onLine ? patience : 0);

  const listen = (event: MessageEvent) => {
    if (event.origin !== playerOrigin || event.source !== frame()) return;
    report(true);
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
