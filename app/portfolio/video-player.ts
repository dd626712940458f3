import { LiteYoutube } from './lite-youtube';

/**
 * Asks nobody before a click, then only the host without cookies. On Apple and mobile browsers the
 * video then needs a second tap (paulirish/lite-youtube-embed#6).
 */
class VideoPlayer extends LiteYoutube {
  static observedAttributes = ['label'];

  /** The frame is named after the video, in the language of the page, also while it plays. */
  attributeChangedCallback() {
    const frame = this.querySelector('iframe');
    if (frame) frame.title = this.getAttribute('label') ?? '';
  }

  override connectedCallback() {
    super.connectedCallback();
    // It would connect to four hosts on hover.
    for (const event of ['pointerover', 'focusin'])
      this.removeEventListener(event, LiteYoutube.warmConnections);
  }

  override createBasicIframe() {
    const frame = super.createBasicIframe();
    frame.title = this.getAttribute('label') ?? '';
    // The library focuses the frame while it is empty. Chrome then sends keys to the page or to
    // another player, until the frame loses the focus and gets it again.
    frame.onload = () => {
      if (document.activeElement !== frame) return;
      frame.blur();
      frame.focus();
    };
    return frame;
  }

  /** Without script each player is a link, so nothing is added. */
  addNoscriptIframe() {}

  /** Never `www.youtube.com/iframe_api`, which Apple and mobile browsers would load. */
  get needsYTApi() {
    return false;
  }

  // The library assigns it.
  set needsYTApi(_) {}
}

customElements.define('lite-youtube', VideoPlayer);
