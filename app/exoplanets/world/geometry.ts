/** How a world turns: its angle in radians, eastwards, and how fast it grows, in radians per second. */
export interface Turning {
  angle: number;
  velocity: number;
}

/** Seconds after which a third of a push is left. */
const GLIDE = 1.1;

/** The state some seconds later: the speed of a push decays to the world's own speed. */
export function glide({ angle, velocity }: Turning, ownVelocity: number, seconds: number): Turning {
  const next = ownVelocity + (velocity - ownVelocity) * Math.exp(-seconds / GLIDE);
  return { angle: angle + next * seconds, velocity: next };
}

/** Whole degrees from 0 to 359. */
export function toDegrees(angle: number): number {
  return ((Math.round((angle * 180) / Math.PI) % 360) + 360) % 360;
}

export interface Size {
  width: number;
  height: number;
}

/** Distance from the camera to the picture in picture heights: FOCAL of common.glsl. */
const FOCAL = 1.6;

/** CSS pixels of a picture that is shown whole in a box. */
export function shownSize(picture: Size, box: Size): Size {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Pixels of the canvas for a picture shown at a size. Two pixels per CSS pixel are enough for what moves. */
export function canvasSize(picture: Size, shown: Size, pixelRatio: number): Size {
  const width = Math.round(Math.min(shown.width * Math.min(pixelRatio, 2), picture.width));
  return { width, height: Math.round((width * picture.height) / picture.width) };
}

/** Radius of a planet in a picture of this height; its own radius is 1, as far from the camera as `distance`. */
export function planetRadius(distance: number, height: number): number {
  return (FOCAL * height) / Math.sqrt(distance ** 2 - 1);
}

/** Edge of the cube that holds the surface of a planet with this radius in pixels: a texel for each pixel in its middle. */
export function surfaceEdge(radius: number): number {
  return Math.min(Math.max(Math.ceil((radius * 1.7) / 64), 2), 12) * 64;
}
