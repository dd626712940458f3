import { findConstellation } from './constellation';
import { inksOf } from './inks';
import { type MotifName, motifs } from './motifs';
import { randomBy } from './random';
import {
  circle,
  direction,
  distance,
  dots,
  height,
  line,
  type Point,
  pointAt,
  points,
  rounded,
  width,
} from './shapes';

/** The facts of a work that has no picture. */
export interface WorkFacts {
  /** Its name in addresses, which decides what is left to chance. */
  slug: string;
  /** How many works are older. */
  number: number;
  motif: MotifName;
  /** Its actions and technologies: a star each. */
  parts: number;
}

/** Stars are of four sizes; the largest has a ring. */
const sizes = [11, 24, 14, 11, 18];
const ringed = 24;

/**
 * The picture of a work without one: a constellation of what was done, and bodies that its key
 * star lights, the only light there is.
 * @returns an SVG document, the same for the same facts on every machine, the colours of a card,
 * and the side of the bodies
 */
export function drawWork({ slug, number, motif, parts }: WorkFacts) {
  const random = randomBy(slug);
  const inks = inksOf(number);
  const { bodies, isTaken, halo, draw } = motifs[motif]({ random, inks });
  const count = Math.max(5, Math.min(11, parts));
  const { stars, lines, sun } = findConstellation({ bodies, isTaken, halo, draw }, count, random);
  const sizeOf = (star: Point) => (star === sun ? 50 : (sizes[(stars.indexOf(star) + number) % 5] ?? 11));

  const isFree = (point: Point) =>
    bodies.every((body) => distance(body, point) > body.free) &&
    !isTaken?.(point) &&
    stars.every((star) => distance(star, point) > 80);
  const dust = points(60, () => ({ x: width * random(), y: height * random() }))
    .filter(isFree)
    .slice(0, 24);

  /** A line that ends before its stars, and before the rays of the key star. */
  const between = ([from, to]: readonly [Point, Point]) => {
    const turn = direction(from, to);
    const alongRays = Math.cos(2 * turn) ** 6;
    const gap = (star: Point) => sizeOf(star) + 12 + (star === sun ? 66 * alongRays : 0);
    return line(pointAt(from, turn, gap(from)), pointAt(to, turn, -gap(to)));
  };
  const others = stars
    .filter((star) => star !== sun)
    .map((star) => {
      const r = sizeOf(star);
      if (r !== ringed) return circle({ ...star, r }, '');
      const ring = `fill="none" stroke="${inks.ink}" stroke-width="5"`;
      return circle({ ...star, r: 13 }, '') + circle({ ...star, r }, ring);
    })
    .join('');
  const rays = `<path transform="translate(${rounded(sun.x)} ${rounded(sun.y)})" d="M0-112Q10-10 112 0Q10 10 0 112Q-10 10-112 0Q-10-10 0-112"/>`;

  // Every other one is a mirror image: as neighbours they look at each other.
  const side = number % 2 ? 'left' : 'right';
  const content = [
    `<g fill="${inks.halo}" fill-opacity=".45">${halo.map((disc) => circle(disc, '')).join('')}</g>`,
    dots(dust, inks.ink, '.5'),
    draw(sun),
    `<path d="${lines.map(between).join('')}" stroke="${inks.ink}" stroke-width="5"/>`,
    `<g fill="${inks.ink}">${others}${rays}</g>`,
  ].join('');
  // In a box of another shape more of the sky is seen, and bodies go on beyond the edge.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M-${width}-${height}h${3 * width}v${3 * height}H-${width}" fill="${inks.ground}"/>${side === 'left' ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${content}</g>` : content}</svg>`;
  return { svg: svg.replaceAll(' />', '/>'), color: inks.ground, ink: inks.ink, side } as const;
}
