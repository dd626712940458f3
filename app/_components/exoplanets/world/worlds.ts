import type { PictureId } from '@/content/types';
import common from './common.glsl';
import gasShader from './gas.glsl';
import livingShader from './living.glsl';
import passes from './passes.glsl';
import type { Uniforms } from './webgl';

type Vector = readonly [number, number, number];
type Pass = 'SURFACE' | 'LIGHT' | 'FRAME';

/** A world as its shader knows it: the radius is 1 and the camera looks along +z from the origin. */
export interface LiveWorld {
  /** Pixels of the picture. */
  size: readonly [width: number, height: number];
  center: Vector;
  /** Direction of the sun. */
  sun: Vector;
  /** Direction of the north pole. */
  axis: Vector;
  uniforms: Uniforms;
  /** How many textures its surface takes. */
  maps: 1 | 2;
  source: (pass: Pass) => string;
}

const source = (shader: string) => (pass: Pass) => `${common}\n#define ${pass}\n${passes}${shader}`;

/** The worlds that can turn, by the picture of each. */
export const liveWorlds: { readonly [Id in PictureId]?: LiveWorld } = {
  'worlds/gas': {
    size: [1800, 1200],
    center: [0, 0, 5.15],
    sun: [-0.75, 0.45, -0.55],
    axis: [0.22, 0.9, -0.34],
    uniforms: { seed: 5, ring: [1.32, 2.12], spin: 0.6, exposure: 0.55, spotAt: -2.25 },
    maps: 1,
    source: source(gasShader),
  },
  'worlds/living': {
    size: [1400, 1400],
    center: [0, 0, 3.62],
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
    maps: 2,
    source: source(livingShader),
  },
};
