import { cos, degrees, length, radians, sin, subtract, type Vector } from './vectors';

/** The planets that the naked eye sees, from the Sun outward. */
export const planets = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export type Planet = (typeof planets)[number];

/** Semi-major axis, eccentricity, inclination, mean longitude, longitude of perihelion and of the ascending node. */
type Elements = readonly [number, number, number, number, number, number];

/**
 * Mean elements at J2000 in the ecliptic of J2000, and their change in a century, in astronomical units and degrees.
 * Standish, "Keplerian Elements for Approximate Positions of the Major Planets" (JPL), table 1, 1800 to 2050.
 */
const orbits: Record<Planet | 'earth', readonly [Elements, Elements]> = {
  mercury: [
    [0.38709927, 0.20563593, 7.00497902, 252.2503235, 77.45779628, 48.33076593],
    [0.00000037, 0.00001906, -0.00594749, 149472.67411175, 0.16047689, -0.12534081],
  ],
  venus: [
    [0.72333566, 0.00677672, 3.39467605, 181.9790995, 131.60246718, 76.67984255],
    [0.0000039, -0.00004107, -0.0007889, 58517.81538729, 0.00268329, -0.27769418],
  ],
  earth: [
    [1.00000261, 0.01671123, -0.00001531, 100.46457166, 102.93768193, 0],
    [0.00000562, -0.00004392, -0.01294668, 35999.37244981, 0.32327364, 0],
  ],
  mars: [
    [1.52371034, 0.0933941, 1.84969142, -4.55343205, -23.94362959, 49.55953891],
    [0.00001847, 0.00007882, -0.00813131, 19140.30268499, 0.44441088, -0.29257343],
  ],
  jupiter: [
    [5.202887, 0.04838624, 1.30439695, 34.39644051, 14.72847983, 100.47390909],
    [-0.00011607, -0.00013253, -0.00183714, 3034.74612775, 0.21252668, 0.20469106],
  ],
  saturn: [
    [9.53667594, 0.05386179, 2.48599187, 49.95424423, 92.59887831, 113.66242448],
    [-0.0012506, -0.00050991, 0.00193609, 1222.49362201, -0.41897216, -0.28867794],
  ],
};

/** Position around the Sun in the ecliptic of J2000, in astronomical units. Standish, as above, steps 1 to 5. */
export function heliocentric(planet: Planet | 'earth', centuries: number): Vector {
  const [start, change] = orbits[planet];
  const at = (index: 0 | 1 | 2 | 3 | 4 | 5) => start[index] + change[index] * centuries;
  const [axis, eccentricity, inclination, perihelion, node] = [at(0), at(1), at(2), at(4), at(5)];
  const anomaly = radians((at(3) - perihelion) % 360);
  // Kepler's equation by Newton's method, which ends within four rounds at these eccentricities.
  let eccentric = anomaly;
  for (let round = 0; round < 6; round++) {
    eccentric -=
      (eccentric - eccentricity * Math.sin(eccentric) - anomaly) / (1 - eccentricity * Math.cos(eccentric));
  }
  const x = axis * (Math.cos(eccentric) - eccentricity);
  const y = axis * Math.sqrt(1 - eccentricity ** 2) * Math.sin(eccentric);
  const distance = Math.hypot(x, y);
  const fromNode = degrees(Math.atan2(y, x)) + perihelion - node;
  return [
    distance * (cos(node) * cos(fromNode) - sin(node) * sin(fromNode) * cos(inclination)),
    distance * (sin(node) * cos(fromNode) + cos(node) * sin(fromNode) * cos(inclination)),
    distance * sin(fromNode) * sin(inclination),
  ];
}

/** Centuries that light needs for an astronomical unit. */
const lightTime = 0.0057755183 / 36_525;

/** Position of a planet as seen from the centre of the Earth, in the ecliptic of J2000, in astronomical units. */
export function geocentric(planet: Planet, centuries: number): Vector {
  const earth = heliocentric('earth', centuries);
  const distance = length(subtract(heliocentric(planet, centuries), earth));
  return subtract(heliocentric(planet, centuries - distance * lightTime), earth);
}

/**
 * Magnitude by the angle at the planet between Sun and Earth. Meeus, "Astronomical Algorithms", chapter 41, after the
 * Astronomical Almanac; the rings of Saturn count with their mean light.
 */
const brightness: Record<Planet, (angle: number) => number> = {
  mercury: (angle) => -0.42 + 0.038 * angle - 0.000273 * angle ** 2 + 0.000002 * angle ** 3,
  venus: (angle) => -4.4 + 0.0009 * angle + 0.000239 * angle ** 2 - 0.00000065 * angle ** 3,
  mars: (angle) => -1.52 + 0.016 * angle,
  jupiter: (angle) => -9.4 + 0.005 * angle,
  saturn: (angle) => -9.4 + 0.044 * angle,
};

/** Visual magnitude of a planet at its distances from Sun and Earth, in astronomical units. */
export function planetMagnitude(planet: Planet, fromSun: number, fromEarth: number, sunToEarth: number) {
  const cosine = (fromSun ** 2 + fromEarth ** 2 - sunToEarth ** 2) / (2 * fromSun * fromEarth);
  const angle = degrees(Math.acos(Math.min(1, Math.max(-1, cosine))));
  return brightness[planet](angle) + 5 * Math.log10(fromSun * fromEarth);
}
