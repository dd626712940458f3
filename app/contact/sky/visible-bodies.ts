import { sin } from './geometry';
import type { Body, SolarSystem } from './solar-system';

/** How light it is: day until the Sun's upper edge sets, night from the end of nautical twilight. */
export function lightOf({ altitude, azimuth }: Body) {
  if (altitude > -0.27) return 'day';
  if (altitude < -12) return 'night';
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

/** The bodies that the naked eye sees now, the brightest first. Stars: all of the catalogue above the horizon (positions.ts). */
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
