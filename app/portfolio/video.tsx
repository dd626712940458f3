import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '@/app/ui/picture';
import type { VideoName } from '@/content/types';
import { videos } from '@/content/videos';
import styles from './video.module.scss';

/** The videos of a work. */
export function Videos({ names }: { names: readonly VideoName[] }) {
  const t = useTranslations();
  return (
    <ul className={styles.videos} aria-label={t('portfolio.videos')}>
      {names.map((name) => (
        <li key={name}>
          <Video name={name} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A small player (200 × 150, by video.module.scss) that requests nothing from another origin before it is clicked. Without
 * script it is a link to the video; when the player can't load, a message and that link take its place.
 */
function Video({ name }: { name: VideoName }) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [plays, setPlays] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const id = videos[name];
  const title = t(`videos.${name}`);
  const label = t('video.play', { title });
  const watchUrl = `https://www.youtube.com/watch?v=${id}`;

  useEffect(() => {
    void loadLiteYoutube();
    const element = box.current;
    // A page that is left is hidden, not removed: the player would go on.
    return () => {
      const frame = element?.querySelector('iframe');
      if (!frame) return;
      frame.remove();
      setPlaying(false);
      setFailed(false);
      setPlays((count) => count + 1);
    };
  }, []);

  useEffect(() => {
    if (!isPlaying || !box.current) return;
    return watchPlayer(box.current, (isThere) => setFailed(!isThere));
  }, [isPlaying]);

  // The link inside is the control. lite-youtube handles its clicks and keys first, with the first label that it read.
  const onPlay = () => {
    const frame = box.current?.querySelector('iframe');
    if (!frame) return;
    frame.title = label;
    setPlaying(true);
  };

  return (
    <div className={styles.video} ref={box}>
      <lite-youtube
        key={plays}
        class={styles.player}
        videoid={id}
        // The player then answers messages, which is the only way to know that it has loaded.
        params="enablejsapi=1"
        // Any inline value keeps it from fetching YouTube's own still; ours is a picture, which can load lazily.
        style={{ backgroundImage: 'none' }}
        onClick={onPlay}
        onKeyDown={onPlay}
      >
        <Picture id={`posters/${name}`} alt="" sizes="200px" />
        <a className={`lyt-playbtn ${styles.play}`} href={watchUrl}>
          <span className="visually-hidden">{label}</span>
        </a>
      </lite-youtube>
      <div role="status">
        {hasFailed && (
          <p className={`small ${styles.failed}`}>
            {t('video.failed')}{' '}
            <a className="text-link" href={watchUrl}>
              {t('video.watchOnYoutube', { title })}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

type LiteYoutubeClass = CustomElementConstructor & { preconnected: boolean };

let loading: Promise<void> | undefined;

/**
 * Defines the `lite-youtube` element, once and in the browser only, as its module uses `HTMLElement` on import. The page
 * sends no request to another origin before a click, and then only to the nocookie host. So two features of
 * lite-yt-embed.js 0.3.4 are turned off: connections on hover, and `www.youtube.com/iframe_api` on Apple and mobile
 * browsers. The price is a second tap on iOS (paulirish/lite-youtube-embed#6). Its noscript part, which would keep the
 * words of the first language, is not made either: without script each player is a link.
 */
function loadLiteYoutube(): Promise<void> {
  loading ??= import('lite-youtube-embed')
    .then(() => {
      const LiteYoutube = customElements.get('lite-youtube') as LiteYoutubeClass;
      LiteYoutube.preconnected = true;
      Object.assign(LiteYoutube.prototype, { addNoscriptIframe() {} });
      // Players on the page have a property of their own; those made later get the accessor below.
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
function watchPlayer(box: HTMLElement, report: (isThere: boolean) => void): () => void {
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
