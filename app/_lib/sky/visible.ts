import type { Body, BodyName, SolarSystem } from './bodies';
import { sin } from './vectors';

export type Light = 'day' | 'dawn' | 'dusk' | 'night';

/** Altitude of the Sun's centre when its upper edge touches the horizon, refraction already counted. */
const sunset = -0.27;

/** End of nautical twilight: dark enough for most observers. */
const nightfall = -12;

/** How light it is; twilight is dawn while the Sun is in the east. */
export function lightOf({ altitude, azimuth }: Pick<Body, 'altitude' | 'azimuth'>): Light {
  if (altitude > sunset) return 'day';
  if (altitude < nightfall) return 'night';
  return azimuth < 180 ? 'dawn' : 'dusk';
}

/** The faintest magnitude that the naked eye finds at an altitude of the Sun: by day the Moon only. */
function faintestVisible(sunAltitude: number): number {
  const depth = Math.min(18, Math.max(0, -sunAltitude));
  if (depth < 6) return depth - 6;
  return depth < 12 ? ((depth - 6) * 2) / 3 : 4 + (depth - 12) / 3;
}

/** Magnitudes lost in the air: 0.25 for each thickness of it. Pickering, "DIO" 12 (2002), page 20. */
const extinction = (altitude: number) => 0.25 / sin(altitude + 244 / (165 + 47 * altitude ** 1.1));

/** The bodies that the naked eye sees now, the brightest first. */
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

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Where to look: one of eight directions, or straight up. */
export type Direction = (typeof compass)[number] | 'up';

export function directionOf({ altitude, azimuth }: Pick<Body, 'altitude' | 'azimuth'>): Direction {
  return altitude > 75 ? 'up' : (compass[Math.round(azimuth / 45) % 8] ?? 'N');
}

export type Height = 'low' | 'middle' | 'high';

export function heightOf({ altitude }: Pick<Body, 'altitude'>): Height {
  if (altitude < 15) return 'low';
  return altitude < 50 ? 'middle' : 'high';
}

type Motion = 'rises' | 'shines' | 'sets';

/** Near the horizon a body rises in the east or sets in the west, unless it stays up all day. */
function motionOf({ altitude, azimuth, isCircumpolar }: Body): Motion {
  if (altitude > 6 || isCircumpolar) return 'shines';
  return azimuth < 180 ? 'rises' : 'sets';
}

/** Bodies that do the same thing in the same direction: one clause of the sentence. */
export interface Clause {
  motion: Motion;
  direction: Direction;
  names: BodyName[];
}

/** The clauses of the sentence, the brightest bodies first: three at most. */
export function clausesOf(visible: readonly Body[]): Clause[] {
  const clauses: Clause[] = [];
  for (const body of visible) {
    const [motion, direction] = [motionOf(body), directionOf(body)];
    const same = clauses.find((clause) => clause.motion === motion && clause.direction === direction);
    if (same) same.names.push(body.name);
    else clauses.push({ motion, direction, names: [body.name] });
  }
  return clauses.slice(0, 3);
}
