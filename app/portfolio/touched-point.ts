/** How a thumbnail was opened: by a key, or where in the window it was touched. */
export interface Touch {
  thumbnail: HTMLElement;
  isKey: boolean;
  clientX: number;
  clientY: number;
}

/**
 * Where in its picture a thumbnail was touched. It shows a part around the middle, or the whole
 * of it (`object-fit`).
 * @returns shares of the width and height of the picture; the upper left corner for a key
 */
export function touchedPoint({ thumbnail, isKey, clientX, clientY }: Touch): { x: number; y: number } {
  const image = thumbnail.querySelector('img');
  if (!image || isKey) return { x: 0, y: 0 };
  const box = image.getBoundingClientRect();
  const [width, height] = [image.naturalWidth || box.width, image.naturalHeight || box.height];
  const fit = getComputedStyle(image).objectFit === 'cover' ? Math.max : Math.min;
  const scale = fit(box.width / width, box.height / height);
  const share = (middle: number, touched: number, length: number) =>
    Math.min(1, Math.max(0, 0.5 + (touched - middle) / (length * scale)));
  return {
    x: share(box.left + box.width / 2, clientX, width),
    y: share(box.top + box.height / 2, clientY, height),
  };
}
