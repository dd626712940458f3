import {
  centuriesSince2000,
  declination,
  eclipticToEquator,
  type Horizontal,
  horizonFrames,
  type Place,
  seenAt,
} from './frames';
import { moonMagnitude, moonPhase, moonPosition } from './moon';
import { geocentric, heliocentric, type Planet, planetMagnitude, planets } from './planets';
import { apply, compose, length, scale, separation, subtract, type Vector } from './vectors';

export const bodyNames = ['sun', 'moon', ...planets] as const;
export type BodyName = (typeof bodyNames)[number];

/** A body of the solar system as a place on Earth sees it. */
export interface Body extends Horizontal {
  name: BodyName;
  magnitude: number;
  /** Whether it stays on one side of the horizon all day long. */
  isCircumpolar: boolean;
}

export interface SolarSystem {
  bodies: Record<BodyName, Body>;
  /** Which part of the Moon's disc is lit, from 0 to 1. */
  moonPhase: number;
}

/** Where Sun, Moon and planets are seen from a place. */
export function solarSystem(date: Date, place: Place): SolarSystem {
  const centuries = centuriesSince2000(date);
  const { ofDate, of2000 } = horizonFrames(date, place);
  const fromEcliptic2000 = compose(of2000, eclipticToEquator(0));

  const body = (name: BodyName, direction: Vector, magnitude: number): Body => ({
    name,
    ...seenAt(direction),
    magnitude,
    isCircumpolar: Math.abs(declination(direction, place)) + Math.abs(place.latitude) > 90,
  });

  const earth = heliocentric('earth', centuries);
  const sun = apply(fromEcliptic2000, scale(earth, -1));

  const moonFromCentre = apply(compose(ofDate, eclipticToEquator(centuries)), moonPosition(centuries));
  const elongation = separation(moonFromCentre, sun);
  // The observer is one radius of the Earth nearer than its centre, which moves the Moon by up to a degree.
  const moon = subtract(moonFromCentre, [0, 0, 1]);

  const planet = (name: Planet) => {
    const position = geocentric(name, centuries);
    const fromSun = length(heliocentric(name, centuries));
    const magnitude = planetMagnitude(name, fromSun, length(position), length(earth));
    return body(name, apply(fromEcliptic2000, position), magnitude);
  };

  return {
    bodies: {
      sun: body('sun', sun, -26.7),
      moon: body('moon', moon, moonMagnitude(180 - elongation)),
      mercury: planet('mercury'),
      venus: planet('venus'),
      mars: planet('mars'),
      jupiter: planet('jupiter'),
      saturn: planet('saturn'),
    },
    moonPhase: moonPhase(elongation),
  };
}
