import catalogue from './catalogue.json' with { type: 'json' };
import { decode, raSteps } from './packing';
import { towards, type Vector } from './vectors';

export interface Star {
  /** In the equator of J2000. */
  direction: Vector;
  magnitude: number;
  /** From 0, blue, to 4, red. */
  colour: number;
}

export type ConstellationName = keyof typeof catalogue.names;

const { rightAscensions, declinations, lights, figures } = catalogue;

/** Stars to magnitude 5 and the corners of the figures. Written by scripts/sky/catalogue.ts. */
export const stars: readonly Star[] = readStars();

/** Pairs of indexes into the stars: the lines of the constellations. */
export const lines: readonly (readonly [Star, Star])[] = readLines();

/** Where the best known constellations have their middle, in the equator of J2000. */
export const constellations = Object.entries(catalogue.names).map(([name, [ra = 0, declination = 0]]) => ({
  name: name as ConstellationName,
  direction: towards(ra, declination),
}));

function readStars(): Star[] {
  let steps = 0;
  return Array.from(lights, (_, index) => {
    steps += decode(rightAscensions, index);
    const declination = (decode(declinations, index, index + lights.length) / 3248) * 180 - 90;
    const light = decode(lights, index);
    return {
      direction: towards(steps / raSteps, declination),
      magnitude: Math.floor(light / 5) / 2,
      colour: light % 5,
    };
  });
}

function readLines(): [Star, Star][] {
  const found: [Star, Star][] = [];
  let place = 0;
  while (place < figures.length) {
    const end = place + 1 + 2 * decode(figures, place);
    let last: Star | undefined;
    for (place++; place < end; place += 2) {
      const star = stars[decode(figures, place, place + 1)];
      if (last && star) found.push([last, star]);
      last = star;
    }
  }
  return found;
}
