/** The parts of the library's class that are used here; it has no types of its own. */
interface LiteYoutubeClass {
  new (): HTMLElement & { connectedCallback(): void; createBasicIframe(): HTMLIFrameElement };
  warmConnections(): void;
}

/**
 * The class of the library, which exports nothing: it registers the class instead, under the name
 * that a subclass takes here. So the registration is caught.
 */
function importLiteYoutube(): LiteYoutubeClass {
  const caught: unknown[] = [];
  customElements.define = (_name, element) => void caught.push(element);
  require('lite-youtube-embed');
  // Behind it is the browser's own method.
  Reflect.deleteProperty(customElements, 'define');
  return caught[0] as LiteYoutubeClass;
}

export const LiteYoutube = importLiteYoutube();
