// The points of light: stars and the lamps of cities, as Float32Array rows of [x, y, z, sigma, r, g, b]. All from a seed.

const mulberry = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const bell = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const smooth = (a, b, x) => {
  const t = Math.min(Math.max((x - a) / (b - a), 0), 1);
  return t * t * (3 - 2 * t);
};
const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t);

// Where text will stand: 1 in the heart of a zone [left, top, right, bottom, softness], in fractions of the picture.
const calmness = (zones, x, y) =>
  Math.max(
    0,
    ...zones.map(([l, t, r, b, soft = 0.1]) => {
      const d = Math.hypot(Math.max(l - x, x - r, 0), Math.max(t - y, y - b, 0));
      return 1 - smooth(0, soft, d);
    }),
  );

const WARM = [1, 0.76, 0.56];
const WHITE = [1, 0.97, 0.94];
const BLUE = [0.72, 0.82, 1];

/**
 * @param {{ seed?: number, density: number, brightest?: number, calm?: number[][], band?: number[], lens?: number[] }} sky
 * density: stars per megapixel; band: [x, y, angle, width] of a crowded strip, as sky.frag has it; lens: [x, y, einsteinRadius] in heights
 */
export function stars(sky, W, H) {
  const random = mulberry(sky.seed ?? 1);
  const rows = [];
  const scale = H < 1000 ? 0.7 : 1; // previews
  for (let n = Math.round((sky.density * W * H) / 1e6); n > 0; n--) {
    let x = random();
    let y = random();
    const [u, hue, keep, size] = [random(), random(), random(), random()];
    if (sky.band) {
      const [bx, by, angle, width] = sky.band;
      const [dx, dy] = [((x - 0.5) * W) / H - bx, 0.5 - y - by];
      const across = dy * Math.cos(angle) - dx * Math.sin(angle);
      if (keep > 0.16 + 0.84 * Math.exp(-((across / width) ** 2))) continue;
    }
    // Each step in brightness is several times rarer: most stars are at the edge of sight, a handful are bright.
    let peak = Math.min(0.012 * (1 - u) ** (-1 / 1.2), sky.brightest ?? 2.2);
    const calm = calmness(sky.calm ?? [], x, y);
    if (calm > 0.02) peak = Math.min(peak, 0.25) * (1 - calm) ** 1.5;
    if (sky.lens) {
      // Light bent around the hole: every star is seen a little further out, and the nearest ones brighter.
      const [lx, ly, ring] = sky.lens;
      const [dx, dy] = [((x - lx) * W) / H, y - ly];
      const b = Math.hypot(dx, dy);
      const seen = (b + Math.sqrt(b * b + 4 * ring * ring)) / 2;
      x = lx + (((dx * seen) / b) * H) / W;
      y = ly + (dy * seen) / b;
      peak *= Math.min(seen / b, 3);
    }
    if (peak < 0.004) continue;
    const tint = hue < 0.5 ? mix(WHITE, BLUE, Math.min(hue * 3, 1)) : mix(WHITE, WARM, (hue - 0.5) * 2);
    const sigma = (0.62 + 0.28 * size + 0.16 * Math.log10(1 + peak * 40)) * scale;
    rows.push([x * W, y * H, 0, sigma, ...tint.map((c) => c * peak)]);
    if (peak > 0.35) rows.push([x * W, y * H, 0, sigma * 4.2, ...tint.map((c) => c * peak * 0.028)]);
    if (peak > 1.2) rows.push([x * W, y * H, 0, sigma * 11, ...tint.map((c) => c * peak * 0.0035)]);
  }
  return Float32Array.from(rows.flat());
}

/**
 * Settlements of a continent, from the few great cities to the lamps between villages.
 * @param {{ seed: number, towns: number, gain: number, shore: number, calm?: number[][] }} night
 * @param {{ center: number[] }} view the planet, of radius 1, as the camera sees it
 */
export function lights(night, view, W, H) {
  const random = mulberry(night.seed);
  const rows = [];
  const scale = H / 1800;
  const { center } = view;
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const unit = (a) => {
    const l = Math.hypot(...a);
    return [a[0] / l, a[1] / l, a[2] / l];
  };
  const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const direction = () => unit([bell(random), bell(random), bell(random)]);

  // The lie of the land, as a sum of plane waves: above `shore` is land, and people gather where `fertile` is high.
  const waves = (n, low, high) =>
    Array.from({ length: n }, () => {
      const f = low * (high / low) ** random();
      return { k: direction().map((c) => c * f), a: f ** -0.75, phase: random() * 6.283 };
    });
  const field = (set) => {
    const norm = Math.sqrt(set.reduce((s, w) => s + w.a * w.a, 0) / 2);
    return (p) => set.reduce((s, w) => s + w.a * Math.cos(dot(w.k, p) + w.phase), 0) / norm;
  };
  const land = field(waves(110, 4, 220));
  const fertile = field(waves(40, 6, 40));
  const shore = night.shore;

  const project = (p) => {
    const q = [p[0] + center[0], p[1] + center[1], p[2] + center[2]];
    const facing = -dot(q, p) / Math.hypot(...q);
    return {
      x: 0.5 + ((q[0] / q[2]) * 1.6 * H) / W,
      y: 0.5 - (q[1] / q[2]) * 1.6,
      facing,
      far: Math.hypot(...q),
    };
  };
  const inFrame = ({ x, y, facing }, m = 0.06) => facing > 0.01 && x > -m && x < 1 + m && y > -m && y < 1 + m;

  // Random points of the visible cap.
  const axis = unit(center.map((c) => -c));
  const edge = 1 / Math.hypot(...center);
  const [e1, e2] = [unit(cross(axis, [1, 0, 0])), []];
  e2.push(...cross(axis, e1));
  const spot = () => {
    const z = 1 - random() * (1 - edge);
    const a = random() * 6.283;
    const r = Math.sqrt(1 - z * z);
    return axis.map((c, i) => c * z + r * (Math.cos(a) * e1[i] + Math.sin(a) * e2[i]));
  };

  // Mostly sodium, some warm white, a few cold lamps.
  const lampColour = () => {
    const u = random();
    if (u < 0.72) return mix([1, 0.45, 0.12], [1, 0.62, 0.26], random());
    if (u < 0.95) return mix([1, 0.68, 0.36], [1, 0.82, 0.58], random());
    return [0.8, 0.9, 1];
  };
  const lamp = (p, peak, sigma = 0.55 + 0.2 * random(), colour = lampColour()) => {
    const seen = project(p);
    if (!inFrame(seen) || land(p) < shore) return;
    const quiet = 1 - 0.97 * calmness(night.calm ?? [], seen.x, seen.y);
    // Near the limb thousands of lamps share a pixel row: dim each, or they add up to a white line.
    const light = peak * night.gain * quiet * Math.min(1, seen.facing * 2.2 + 0.12);
    if (light < 0.0015) return;
    rows.push([...p, Math.max(sigma * scale, 0.42), ...colour.map((c) => c * light)]);
  };
  const near = (p, frame, x, y) => unit(p.map((c, i) => c + frame[0][i] * x + frame[1][i] * y));
  const frameAt = (p) => {
    const a = unit(cross(p, Math.abs(p[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    return [a, cross(p, a)];
  };

  const towns = [];
  for (let tries = 0; towns.length < night.towns && tries < night.towns * 200; tries++) {
    const p = spot();
    const h = land(p) - shore;
    if (h < 0 || !inFrame(project(p), 0.12)) continue;
    const coast = Math.exp(-h * 5);
    const wanted = smooth(-0.9, 1.5, fertile(p)) ** 1.7 + 0.35 * coast * smooth(-1.2, 0.5, fertile(p));
    if (random() > wanted) continue;
    const people = Math.min(0.12 * (1 - random()) ** (-1 / 1.02) * (0.5 + wanted), 60);
    towns.push({ p, people });
  }
  towns.sort((a, b) => b.people - a.people);

  for (const { p, people } of towns) {
    const frame = frameAt(p);
    const radius = 0.00135 * people ** 0.42;
    const rich = Math.exp(0.55 * bell(random)) * Math.min(1, 0.35 + 0.4 * people ** 0.5);
    const arms = Array.from({ length: 3 + Math.floor(random() * 5) }, () => random() * 6.283);
    const [lobe, turn, squash] = [random() * 0.5, random() * 6.283, 0.65 + 0.35 * random()];
    const grid = random() * 1.57;
    const count = Math.round(6 + 80 * people ** 0.88);
    for (let i = 0; i < count; i++) {
      let a = random() * 6.283;
      let r;
      let dim = 1;
      if (random() < 0.34) {
        a = arms[Math.floor(random() * arms.length)] + bell(random) * 0.02; // along the roads out
        r = radius * (0.3 - 1.5 * Math.log(1 - random()));
        dim = 0.75;
      } else {
        r =
          radius *
          Math.abs(bell(random)) ** 1.25 *
          (1 + lobe * Math.cos(2 * a + turn) + 0.3 * lobe * Math.cos(5 * a - turn));
      }
      let [x, y] = [Math.cos(a) * r, Math.sin(a) * r * squash];
      if (people > 2 && random() < 0.4) {
        // Blocks: lamps stand along streets.
        const step = 0.00042;
        let [u, v] = [x * Math.cos(grid) + y * Math.sin(grid), y * Math.cos(grid) - x * Math.sin(grid)];
        if (random() < 0.5) u = Math.round(u / step) * step;
        else v = Math.round(v / step) * step;
        [x, y] = [u * Math.cos(grid) - v * Math.sin(grid), v * Math.cos(grid) + u * Math.sin(grid)];
      }
      const core = Math.exp(-((r / radius) ** 2) * 1.1);
      lamp(near(p, frame, x, y), dim * rich * (0.035 + 0.15 * core) * Math.exp(0.85 * bell(random)));
    }
    // What the air above a town gives back.
    if (people > 1.2) {
      const px = (radius * 1.6 * H) / project(p).far / scale;
      lamp(p, 0.016 * people ** 0.18, Math.min(px * 1.1, 40), [1, 0.6, 0.28]);
      lamp(p, 0.07 * people ** 0.2, Math.min(px * 0.32, 12), [1, 0.74, 0.44]);
    }
  }

  // Roads: every town to its nearest larger ones, wandering, lit in stretches.
  const road = (a, b, weight) => {
    const length = Math.acos(Math.min(dot(a, b), 1));
    const steps = 2 ** Math.max(2, Math.ceil(Math.log2(length / 0.004)));
    let path = [a, b];
    for (let n = 1, sway = length * 0.1; n < steps; n *= 2, sway *= 0.56) {
      path = path.flatMap((p, i) => {
        if (i === path.length - 1) return [p];
        const m = unit(p.map((c, k) => c + path[i + 1][k]));
        return [p, near(m, frameAt(m), bell(random) * sway * 0.55, bell(random) * sway * 0.55)];
      });
    }
    const phase = random() * 6.283;
    for (let i = 0; i + 1 < path.length; i++) {
      const size = Math.acos(Math.min(dot(path[i], path[i + 1]), 1));
      for (let s = random() * 0.0009; s < size; s += 0.0004 - 0.00075 * Math.log(1 - random())) {
        const t = (i + s / size) / (path.length - 1);
        const lit =
          0.35 +
          0.65 *
            smooth(-0.5, 0.8, Math.sin(t * length * 260 + phase) + Math.sin(t * length * 97 + 2 * phase));
        const ends = 0.4 + 0.6 * Math.exp(-Math.min(t, 1 - t) * length * 60);
        const p = near(
          path[i].map((c, k) => c + (path[i + 1][k] - c) * (s / size)),
          frameAt(path[i]),
          bell(random) * 0.00011,
          bell(random) * 0.00011,
        );
        lamp(p, weight * lit * ends * Math.exp(0.6 * bell(random)), 0.5 + 0.1 * random());
      }
    }
  };
  const hubs = towns.slice(0, Math.round(towns.length * 0.55));
  hubs.forEach((town, i) => {
    const larger = hubs
      .slice(0, i)
      .map((other) => ({ other, d: Math.acos(Math.min(dot(town.p, other.p), 1)) }))
      .filter(({ d }) => d < 0.13)
      .sort((a, b) => a.d - b.d)
      .slice(0, town.people > 3 ? 3 : 2);
    for (const { other } of larger) road(town.p, other.p, 0.085 + 0.075 * smooth(0.3, 8, town.people));
  });

  // Hamlets and farms.
  for (let n = night.towns * 14; n > 0; n--) {
    const p = spot();
    if (random() < smooth(-1, 1.6, fertile(p)) ** 1.5) lamp(p, 0.05 * Math.exp(0.7 * bell(random)), 0.5);
  }
  return Float32Array.from(rows.flat());
}
