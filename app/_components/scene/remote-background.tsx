import { useEffect, useState } from 'react';
import styles from './scene.module.scss';

/** The owner's remote background: shown over the bundled one once it has loaded; if it fails, the bundled one stays. */
export function RemoteBackground({ url }: { url: string }) {
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const image = new Image();
    image.src = url;
    let wanted = true;
    image.decode().then(
      () => wanted && setArrived(true),
      () => {}, // The bundled background stays.
    );
    return () => {
      wanted = false;
    };
  }, [url]);

  // biome-ignore lint/performance/noImgElement: next/image can't optimise in an export
  return arrived ? <img className={styles.view} src={url} alt="" /> : null;
}
