/** How sharp a world is drawn, and how many frames in a row have taken too long. */
export interface Quality {
  /** Part of the pixels that its width has on the screen. */
  sharpness: number;
  slowFrames: number;
}

export const bestQuality: Quality = { sharpness: 1, slowFrames: 0 };

/** Milliseconds that a frame may take. */
const LIMIT = 20;

/** The quality after a frame that took so many milliseconds: one step lower after five slow ones, never below half. */
export function afterFrame({ sharpness, slowFrames }: Quality, milliseconds: number): Quality {
  if (milliseconds <= LIMIT) return { sharpness, slowFrames: 0 };
  if (slowFrames < 4) return { sharpness, slowFrames: slowFrames + 1 };
  return { sharpness: Math.max(sharpness - 0.25, 0.5), slowFrames: 0 };
}
