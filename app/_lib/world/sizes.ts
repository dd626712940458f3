export interface Size {
  width: number;
  height: number;
}

/** Distance from the camera to the picture in picture heights: FOCAL of world/common.glsl. */
const FOCAL = 1.6;

/** Width of a picture that is shown whole in a box. */
export function shownWidth(picture: Size, box: Size): number {
  return Math.min(box.width, (box.height * picture.width) / picture.height);
}

/** Pixels of the canvas for a box of CSS pixels. Two pixels per CSS pixel are enough for what moves. */
export function canvasSize(picture: Size, box: Size, pixelRatio: number, sharpness: number): Size {
  const shown = shownWidth(picture, box) * Math.min(pixelRatio, 2);
  const width = Math.round(Math.min(shown, picture.width) * sharpness);
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
