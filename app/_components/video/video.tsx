import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '@/app/_components/picture/picture';
import { loadLiteYoutube } from '@/app/_lib/lite-youtube';
import { watchPlayer } from '@/app/_lib/player-watch';
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
 * A small player (200 × 150) that requests nothing from another origin before it is clicked. Without script it is a link to
 * the video; when the player can't load, a message and that link take its place.
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
