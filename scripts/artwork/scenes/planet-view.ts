import { cross, dot, type Random, scaled, unit, type Vector } from './random';

/** Picture heights from the camera to the picture: FOCAL in common.glsl. */
const FOCAL = 1.6;

export interface Limb {
  /** A point of the limb, in picture heights from the middle of the picture, y up. */
  limb: [x: number, y: number];
  /** Degrees between the ground below that point and straight down. */
  roll?: number;
  /** Of the camera, in radii. */
  altitude: number;
}

/** The place of the planet, whose radius is 1, from where its limb is seen. */
export function planetCenter({ limb, roll = 0, altitude }: Limb): Vector {
  const [x, y, z] = unit([...limb, FOCAL]);
  const angle = (roll * Math.PI) / 180;
  const [downX, downY] = [Math.sin(angle), -Math.cos(angle)];
  const along = downX * x + downY * y;
  const down = unit([downX - x * along, downY - y * along, -z * along]);
  const sin = 1 / (1 + altitude);
  const cos = Math.sqrt(1 - sin * sin);
  const at = (from: number, towards: number) => (from * cos + towards * sin) * (1 + altitude);
  return [at(x, down[0]), at(y, down[1]), at(z, down[2])];
}

/** What the camera sees of a planet of radius 1 at `center`. */
export class PlanetView {
  private readonly axis: Vector;
  private readonly frame: [Vector, Vector];
  private readonly horizon: number;

  constructor(
    private readonly center: Vector,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.axis = unit(scaled(center, -1));
    this.horizon = 1 / Math.hypot(...center);
    const across = unit(cross(this.axis, [1, 0, 0]));
    this.frame = [across, cross(this.axis, across)];
  }

  /** Where a point of the ground is in the picture, in fractions, and how squarely the camera sees it. */
  project(ground: Vector) {
    const [x, y, z] = this.fromCamera(ground);
    const distance = Math.hypot(x, y, z);
    return {
      x: 0.5 + ((x / z) * FOCAL * this.height) / this.width,
      y: 0.5 - (y / z) * FOCAL,
      facing: -dot([x, y, z], ground) / distance,
    };
  }

  /** The size of a length on the ground, in pixels. */
  pixels(length: number, ground: Vector): number {
    return (length * FOCAL * this.height) / Math.hypot(...this.fromCamera(ground));
  }

  isInFrame(ground: Vector, margin: number): boolean {
    const { x, y, facing } = this.project(ground);
    return facing > 0.01 && x > -margin && x < 1 + margin && y > -margin && y < 1 + margin;
  }

  /** A random point of the ground that faces the camera. */
  randomPlace(random: Random): Vector {
    const z = 1 - random() * (1 - this.horizon);
    const angle = random() * 6.283;
    const r = Math.sqrt(1 - z * z);
    const [e1, e2] = this.frame;
    const at = (i: 0 | 1 | 2) => this.axis[i] * z + r * (Math.cos(angle) * e1[i] + Math.sin(angle) * e2[i]);
    return [at(0), at(1), at(2)];
  }

  private fromCamera(ground: Vector): Vector {
    return [ground[0] + this.center[0], ground[1] + this.center[1], ground[2] + this.center[2]];
  }
}

/** Two directions along the ground at a place. */
export function groundFrame(place: Vector): [Vector, Vector] {
  const across = unit(cross(place, Math.abs(place[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  return [across, cross(place, across)];
}

/** The place at `x` and `y` along the ground from another. */
export function near(place: Vector, [e1, e2]: [Vector, Vector], x: number, y: number): Vector {
  const at = (i: 0 | 1 | 2) => place[i] + e1[i] * x + e2[i] * y;
  return unit([at(0), at(1), at(2)]);
}
