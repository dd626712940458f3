type LiteYoutubeClass = CustomElementConstructor & { preconnected: boolean };

let loading: Promise<void> | undefined;

/**
 * Defines the `lite-youtube` element, once and in the browser only, as its module uses `HTMLElement` on import. The page
 * sends no request to another origin before a click, and then only to the nocookie host. So two features of
 * lite-yt-embed.js 0.3.4 are turned off: connections on hover, and `www.youtube.com/iframe_api` on Apple and mobile
 * browsers. The price is a second tap on iOS (paulirish/lite-youtube-embed#6). Its noscript part, which would keep the
 * words of the first language, is not made either: without script each player is a link.
 */
export function loadLiteYoutube(): Promise<void> {
  loading ??= import('lite-youtube-embed')
    .then(() => {
      const LiteYoutube = customElements.get('lite-youtube') as LiteYoutubeClass;
      LiteYoutube.preconnected = true;
      Object.assign(LiteYoutube.prototype, { addNoscriptIframe() {} });
      // The accessor is for elements made later; those on the page have a property of their own already.
      for (const element of document.querySelectorAll('lite-youtube')) {
        Reflect.deleteProperty(element, 'needsYTApi');
        element.querySelector('noscript')?.remove();
      }
      Object.defineProperty(LiteYoutube.prototype, 'needsYTApi', { get: () => false, set: () => {} });
    })
    .catch(() => {
      // Offline, or a new deployment: the players stay links to their videos, and the next page with players tries again.
      loading = undefined;
    });
  return loading;
}
