/** A direction or a position in a frame with right-handed axes. */
export type Vector = readonly [number, number, number];

/** Where on Earth somebody looks up, in degrees; north and east are positive. */
export interface Observer {
  latitude: number;
  longitude: number;
}

/** Where a visitor sees a body, in degrees: above the horizon, and from north through east. */
export interface Horizontal {
  altitude: number;
  azimuth: number;
}

/** On the chart: the zenith is the origin, the horizon has radius 1,000; south down, west right. */
export interface Point {
  x: number;
  y: number;
}

const radians = (angle: number) => (angle * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The sine and cosine of an angle in degrees. */
export const sin = (angle: number) => Math.sin(radians(angle));
export const cos = (angle: number) => Math.cos(radians(angle));

/** The unit vector at a longitude and latitude (or right ascension and declination) in degrees. */
export const towards = (longitude: number, latitude: number): Vector => [
  cos(latitude) * cos(longitude),
  cos(latitude) * sin(longitude),
  sin(latitude),
];

export const scale = ([x, y, z]: Vector, factor: number): Vector => [x * factor, y * factor, z * factor];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The angle between two directions, in degrees. */
export function separation(a: Vector, b: Vector): number {
  const cosine = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (Math.hypot(...a) * Math.hypot(...b));
  return degrees(Math.acos(Math.min(1, Math.max(-1, cosine))));
}

/** Turns the axes by an angle in degrees around the first or the third of them. */
export function turnX(angle: number) {
  const [c, s] = [cos(angle), sin(angle)];
  return ([x, y, z]: Vector): Vector => [x, c * y + s * z, c * z - s * y];
}
export function turnZ(angle: number) {
  const [c, s] = [cos(angle), sin(angle)];
  return ([x, y, z]: Vector): Vector => [c * x + s * y, c * y - s * x, z];
}

/** Days since noon of 1 January 2000 (J2000), in universal time. */
const daysSince2000 = (date: Date) => date.getTime() / 86_400_000 - 10_957.5;

/** Planets follow Terrestrial Time, which is ahead of universal time by about 70 seconds (ΔT). */
const deltaT = 70 / 86_400;

/** Julian centuries since J2000, in Terrestrial Time. */
export const centuriesSince2000 = (date: Date) => (daysSince2000(date) + deltaT) / 36_525;

/** Mean obliquity of the ecliptic at J2000. It changes by 0.013° in a century. */
const obliquity = 23.4393;

/** From the equator to the ecliptic, both of J2000. */
export const toEcliptic = turnX(obliquity);

/** From the ecliptic of J2000 to an observer's axes: east, north and up. */
export function horizonFrame(date: Date, { latitude, longitude }: Observer) {
  // Greenwich mean sidereal time: Meeus, "Astronomical Algorithms", 12.4.
  const siderealTime = 280.46061837 + 360.98564736629 * daysSince2000(date) + longitude;
  // The equinox moves along the ecliptic.
  const toEclipticOfDate = turnZ(-1.397 * centuriesSince2000(date));
  const toEquator = turnX(-obliquity);
  const toEast = turnZ(siderealTime + 90);
  const toZenith = turnX(90 - latitude);
  const turned = (axis: Vector) => toZenith(toEast(toEquator(toEclipticOfDate(axis))));
  // As a matrix, which is faster for all the stars.
  const [a, b, c] = [turned([1, 0, 0]), turned([0, 1, 0]), turned([0, 0, 1])];
  return ([x, y, z]: Vector): Vector => [
    a[0] * x + b[0] * y + c[0] * z,
    a[1] * x + b[1] * y + c[1] * z,
    a[2] * x + b[2] * y + c[2] * z,
  ];
}

/** Altitude with refraction by the air. Sæmundsson, "Sky & Telescope" 72 (1986), page 70. */
function apparentAltitude([east, north, up]: Vector): number {
  const altitude = degrees(Math.atan2(up, Math.sqrt(east ** 2 + north ** 2)));
  const clamped = Math.max(altitude, -1);
  const refraction = 1.02 / 60 / Math.tan(radians(clamped + 10.3 / (clamped + 5.11)));
  // Far below the horizon, where the formula doesn't hold, it shrinks to zero.
  return altitude + refraction * Math.min(1, (altitude + 90) / 89);
}

/** Where a direction (east, north, up) is seen. */
export const seenAt = (direction: Vector): Horizontal => ({
  altitude: apparentAltitude(direction),
  azimuth: (degrees(Math.atan2(direction[0], direction[1])) + 360) % 360,
});

/**
 * Stereographic projection, which keeps the shape of the constellations. East is on the left,
 * because the chart is held overhead. Snyder, "Map Projections: A Working Manual" (1987), page 158.
 */
export function project(direction: Vector): Point {
  const [east, north] = direction;
  const radius = 1000 * Math.tan(radians(90 - apparentAltitude(direction)) / 2);
  const scaled = radius / (Math.sqrt(east ** 2 + north ** 2) || 1);
  return { x: -scaled * east, y: -scaled * north };
}

/** Where one body sees another one on the chart, in degrees from right through down. */
export function bearing(from: Horizontal, to: Horizontal): number {
  const ahead = to.azimuth - from.azimuth;
  const fromZenith = Math.atan2(
    sin(ahead) * cos(to.altitude),
    cos(from.altitude) * sin(to.altitude) - sin(from.altitude) * cos(to.altitude) * cos(ahead),
  );
  // At an azimuth of 0°, the top of the chart, the zenith is straight down.
  return 90 - from.azimuth + degrees(fromZenith);
}
