import type { Horizontal } from './frames';
import { cos, sin, towards, type Vector } from './vectors';

/** A place on the chart: the zenith is the origin, the horizon a circle of radius 1, south is down and west is right. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Stereographic projection, which keeps the shape of the constellations. East is left, as the chart is held overhead.
 * Snyder, "Map Projections: A Working Manual" (1987), page 158.
 */
export function project({ altitude, azimuth }: Horizontal): Point {
  const radius = Math.tan(((90 - altitude) * Math.PI) / 360);
  return { x: -radius * sin(azimuth), y: -radius * cos(azimuth) };
}

/** The direction on the chart in which one body sees another one, in radians from right through down. */
export function bearing(from: Horizontal, to: Horizontal): number {
  const [a, b] = [towards(from.azimuth, from.altitude), towards(to.azimuth, to.altitude)];
  const step = 0.001;
  const next = a.map((axis, index) => axis + step * (b[index] ?? 0));
  const [x = 0, y = 0, z = 0] = next;
  const moved = project(horizontalOf([x, y, z]));
  const start = project(from);
  return Math.atan2(moved.y - start.y, moved.x - start.x);
}

function horizontalOf([x, y, z]: Vector): Horizontal {
  return {
    altitude: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
    azimuth: (Math.atan2(y, x) * 180) / Math.PI,
  };
}
