import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/app/ui/icons';
import { Picture } from '@/app/ui/picture';
import type { VideoName } from '@/content/types';
import { videos } from '@/content/videos';
import styles from './video.module.scss';

/** The videos of a work. */
export function Videos({ names }: { names: readonly VideoName[] }) {
  const t = useTranslations();
  return (
    <ul className={`swipe ${styles.videos}`} aria-label={t('portfolio.videos')}>
      {names.map((name) => (
        <li key={name}>
          <Video name={name} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A small player (200 × 150: video.module.scss, the `sizes` of its still below, its widths in scripts/prepare/pictures.ts) that requests nothing from another origin before it is clicked, and a link
 * to the video on YouTube: for a larger picture, and wherever the player can't load. Without script the player is a link too.
 * A click puts YouTube's frame, which starts to play, in place of the picture. Players run beside each other, until their page is left.
 */
function Video({ name }: { name: VideoName }) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  const [plays, setPlays] = useState(0);
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
      setPlays((count) => count + 1);
    };
  }, []);

  // The link inside is the control. lite-youtube handles its clicks and keys first, and names the frame in the language in which the page was first shown.
  const onPlay = () => {
    const frame = box.current?.querySelector('iframe');
    if (frame) frame.title = label;
  };

  return (
    <div className={styles.video} ref={box}>
      <lite-youtube
        key={plays}
        class={styles.player}
        videoid={id}
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
      <a className="target small text-link" href={watchUrl}>
        {title}
        <span className="visually-hidden"> — YouTube</span> <Icon name="out" />
      </a>
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
      // Players that exist already have `needsYTApi` as a property; later ones get the accessor below.
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
