/** How a world turns: its angle in degrees, eastwards, and how fast it grows, in degrees per second. */
export interface Turning {
  angle: number;
  velocity: number;
}

/** Seconds in which the speed of a push falls to a third. */
const GLIDE = 1.1;

/** The state some seconds later: the speed of a push decays to the world's own speed. */
export function glide({ angle, velocity }: Turning, ownVelocity: number, seconds: number): Turning {
  const next = ownVelocity + (velocity - ownVelocity) * Math.exp(-seconds / GLIDE);
  return { angle: angle + next * seconds, velocity: next };
}

export interface Size {
  width: number;
  height: number;
}

/** The part of its own size at which a picture is shown whole in a box. */
export const scaleIn = (box: Size, picture: Size) =>
  Math.min(box.width / picture.width, box.height / picture.height);

/** Distance from the camera to the picture in picture heights: FOCAL of common.glsl. */
const FOCAL = 1.6;

/** Radius of a planet in a picture of this height; its own radius is 1, as far from the camera as `distance`. */
export const planetRadius = (distance: number, height: number) =>
  (FOCAL * height) / Math.sqrt(distance ** 2 - 1);

/** Edge of the cube that holds the surface of a planet with this radius in pixels: a texel for each pixel in its middle. */
export const surfaceEdge = (radius: number) => Math.min(Math.max(Math.ceil((radius * 1.7) / 64), 2), 12) * 64;
