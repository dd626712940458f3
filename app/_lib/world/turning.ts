type Vector = readonly [number, number, number];

/** How a world turns: its angle in radians, eastwards, and how fast it grows, in radians per second. */
export interface Turning {
  angle: number;
  velocity: number;
}

/** Seconds after which a third of a push is left. */
const GLIDE = 1.1;

/** The state some seconds later: the speed of a push decays to the world's own speed. */
export function glide({ angle, velocity }: Turning, ownVelocity: number, seconds: number): Turning {
  const next = ownVelocity + (velocity - ownVelocity) * Math.exp(-seconds / GLIDE);
  return { angle: angle + next * seconds, velocity: next };
}

/** Whole degrees from 0 to 359. */
export function toDegrees(angle: number): number {
  return ((Math.round((angle * 180) / Math.PI) % 360) + 360) % 360;
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The rotation around an axis of length 1, as the nine numbers of a matrix, column by column (Rodrigues). */
export function rotation([x, y, z]: Vector, angle: number): number[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const k = 1 - c;
  return [
    [c + k * x * x, k * x * y + s * z, k * x * z - s * y],
    [k * x * y - s * z, c + k * y * y, k * y * z + s * x],
    [k * x * z + s * y, k * y * z - s * x, c + k * z * z],
  ].flat();
}
