import { calmness, mix, mulberry, scaled, type Vector, type Zone } from './random';

export interface Sky {
  seed: number;
  /** Stars per megapixel. */
  density: number;
  brightest: number;
  /** Where text will be: fewer and fainter stars. */
  calm?: Zone[];
  /** A crowded strip: the same numbers as in sky.frag. */
  band?: [x: number, y: number, angle: number, width: number];
  /** A mass that bends the light of the stars behind it, in fractions of the picture. */
  lens?: [x: number, y: number, einsteinRadius: number];
}

const WARM: Vector = [1, 0.76, 0.56];
const WHITE: Vector = [1, 0.97, 0.94];
const BLUE: Vector = [0.72, 0.82, 1];

/** Stars as rows of x, y, 0, sigma, red, green, blue. */
export function stars(sky: Sky, width: number, height: number): Float32Array {
  const random = mulberry(sky.seed);
  const rows: number[] = [];
  const scale = height < 1000 ? 0.7 : 1; // drafts
  for (let n = Math.round((sky.density * width * height) / 1e6); n > 0; n--) {
    let x = random();
    let y = random();
    const [u, hue, keep, size] = [random(), random(), random(), random()];
    if (sky.band && keep > bandDensity(sky.band, ((x - 0.5) * width) / height, 0.5 - y)) continue;
    // Each step in brightness is several times rarer: most stars are barely visible, a handful are bright.
    let peak = Math.min(0.012 * (1 - u) ** (-1 / 1.2), sky.brightest);
    const calm = calmness(sky.calm ?? [], x, y);
    if (calm > 0.02) peak = Math.min(peak, 0.25) * (1 - calm) ** 1.5;
    if (sky.lens) {
      // Bent light: every star appears a little further out, and the nearest ones brighter.
      const [lensX, lensY, ring] = sky.lens;
      const [dx, dy] = [((x - lensX) * width) / height, y - lensY];
      const distance = Math.hypot(dx, dy);
      const seen = (distance + Math.sqrt(distance * distance + 4 * ring * ring)) / 2;
      x = lensX + (((dx * seen) / distance) * height) / width;
      y = lensY + (dy * seen) / distance;
      peak *= Math.min(seen / distance, 3);
    }
    if (peak < 0.004) continue;
    const tint = hue < 0.5 ? mix(WHITE, BLUE, Math.min(hue * 3, 1)) : mix(WHITE, WARM, (hue - 0.5) * 2);
    const sigma = (0.62 + 0.28 * size + 0.16 * Math.log10(1 + peak * 40)) * scale;
    const glow = (wider: number, light: number) =>
      rows.push(x * width, y * height, 0, sigma * wider, ...scaled(tint, peak * light));
    glow(1, 1);
    if (peak > 0.35) glow(4.2, 0.028);
    if (peak > 1.2) glow(11, 0.0035);
  }
  return Float32Array.from(rows);
}

function bandDensity([x, y, angle, width]: NonNullable<Sky['band']>, atX: number, atY: number): number {
  const across = (atY - y) * Math.cos(angle) - (atX - x) * Math.sin(angle);
  return 0.16 + 0.84 * Math.exp(-((across / width) ** 2));
}
