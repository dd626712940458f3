/** The constellation of a work: a bent line of stars with a branch that begins at the key star. */
import type { Motif } from './motifs';
import { between, type Random } from './random';
import { direction, distance, height, type Point, pointAt, width } from './shapes';

type Line = readonly [from: Point, to: Point];

export interface Constellation {
  stars: Point[];
  lines: Line[];
  /** The star that lights the bodies. */
  sun: Point;
}

/** How many are tried: the roomiest is taken. */
const attempts = 500;

/** From the edges of the drawing. */
const margin = 105;

const isOutside = ({ x, y }: Point, least = margin) =>
  x < least || y < least || x > width - least || y > height - least;

function areCrossing([a, b]: Line, [c, d]: Line): boolean {
  const isLeft = (one: Point, two: Point, three: Point) =>
    (two.x - one.x) * (three.y - one.y) > (two.y - one.y) * (three.x - one.x);
  return isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b);
}

/** @param count how many stars, at least 5 */
export function findConstellation(motif: Motif, count: number, random: Random): Constellation {
  const isTaken = (point: Point) =>
    motif.bodies.some((body) => distance(body, point) < body.free) || motif.isTaken?.(point) === true;
  let best: Constellation | undefined;
  let most = 0;
  for (let attempt = 0; attempt < attempts || !best; attempt++) {
    // Lines are shorter with many stars, and where no others were found.
    const scale = (count > 8 ? 0.86 : 1) * 0.9 ** Math.floor(attempt / attempts);
    const found = walk(count, scale, isTaken, random);
    if (!found) continue;
    const room = roomOf(found, motif);
    if (room <= most) continue;
    [best, most] = [found, room];
  }
  return best;
}

/** A walk from star to star; undefined if it finds no way. */
function walk(
  count: number,
  scale: number,
  isTaken: (point: Point) => boolean,
  random: Random,
): Constellation | undefined {
  const first = { x: between(random, margin, width - margin), y: between(random, margin, height - margin) };
  if (isTaken(first)) return undefined;
  const stars: Point[] = [first];
  const lines: Line[] = [];
  const branch = count > 8 ? 3 : count > 6 ? 2 : 1;
  const root = 1 + Math.floor(random() * (count - branch - 2));
  let [heading, bend, misses] = [between(random, 0, 2 * Math.PI), 1, 0];
  while (stars.length < count) {
    const isBranch = stars.length === count - branch;
    const from = (isBranch ? stars[root] : stars.at(-1)) ?? first;
    const isSun = isBranch || stars.length === root || stars.length === root + 1;
    const turn = isBranch
      ? between(random, 0, 2 * Math.PI)
      : heading + bend * (random() < 0.7 ? -1 : 1) * between(random, 0.25, 1);
    const star = pointAt(from, turn, scale * between(random, isSun ? 215 : 155, 310));
    if (!isFree(star, from, stars[root])) {
      misses += 1;
      if (misses > 14) return undefined;
      continue;
    }
    bend = Math.sin(turn - heading) < 0 ? -1 : 1;
    heading = turn;
    lines.push([from, star]);
    stars.push(star);
  }
  const sun = stars[root] ?? first;
  // Its rays need room.
  const rays = points(sun, 130);
  return rays.some((point) => isOutside(point, 10) || isTaken(point)) ? undefined : { stars, lines, sun };

  function isFree(star: Point, from: Point, sun: Point | undefined): boolean {
    const turn = direction(from, star);
    // None is level or upright.
    if (isOutside(star) || Math.abs(Math.sin(2 * turn)) < 0.2) return false;
    const isNear = (other: Point) =>
      other !== from && distance(other, star) < scale * (other === sun ? 215 : 165);
    if (stars.some(isNear)) return false;
    const meets = ([a, b]: Line) =>
      a === from || b === from
        ? Math.cos(direction(from, a === from ? b : a) - turn) > 0.55
        : areCrossing([a, b], [from, star]);
    if (lines.some(meets)) return false;
    return ![0.2, 0.4, 0.6, 0.8, 1].some((share) =>
      isTaken(pointAt(from, turn, share * distance(from, star))),
    );
  }
}

/** The four ends of rays around a star. */
const points = (star: Point, length: number) =>
  [0, 1, 2, 3].map((quarter) => pointAt(star, (quarter * Math.PI) / 2, length));

/** How far a constellation reaches, and how far its key star is from the body. */
function roomOf({ stars, sun }: Constellation, { bodies: [body] }: Motif): number {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return (
    Math.min(spread(stars.map(({ x }) => x)), 950) *
    Math.min(spread(stars.map(({ y }) => y)), 620) *
    (body ? Math.min(distance(sun, body) - body.r, 400) : 1)
  );
}
