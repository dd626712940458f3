import type { WebpOptions } from 'sharp';
import type { Uniforms } from './draw';
import type { Night } from './lights';
import type { Limb } from './planet-view';
import type { Vector } from './random';
import type { Sky } from './stars';
import { gas, living } from './worlds';

export interface Preset {
  shader: 'gas' | 'hole' | 'living' | 'orbit' | 'portrait' | 'rust' | 'sky';
  /** Where it is written, below content/pictures. */
  file: string;
  size: [width: number, height: number];
  /** Samples of a pixel on an edge; 4 by default. */
  samples?: number;
  /** On transparent ground, as WebP: a body of its own or one with light around it, such as air. */
  cutOut?: 'solid' | 'light';
  webp?: WebpOptions;
  planet?: Limb | { center: Vector };
  /** Direction of the sun. */
  sun?: Vector;
  /** Direction of the planet's axis. */
  axis?: Vector;
  uniforms: Uniforms;
  /** Where the picture ends in the ground colour and where it is whole, in fractions of its height from the bottom. */
  fade?: [number, number];
  sky?: Sky;
  night?: Night;
}

/** Vertical optical depths of the Earth's atmosphere, and how strongly its haze scatters forwards. */
const EARTH_AIR = { airRayleigh: [0.046, 0.108, 0.265], airMie: [0.06, 0.06, 0.06], airG: 0.78 };
const RUST_AIR = { airRayleigh: [0.004, 0.006, 0.01], airMie: [0.105, 0.05, 0.024], airG: 0.66 };

export const presets: Record<string, Preset> = {
  home: {
    shader: 'orbit',
    file: 'scenes/home.jpg',
    size: [2880, 1800],
    planet: { limb: [0.54, 0.105], roll: 0, altitude: 0.8 },
    sun: [0.62, 0.098, 1.6],
    uniforms: { ...EARTH_AIR, seed: 14, airH: 0.0056, exposure: 1, glare: 1, rays: 0.5, dust: 1 },
    fade: [0, 0.42],
    sky: {
      seed: 3,
      density: 1100,
      brightest: 1.6,
      calm: [
        [0, 0.16, 0.42, 0.7, 0.12],
        [0, 0, 1, 0.07, 0.04],
      ],
    },
    night: { seed: 11, towns: 3600, gain: 0.85, shore: -0.35, calm: [[-1, 0, 0.4, 0.72, 0.08]] },
  },
  'home-phone': {
    shader: 'orbit',
    file: 'scenes/home-phone.jpg',
    size: [1290, 2400],
    planet: { limb: [0.06, -0.135], roll: -3, altitude: 0.22 },
    sun: [0.175, -0.15, 1.6],
    uniforms: { ...EARTH_AIR, seed: 41, airH: 0.0036, exposure: 1, glare: 0.8, rays: 0.5, dust: 1 },
    fade: [0.02, 0.26],
    sky: { seed: 9, density: 900, brightest: 1.2, calm: [[0, 0, 1, 0.42, 0.1]] },
    night: { seed: 8, towns: 2600, gain: 1.1, shore: -0.3 },
  },
  contact: {
    shader: 'rust',
    file: 'scenes/contact.jpg',
    size: [2880, 1800],
    planet: { limb: [0.12, -0.02], roll: 24, altitude: 0.62 },
    sun: [-0.85, 0.45, 0.78],
    uniforms: { ...RUST_AIR, seed: 8, airH: 0.0034, exposure: 0.42, dust: 1 },
    fade: [0, 0.2],
    sky: {
      seed: 12,
      density: 900,
      brightest: 1.8,
      calm: [
        [0, 0.44, 0.34, 0.74, 0.12],
        [0, 0, 1, 0.07, 0.04],
      ],
    },
  },
  'contact-phone': {
    shader: 'rust',
    file: 'scenes/contact-phone.jpg',
    size: [1290, 2400],
    planet: { limb: [0.0, -0.08], roll: 14, altitude: 0.5 },
    sun: [-0.85, 0.45, 0.78],
    uniforms: { ...RUST_AIR, seed: 8, airH: 0.0034, exposure: 0.42, dust: 1 },
    fade: [0, 0.3],
    sky: { seed: 13, density: 700, brightest: 1.5, calm: [[0, 0, 1, 0.4, 0.1]] },
  },
  hobbies: {
    shader: 'sky',
    file: 'scenes/hobbies.jpg',
    size: [2880, 1600],
    uniforms: { seed: 4, band: [0.25, 0.1, -0.5], width: 0.26, exposure: 1, calm: [0, 0.05, 0.36, 0.3] },
    fade: [0.02, 0.55],
    sky: {
      seed: 5,
      density: 9000,
      brightest: 1.8,
      calm: [
        [0, 0.1, 0.38, 0.26, 0.1],
        [0, 0, 1, 0.07, 0.03],
      ],
      band: [0.25, 0.1, -0.5, 0.312],
    },
  },
  'hobbies-phone': {
    shader: 'sky',
    file: 'scenes/hobbies-phone.jpg',
    size: [1290, 1600],
    uniforms: { seed: 4, band: [0.12, 0.02, -0.7], width: 0.2, exposure: 0.9, calm: [0, 0, 1, 0.32] },
    fade: [0.02, 0.5],
    sky: {
      seed: 6,
      density: 7500,
      brightest: 1.4,
      calm: [[0, 0, 1, 0.34, 0.1]],
      band: [0.12, 0.02, -0.7, 0.24],
    },
  },
  lost: {
    shader: 'hole',
    file: 'scenes/lost.jpg',
    size: [2880, 1800],
    samples: 5,
    uniforms: { seed: 6, place: [0.36, 0.02], distance_: 70, tilt: [0.16, -0.32], exposure: 0.74, dust: 1 },
    fade: [0, 0.16],
    sky: {
      seed: 7,
      density: 700,
      brightest: 1.5,
      lens: [0.725, 0.48, 0.09],
      calm: [
        [0, 0.2, 0.46, 0.85, 0.12],
        [0, 0, 1, 0.07, 0.04],
      ],
    },
  },
  'lost-phone': {
    shader: 'hole',
    file: 'scenes/lost-phone.jpg',
    size: [1290, 2400],
    samples: 5,
    uniforms: { seed: 6, place: [0.03, -0.19], distance_: 100, tilt: [0.16, -0.42], exposure: 0.74, dust: 1 },
    fade: [0, 0.16],
    sky: { seed: 8, density: 600, brightest: 1.3, lens: [0.556, 0.69, 0.07], calm: [[0, 0, 1, 0.5, 0.1]] },
  },
  gas: { shader: 'gas', file: 'worlds/gas.webp', samples: 7, cutOut: 'light', ...gas },
  living: { shader: 'living', file: 'worlds/living.webp', samples: 6, cutOut: 'light', ...living },
  portrait: {
    shader: 'portrait',
    file: 'portrait.webp',
    size: [1400, 1800],
    samples: 2,
    cutOut: 'solid',
    webp: { quality: 88, alphaQuality: 95, effort: 6, smartSubsample: true },
    sun: [0.86, 0.17, 0.4],
    uniforms: { seed: 1 },
    fade: [0, 0.14],
  },
};
