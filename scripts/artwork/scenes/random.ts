/** Seeded random numbers and the small maths that stars and city lights share. */
export type Vector = [number, number, number];
export type Random = () => number;

/** Mulberry32: the same numbers from the same seed, between 0 and 1. */
export function mulberry(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A normally distributed number. */
export const bell = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function smooth(from: number, to: number, x: number): number {
  const t = Math.min(Math.max((x - from) / (to - from), 0), 1);
  return t * t * (3 - 2 * t);
}

export const mix = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Where text will be: left, top, right, bottom in fractions of the picture, and how soft the edge is. */
export type Zone = [left: number, top: number, right: number, bottom: number, softness: number];

/** 1 inside a zone, 0 away from all of them. */
export function calmness(zones: Zone[], x: number, y: number): number {
  const inside = zones.map(([left, top, right, bottom, softness]) => {
    const distance = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    return 1 - smooth(0, softness, distance);
  });
  return Math.max(0, ...inside);
}
