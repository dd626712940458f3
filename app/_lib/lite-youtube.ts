type LiteYoutubeClass = CustomElementConstructor & { preconnected: boolean };

let loading: Promise<void> | undefined;

/**
 * Defines the `lite-youtube` element, once and in the browser only, as it touches `HTMLElement` on import. Two of its
 * habits are turned off because nothing may be asked of another origin before a click, nor of any host but nocookie:
 * it opens connections on hover, and on Apple and mobile browsers it loads `www.youtube.com/iframe_api`
 * (both in lite-yt-embed.js 0.3.4). The price is a second tap on iOS (paulirish/lite-youtube-embed#6).
 */
export function loadLiteYoutube(): Promise<void> {
  loading ??= import('lite-youtube-embed')
    .then(() => {
      const LiteYoutube = customElements.get('lite-youtube') as LiteYoutubeClass;
      LiteYoutube.preconnected = true;
      // An accessor on the prototype serves the elements to come; those on the page have had theirs set already.
      for (const element of document.querySelectorAll('lite-youtube'))
        Reflect.deleteProperty(element, 'needsYTApi');
      Object.defineProperty(LiteYoutube.prototype, 'needsYTApi', { get: () => false, set: () => {} });
    })
    .catch(() => {
      // Gone or cut off: the players stay links to their videos, and the next page with players tries again.
      loading = undefined;
    });
  return loading;
}
