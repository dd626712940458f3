/** The constellation of a work: arms of stars around its key star. */
import {
  between,
  type Disc,
  distance,
  height,
  isIn,
  type Point,
  pointAt,
  points,
  type Random,
  width,
} from './shapes';

export interface Constellation {
  /** The star that lights the bodies. */
  sun: Point;
  others: Point[];
  lines: (readonly [from: Point, to: Point])[];
}

interface Sky {
  /** What the key star lights. */
  body: Disc;
  /** Where neither stars nor lines may be. */
  taken: readonly Disc[];
  random: Random;
}

/** How many are tried: the roomiest is taken. */
const attempts = 500;

/** @param count how many stars, at least 5 */
export function findConstellation(count: number, sky: Sky): Constellation {
  let best: Constellation | undefined;
  let most = 0;
  for (let attempt = 0; attempt < attempts || !best; attempt++) {
    // Smaller where no other was found.
    const found = grow(count, sky, 0.9 ** Math.floor(attempt / attempts));
    const room = found ? roomOf(found, sky.body) : 0;
    if (room > most) [best, most] = [found, room];
  }
  return best;
}

const isNearEdge = ({ x, y }: Point) => Math.min(x, y, width - x, height - y) < 105;

/** From star to star, mostly in zigzag; undefined if it finds no way. */
function grow(count: number, { taken, random }: Sky, scale: number): Constellation | undefined {
  const sun = { x: width * random(), y: height * random() };
  const others: Point[] = [];
  const lines: Constellation['lines'] = [];
  const blocked = [...taken];
  const arm = Math.ceil((count - 1) / 3);
  let [heading, bend, misses] = [0, 1, isNearEdge(sun) || isIn(taken, sun, 50) ? 30 : 0];
  while (others.length < count - 1) {
    const isStart = others.length % arm === 0;
    const from = (!isStart && others.at(-1)) || sun;
    const sign = random() < 0.7 ? -bend : bend;
    const turn = isStart ? 2 * Math.PI * random() : heading + sign * between(random, 0.25, 1);
    const length = between(random, isStart ? 215 : 155, 310);
    const to = (far: number) => pointAt(from, turn, scale * far);
    const star = to(length);
    const way = [...points(Math.ceil((length - 80) / 60), (index) => to(80 + 60 * index)), star];
    const isFree =
      // No line is nearly level or upright, as rays are.
      Math.abs(Math.sin(2 * turn)) > 0.3 &&
      !isNearEdge(star) &&
      [sun, ...others].every((other) => distance(other, star) > 154 * scale) &&
      way.every((point) => !isIn(blocked, point) && (isStart || distance(sun, point) > 140 * scale));
    if (isFree) {
      [heading, bend] = [turn, sign];
      others.push(star);
      lines.push([from, star]);
      blocked.push(...way.map((point) => ({ ...point, r: 75 * scale })));
    } else if (misses < 30) misses += 1;
    else return undefined;
  }
  return { sun, others, lines };
}

/** How far a constellation reaches, and how far its key star is from the body. */
function roomOf({ sun, others }: Constellation, body: Disc): number {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return (
    Math.min(spread(others.map(({ x }) => x)), 950) *
    Math.min(spread(others.map(({ y }) => y)), 620) *
    Math.min(distance(sun, body) - body.r, 400)
  );
}
