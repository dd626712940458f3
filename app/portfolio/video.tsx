import { useTranslations } from 'next-intl';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { arrows, Icon } from '@/app/ui/icons';
import { Picture } from '@/app/ui/picture';
import type { VideoName } from '@/content/types';
import { videos } from '@/content/videos';
import styles from './video.module.scss';

/** The videos of a work. */
export function Videos({ names }: { names: readonly VideoName[] }) {
  const t = useTranslations();
  const [only, ...others] = names;
  if (!only) return null;
  if (!others.length) return <Video name={only} />;
  return (
    <ul
      className={`swipe ${styles.videos}`}
      role="list"
      aria-label={t('portfolio.videos')}
      onFocus={showFocused}
    >
      {names.map((name) => (
        <li key={name}>
          <Video name={name} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows the whole of the item that the Tab key has reached in the row: browsers leave it where a
 * part is seen. Not under a pointer: what moves between its down and its up loses the click.
 */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/**
 * A small player, and a link to the video on YouTube: for a larger picture, and wherever the player
 * can't load. Without script the player is a link too.
 */
function Video({ name }: { name: VideoName }) {
  const t = useTranslations();
  const box = useRef<HTMLElement>(null);
  const [plays, setPlays] = useState(0);
  const id = videos[name] ?? '';
  const title = t(`videos.${name}`);
  const watchUrl = `https://www.youtube.com/watch?v=${id}`;

  useEffect(() => {
    // Offline, or after a new deployment, the players stay links to their videos.
    import('./video-player').catch(() => {});
    const element = box.current;
    // A page that is left is hidden, not removed: the player would go on.
    return () => {
      const frame = element?.querySelector('iframe');
      if (!frame) return;
      frame.remove();
      setPlays((count) => count + 1);
    };
  }, []);

  return (
    <figure className={styles.video} ref={box}>
      <lite-youtube
        key={plays}
        class={styles.player}
        videoid={id}
        label={title}
        // Any inline value keeps it from fetching YouTube's own still; ours can load lazily.
        style={{ backgroundImage: 'none' }}
      >
        <Picture id={`posters/${name}`} alt="" sizes="200px" />
        <a className={`lyt-playbtn ${styles.play}`} href={watchUrl}>
          <span className="unseen">{t('video.play', { title })}</span>
        </a>
      </lite-youtube>
      <figcaption>
        <a className="target small text-link" href={watchUrl}>
          {title}
          <span className="unseen"> — YouTube</span> <Icon drawing={arrows.out} />
        </a>
      </figcaption>
    </figure>
  );
}
