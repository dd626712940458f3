import { compose, degrees, type Matrix, sin, turnX, turnY, turnZ, type Vector } from './vectors';

/** A place on Earth, in degrees; north and east are positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Where a visitor sees a body, in degrees: above the horizon, and from north through east. */
export interface Horizontal {
  altitude: number;
  azimuth: number;
}

/** Days since noon of 1 January 2000 (J2000), in universal time. */
const daysSince2000 = (date: Date) => date.getTime() / 86_400_000 - 10_957.5;

/**
 * Julian centuries since J2000 in terrestrial time, the time scale of the planets.
 * Terrestrial minus universal time: Espenak and Meeus, "Five Millennium Canon of Solar Eclipses", 2005 to 2050.
 */
export function centuriesSince2000(date: Date): number {
  const days = daysSince2000(date);
  const years = days / 365.25;
  const seconds = 62.92 + 0.32217 * years + 0.005589 * years ** 2;
  return (days + seconds / 86_400) / 36_525;
}

/** Mean obliquity of the ecliptic, in degrees. Meeus, "Astronomical Algorithms", 22.2. */
const obliquity = (centuries: number) => 23.4392911 - 0.0130042 * centuries;

/** From the ecliptic to the equator of the same date. */
export const eclipticToEquator = (centuries: number) => turnX(-obliquity(centuries));

/** From the equator of J2000 to the equator of a date. Meeus, "Astronomical Algorithms", 21.2. */
function precession(t: number): Matrix {
  const zeta = (2306.2181 * t + 0.30188 * t ** 2) / 3600;
  const z = (2306.2181 * t + 1.09468 * t ** 2) / 3600;
  const theta = (2004.3109 * t - 0.42665 * t ** 2) / 3600;
  return compose(turnZ(-z), compose(turnY(theta), turnZ(-zeta)));
}

/**
 * From the equator of the date to the axes east, north and up of a place.
 * Greenwich mean sidereal time: Meeus, "Astronomical Algorithms", 12.4.
 */
function toHorizon(date: Date, { latitude, longitude }: Place): Matrix {
  const siderealTime = 280.46061837 + 360.98564736629 * daysSince2000(date) + longitude;
  const [toMeridian, toEast, toPole] = compose(turnY(-latitude), turnZ(siderealTime));
  // After both turns the first axis points up and the third one north.
  return [toEast, toPole, toMeridian];
}

/** The two frames in which positions are calculated, each with the way to the axes east, north and up. */
export function horizonFrames(date: Date, place: Place): { ofDate: Matrix; of2000: Matrix } {
  const ofDate = toHorizon(date, place);
  return { ofDate, of2000: compose(ofDate, precession(centuriesSince2000(date))) };
}

/**
 * How far air lifts a body that is at a true altitude, in degrees. Sæmundsson, "Sky & Telescope" 72 (1986), page 70
 * (Meeus 16.4); far below the horizon, where nothing is drawn, it shrinks to zero.
 */
function refraction(altitude: number): number {
  const bent = Math.max(altitude, -1);
  const lift = 1.02 / Math.tan(((bent + 10.3 / (bent + 5.11)) * Math.PI) / 180) / 60;
  return altitude < -1 ? (lift * (altitude + 90)) / 89 : lift;
}

/** Where a direction (east, north, up) is seen through the air. */
export function seenAt([east, north, up]: Vector): Horizontal {
  const altitude = degrees(Math.atan2(up, Math.hypot(east, north)));
  return {
    altitude: altitude + refraction(altitude),
    azimuth: (degrees(Math.atan2(east, north)) + 360) % 360,
  };
}

/** Declination of a direction (east, north, up): its height above the equator. */
export function declination(direction: Vector, { latitude }: Place): number {
  const [, north, up] = direction;
  const height = north * sin(90 - latitude) + up * sin(latitude);
  return degrees(Math.asin(Math.min(1, Math.max(-1, height / Math.hypot(...direction)))));
}
