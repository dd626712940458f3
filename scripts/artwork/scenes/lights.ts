import { groundFrame, near, type PlanetView } from './planet-view';
import {
  bell,
  calmness,
  dot,
  mix,
  mulberry,
  type Random,
  scaled,
  smooth,
  unit,
  type Vector,
  type Zone,
} from './random';

export interface Night {
  seed: number;
  towns: number;
  gain: number;
  /** The higher, the more sea. */
  shore: number;
  /** Where text will be: fewer lights. */
  calm?: Zone[];
}

interface Town {
  place: Vector;
  people: number;
}

interface Painter {
  view: PlanetView;
  random: Random;
  /** One size of picture looks like any other: sizes are for a height of 1,800 pixels. */
  scale: number;
  lamp: (place: Vector, peak: number, sigma?: number, colour?: Vector) => void;
}

/** The lights of a continent, from its great cities to its farms, as rows of x, y, z, sigma, red, green, blue. */
export function lights(night: Night, view: PlanetView, height: number): Float32Array {
  const random = mulberry(night.seed);
  const rows: number[] = [];
  const scale = height / 1800;
  const land = waveField(random, 110, 4, 220);
  const fertile = waveField(random, 40, 6, 40);

  const lamp: Painter['lamp'] = (place, peak, sigma = 0.55 + 0.2 * random(), colour = lampColour(random)) => {
    if (!view.isInFrame(place, 0.06) || land(place) < night.shore) return;
    const { x, y, facing } = view.project(place);
    const quiet = 1 - 0.97 * calmness(night.calm ?? [], x, y);
    // Near the limb thousands of lamps share a pixel row: each is dimmed, or they would add up to a white line.
    const light = peak * night.gain * quiet * Math.min(1, facing * 2.2 + 0.12);
    if (light < 0.0015) return;
    rows.push(...place, Math.max(sigma * scale, 0.42), ...scaled(colour, light));
  };
  const painter = { view, random, scale, lamp };

  const towns = settle(night, painter, land, fertile);
  for (const town of towns) drawTown(painter, town);
  const hubs = towns.slice(0, Math.round(towns.length * 0.55));
  hubs.forEach((town, index) => {
    drawRoads(painter, town, hubs.slice(0, index));
  });
  // Hamlets and farms.
  for (let n = night.towns * 14; n > 0; n--) {
    const place = view.randomPlace(random);
    if (random() < smooth(-1, 1.6, fertile(place)) ** 1.5)
      lamp(place, 0.05 * Math.exp(0.7 * bell(random)), 0.5);
  }
  return Float32Array.from(rows);
}

/** A random function over the sphere: a sum of plane waves between two frequencies. */
function waveField(random: Random, count: number, low: number, high: number): (place: Vector) => number {
  const waves = Array.from({ length: count }, () => {
    const frequency = low * (high / low) ** random();
    const direction = unit([bell(random), bell(random), bell(random)]);
    return { k: scaled(direction, frequency), amplitude: frequency ** -0.75, phase: random() * 6.283 };
  });
  const norm = Math.sqrt(waves.reduce((sum, { amplitude }) => sum + amplitude * amplitude, 0) / 2);
  return (place) =>
    waves.reduce((sum, { k, amplitude, phase }) => sum + amplitude * Math.cos(dot(k, place) + phase), 0) /
    norm;
}

/** Mostly sodium, some warm white, a few cold lamps. */
function lampColour(random: Random): Vector {
  const u = random();
  if (u < 0.72) return mix([1, 0.45, 0.12], [1, 0.62, 0.26], random());
  if (u < 0.95) return mix([1, 0.68, 0.36], [1, 0.82, 0.58], random());
  return [0.8, 0.9, 1];
}

/** Towns on fertile land and along coasts, the largest first. */
function settle(
  night: Night,
  { view, random }: Painter,
  land: (place: Vector) => number,
  fertile: (place: Vector) => number,
): Town[] {
  const towns: Town[] = [];
  for (let tries = 0; towns.length < night.towns && tries < night.towns * 200; tries++) {
    const place = view.randomPlace(random);
    const above = land(place) - night.shore;
    if (above < 0 || !view.isInFrame(place, 0.12)) continue;
    const coast = Math.exp(-above * 5);
    const wanted =
      smooth(-0.9, 1.5, fertile(place)) ** 1.7 + 0.35 * coast * smooth(-1.2, 0.5, fertile(place));
    if (random() > wanted) continue;
    towns.push({ place, people: Math.min(0.12 * (1 - random()) ** (-1 / 1.02) * (0.5 + wanted), 60) });
  }
  return towns.sort((a, b) => b.people - a.people);
}

function drawTown({ view, random, scale, lamp }: Painter, { place, people }: Town): void {
  const frame = groundFrame(place);
  const radius = 0.00135 * people ** 0.42;
  const rich = Math.exp(0.55 * bell(random)) * Math.min(1, 0.35 + 0.4 * people ** 0.5);
  const arms = Array.from({ length: 3 + Math.floor(random() * 5) }, () => random() * 6.283);
  const [lobe, turn, squash] = [random() * 0.5, random() * 6.283, 0.65 + 0.35 * random()];
  const grid = random() * 1.57;
  const count = Math.round(6 + 80 * people ** 0.88);
  for (let i = 0; i < count; i++) {
    let angle = random() * 6.283;
    let r: number;
    let dim = 1;
    if (random() < 0.34) {
      angle = (arms[Math.floor(random() * arms.length)] ?? 0) + bell(random) * 0.02; // along the roads out
      r = radius * (0.3 - 1.5 * Math.log(1 - random()));
      dim = 0.75;
    } else {
      const lobes = 1 + lobe * Math.cos(2 * angle + turn) + 0.3 * lobe * Math.cos(5 * angle - turn);
      r = radius * Math.abs(bell(random)) ** 1.25 * lobes;
    }
    let [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r * squash];
    if (people > 2 && random() < 0.4) [x, y] = ontoStreet(x, y, grid, random() < 0.5);
    const core = Math.exp(-((r / radius) ** 2) * 1.1);
    lamp(near(place, frame, x, y), dim * rich * (0.035 + 0.15 * core) * Math.exp(0.85 * bell(random)));
  }
  // What the air above a town reflects.
  if (people > 1.2) {
    const px = view.pixels(radius, place) / scale;
    lamp(place, 0.016 * people ** 0.18, Math.min(px * 1.1, 40), [1, 0.6, 0.28]);
    lamp(place, 0.07 * people ** 0.2, Math.min(px * 0.32, 12), [1, 0.74, 0.44]);
  }
}

/** Moves a lamp to the nearest street of a grid that is turned by an angle. */
function ontoStreet(x: number, y: number, angle: number, isAcross: boolean): [number, number] {
  const block = 0.00042;
  const nearest = (value: number) => Math.round(value / block) * block;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [u, v] = [x * cos + y * sin, y * cos - x * sin];
  if (isAcross) u = nearest(u);
  else v = nearest(v);
  return [u * cos - v * sin, v * cos + u * sin];
}

const distance = (a: Vector, b: Vector) => Math.acos(Math.min(dot(a, b), 1));

/** Roads from a town to the nearest larger ones. */
function drawRoads(painter: Painter, town: Town, larger: Town[]): void {
  const nearest = larger
    .map(({ place }) => ({ place, away: distance(town.place, place) }))
    .filter(({ away }) => away < 0.13)
    .sort((a, b) => a.away - b.away)
    .slice(0, town.people > 3 ? 3 : 2);
  const weight = 0.085 + 0.075 * smooth(0.3, 8, town.people);
  for (const { place } of nearest) drawRoad(painter, town.place, place, weight);
}

/** A road that winds, lit in stretches. */
function drawRoad({ random, lamp }: Painter, from: Vector, to: Vector, weight: number): void {
  const length = distance(from, to);
  const path = wind(random, from, to, length);
  const phase = random() * 6.283;
  path.slice(0, -1).forEach((start, i) => {
    const end = path[i + 1] ?? to;
    const size = distance(start, end);
    for (let s = random() * 0.0009; s < size; s += 0.0004 - 0.00075 * Math.log(1 - random())) {
      const t = (i + s / size) / (path.length - 1);
      const waves = Math.sin(t * length * 260 + phase) + Math.sin(t * length * 97 + 2 * phase);
      const lit = 0.35 + 0.65 * smooth(-0.5, 0.8, waves);
      const ends = 0.4 + 0.6 * Math.exp(-Math.min(t, 1 - t) * length * 60);
      const place = near(
        mix(start, end, s / size),
        groundFrame(start),
        bell(random) * 0.00011,
        bell(random) * 0.00011,
      );
      lamp(place, weight * lit * ends * Math.exp(0.6 * bell(random)), 0.5 + 0.1 * random());
    }
  });
}

/** Halves every stretch again and again, each time moving the new points sideways by less. */
function wind(random: Random, from: Vector, to: Vector, length: number): Vector[] {
  const stretches = 2 ** Math.max(2, Math.ceil(Math.log2(length / 0.004)));
  let path = [from, to];
  for (let n = 1, sway = length * 0.1; n < stretches; n *= 2, sway *= 0.56) {
    path = path.flatMap((place, i) => {
      const next = path[i + 1];
      if (!next) return [place];
      const middle = unit([place[0] + next[0], place[1] + next[1], place[2] + next[2]]);
      const sideways = () => bell(random) * sway * 0.55;
      return [place, near(middle, groundFrame(middle), sideways(), sideways())];
    });
  }
  return path;
}
