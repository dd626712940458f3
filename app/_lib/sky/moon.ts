import { cos, scale, sin, towards, type Vector } from './vectors';

/** Multiples of D, M, M′ and F (below), then the coefficient. */
type Term = readonly [number, number, number, number, number];

/** Largest terms of the longitude, in degrees. Meeus, "Astronomical Algorithms", table 47.A. */
const longitudeTerms: readonly Term[] = [
  [0, 0, 1, 0, 6.288774],
  [2, 0, -1, 0, 1.274027],
  [2, 0, 0, 0, 0.658314],
  [0, 0, 2, 0, 0.213618],
  [0, 1, 0, 0, -0.185116],
  [0, 0, 0, 2, -0.114332],
  [2, 0, -2, 0, 0.058793],
  [2, -1, -1, 0, 0.057066],
  [2, 0, 1, 0, 0.053322],
  [2, -1, 0, 0, 0.045758],
  [0, 1, -1, 0, -0.040923],
  [1, 0, 0, 0, -0.03472],
  [0, 1, 1, 0, -0.030383],
  [2, 0, 0, -2, 0.015327],
  [0, 0, 1, 2, -0.012528],
  [0, 0, 1, -2, 0.01098],
  [4, 0, -1, 0, 0.010675],
  [0, 0, 3, 0, 0.010034],
];

/** Largest terms of the latitude, in degrees. Meeus, table 47.B. */
const latitudeTerms: readonly Term[] = [
  [0, 0, 0, 1, 5.128122],
  [0, 0, 1, 1, 0.280602],
  [0, 0, 1, -1, 0.277693],
  [2, 0, 0, -1, 0.173237],
  [2, 0, -1, 1, 0.055413],
  [2, 0, -1, -1, 0.046271],
  [2, 0, 0, 1, 0.032573],
  [0, 0, 2, 1, 0.017198],
];

/** Largest terms of the distance, in kilometres. Meeus, table 47.A. */
const distanceTerms: readonly Term[] = [
  [0, 0, 1, 0, -20905.355],
  [2, 0, -1, 0, -3699.111],
  [2, 0, 0, 0, -2955.968],
  [0, 0, 2, 0, -569.925],
];

/** Equatorial radius of the Earth, in kilometres. */
const earthRadius = 6378.14;

/** Position of the Moon seen from the centre of the Earth, in the ecliptic of the date, in radii of the Earth. */
export function moonPosition(centuries: number): Vector {
  // Mean elongation, anomaly of the Sun, anomaly of the Moon, argument of latitude: Meeus, 47.2 to 47.5.
  const d = 297.8501921 + 445267.1114034 * centuries;
  const m = 357.5291092 + 35999.0502909 * centuries;
  const moonM = 134.9633964 + 477198.8675055 * centuries;
  const f = 93.272095 + 483202.0175233 * centuries;
  const sum = (terms: readonly Term[], wave: (angle: number) => number) =>
    terms.reduce((total, [a, b, c, e, size]) => total + size * wave(a * d + b * m + c * moonM + e * f), 0);
  const longitude = 218.3164477 + 481267.88123421 * centuries + sum(longitudeTerms, sin);
  const distance = 385000.56 + sum(distanceTerms, cos);
  return scale(towards(longitude, sum(latitudeTerms, sin)), distance / earthRadius);
}

/**
 * Which part of the Moon's disc is lit, from 0 to 1, by its elongation: the angle between Moon and Sun, seen from the Earth.
 * Meeus, 48.1, with a phase angle of 180° minus the elongation. That leaves out 48.3; bodies.test.ts checks that the error
 * is under 1 %.
 */
export const moonPhase = (elongation: number) => (1 - cos(elongation)) / 2;

/** Visual magnitude of the Moon by the angle at the Moon between Sun and Earth. Allen, "Astrophysical Quantities". */
export const moonMagnitude = (angle: number) => -12.73 + 0.026 * angle + 4e-9 * angle ** 4;
