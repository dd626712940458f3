import type { Uniforms } from './draw';
import type { Vector } from './random';

/** A planet as its shader knows it: the radius is 1 and the camera looks along +z from the origin. */
export interface World {
  /** Pixels of the picture. */
  size: [width: number, height: number];
  planet: { center: Vector };
  /** Direction of the sun. */
  sun: Vector;
  /** Direction of the north pole. */
  axis: Vector;
  uniforms: Uniforms;
}

/** The worlds that are drawn as a picture and turn in the browser: both start from here. */
export const gas: World = {
  size: [1800, 1200],
  planet: { center: [0, 0, 5.15] },
  sun: [-0.75, 0.45, -0.55],
  axis: [0.22, 0.9, -0.34],
  uniforms: { seed: 5, ring: [1.32, 2.12], spin: 0.6, exposure: 0.55, spotAt: -2.25 },
};

export const living: World = {
  size: [1400, 1400],
  planet: { center: [0, 0, 3.62] },
  sun: [-0.75, 0.45, -0.55],
  axis: [0.25, 0.93, -0.26],
  uniforms: {
    seed: 23,
    shore: -0.06,
    airH: 0.0048,
    airRayleigh: [0.03, 0.07, 0.165],
    airMie: [0.03, 0.03, 0.03],
    airG: 0.7,
    exposure: 0.42,
  },
};
