import {
  centuriesSince2000,
  cos,
  degrees,
  type Horizontal,
  horizonFrame,
  type Observer,
  type Point,
  project,
  scale,
  seenAt,
  separation,
  sin,
  subtract,
  towards,
  turnX,
  turnZ,
  type Vector,
} from './geometry';
import orbits from './orbits.json' with { type: 'json' };

/** Those that the naked eye can see, from the Sun outward. */
const planets = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
type Planet = (typeof planets)[number];

export const bodyNames = ['sun', 'moon', ...planets] as const;
export type BodyName = (typeof bodyNames)[number];

/** A body of the solar system as a place on Earth sees it. */
export interface Body extends Horizontal, Point {
  name: BodyName;
  magnitude: number;
  /** Whether it stays on one side of the horizon all day long. */
  isCircumpolar: boolean;
}

export type SolarSystem = ReturnType<typeof solarSystem>;

/** Position around the Sun in the ecliptic of J2000, in astronomical units. Standish (JPL). */
function heliocentric(planet: Planet | 'earth', centuries: number): Vector {
  const [start = [], change = []] = orbits.elements[planet];
  const [axis = 1, eccentricity = 0, inclination = 0, longitude = 0, perihelion = 0, node = 0] = start.map(
    (value, index) => value + (change[index] ?? 0) * centuries,
  );
  // Kepler's equation: each round leaves a fifth of the error, or less.
  let anomaly = longitude - perihelion;
  for (let round = 0; round < 8; round++)
    anomaly = longitude - perihelion + degrees(eccentricity) * sin(anomaly);
  const x = axis * (cos(anomaly) - eccentricity);
  const y = axis * Math.sqrt(1 - eccentricity ** 2) * sin(anomaly);
  return turnZ(-node)(turnX(-inclination)(turnZ(node - perihelion)([x, y, 0])));
}

/** By the phase angle, at one astronomical unit. Meeus, "Astronomical Algorithms", chapter 41. */
const magnitudeAtOneUnit: Record<Planet, (phaseAngle: number) => number> = {
  mercury: (angle) => -0.42 + 0.038 * angle - 0.000273 * angle ** 2 + 0.000002 * angle ** 3,
  venus: (angle) => -4.4 + 0.0009 * angle + 0.000239 * angle ** 2 - 0.00000065 * angle ** 3,
  mars: (angle) => -1.52 + 0.016 * angle,
  jupiter: (angle) => -9.4 + 0.005 * angle,
  saturn: (angle) => -9.4 + 0.044 * angle,
};

/** From the Earth's centre, in the ecliptic of J2000 and in its radii. Meeus, chapter 47. */
function moonPosition(centuries: number): Vector {
  const elongation = 297.8501921 + 445267.1114034 * centuries;
  const sunAnomaly = 357.5291092 + 35999.0502909 * centuries;
  const anomaly = 134.9633964 + 477198.8675055 * centuries;
  const argument = 93.272095 + 483202.0175233 * centuries;
  /** Each term has multiples of these four angles, and its size. */
  const sum = (terms: readonly (readonly number[])[]) =>
    terms.reduce((total, [a = 0, b = 0, c = 0, d = 0, size = 0]) => {
      return total + size * sin(a * elongation + b * sunAnomaly + c * anomaly + d * argument);
    }, 0);
  // Without the precession of 1.397° in a century.
  const mean = 218.3164477 + 481266.48426 * centuries;
  const distance = 60.36 - 3.28 * cos(anomaly) - 0.58 * cos(2 * elongation - anomaly);
  return scale(towards(mean + sum(orbits.moon.longitude), sum(orbits.moon.latitude)), distance);
}

/** Where an observer sees Sun, Moon and planets; tested against astronomy-engine. */
export function solarSystem(date: Date, observer: Observer) {
  const centuries = centuriesSince2000(date);
  const toHorizon = horizonFrame(date, observer);
  const pole: Vector = [0, cos(observer.latitude), sin(observer.latitude)];
  const body = (name: BodyName, direction: Vector, magnitude: number): Body => ({
    name,
    ...seenAt(direction),
    ...project(direction),
    magnitude,
    isCircumpolar: Math.abs(90 - separation(direction, pole)) > 90 - Math.abs(observer.latitude),
  });

  const earth = heliocentric('earth', centuries);
  const planet = (name: Planet) => {
    const fromSun = heliocentric(name, centuries);
    const fromEarth = subtract(fromSun, earth);
    const distances = Math.hypot(...fromSun) * Math.hypot(...fromEarth);
    const magnitude = magnitudeAtOneUnit[name](separation(fromSun, fromEarth)) + 5 * Math.log10(distances);
    return body(name, toHorizon(fromEarth), magnitude);
  };

  const sun = toHorizon(scale(earth, -1));
  const moonFromCentre = toHorizon(moonPosition(centuries));
  // Parallax of up to a degree: the observer is one radius above the Earth's centre.
  const moon = subtract(moonFromCentre, [0, 0, 1]);
  const elongation = separation(moonFromCentre, sun);
  // Allen, "Astrophysical Quantities".
  const moonMagnitude = -12.73 + 0.026 * (180 - elongation) + 4e-9 * (180 - elongation) ** 4;

  return {
    bodies: {
      sun: body('sun', sun, -26.7),
      moon: body('moon', moon, moonMagnitude),
      ...(Object.fromEntries(planets.map((name) => [name, planet(name)])) as Record<Planet, Body>),
    } satisfies Record<BodyName, Body>,
    // The lit part. Meeus, 48.1, with 180° minus the elongation as phase angle: within 1 %.
    moonPhase: (1 - cos(elongation)) / 2,
  };
}

/** Day until the Sun's upper edge sets, night from the end of nautical twilight. */
export function lightOf({ altitude, azimuth }: Body) {
  if (altitude > -0.27) return 'day';
  if (altitude < -12) return 'night';
  return azimuth < 180 ? 'dawn' : 'dusk';
}

/** The faintest magnitude for the naked eye: by day the Moon only. */
function faintestVisible(sunAltitude: number): number {
  const depth = Math.min(18, Math.max(0, -sunAltitude));
  if (depth < 6) return depth - 6;
  return depth < 12 ? ((depth - 6) * 2) / 3 : 4 + (depth - 12) / 3;
}

/** Magnitudes lost in the air, 0.25 per air mass. Pickering, "DIO" 12 (2002), page 20. */
const extinction = (altitude: number) => 0.25 / sin(altitude + 244 / (165 + 47 * altitude ** 1.1));

/** The bodies that the naked eye sees, the brightest first. */
export function visibleBodies({ bodies }: SolarSystem): Body[] {
  const { sun } = bodies;
  const limit = faintestVisible(sun.altitude);
  return Object.values(bodies)
    .filter((body) =>
      body === sun
        ? lightOf(sun) === 'day'
        : body.altitude > 0 && body.magnitude + extinction(body.altitude) < limit,
    )
    .sort((a, b) => a.magnitude - b.magnitude);
}
