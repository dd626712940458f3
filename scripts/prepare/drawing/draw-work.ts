import { findConstellation } from './constellation';
import { inksOf } from './inks';
import { type MotifName, motifs } from './motifs';
import {
  circle,
  direction,
  dots,
  height,
  isIn,
  line,
  type Point,
  pointAt,
  points,
  randomBy,
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

/** The radii of stars, and of the ring around the largest. */
const sizes = [[11], [13, 24], [14], [11], [18]];

/**
 * The picture of a work without one: a constellation of what was done, and bodies that its key
 * star lights, the only light there is.
 * @returns an SVG document, the same for the same facts on every machine, the colours of a card,
 * and the side of the bodies
 */
export function drawWork({ slug, number, motif, parts }: WorkFacts) {
  const random = randomBy(slug);
  const inks = inksOf(number);
  // Every other one is a mirror image, as neighbours look at each other; by chance one is upside down.
  const side = number % 2 ? 'left' : 'right';
  const isUpsideDown = random() < 0.5;
  const { discs, draw } = motifs[motif]({ random, inks });
  const [body] = discs;
  const taken = discs.map((disc) => ({ ...disc, r: disc.r + 80 }));
  const count = Math.max(5, Math.min(11, parts));
  const { sun, others, lines } = findConstellation(count, { body, taken, random });

  // The lower edge cuts no halo, as a card is below it.
  const room = Math.min(300, isUpsideDown ? body.y - body.r : height - body.y - body.r);
  const halo = (room > 0 ? [0.3, 0.62, 0.96] : []).map((share) =>
    circle({ ...body, r: body.r + share * room }),
  );
  const near = [...taken, ...[sun, ...others].map((star) => ({ ...star, r: 80 }))];
  const dust = points(60, () => ({ x: width * random(), y: height * random() }))
    .filter((point) => !isIn(near, point))
    .slice(0, 24);
  /** A line that ends before its stars. */
  const between = ([from, to]: readonly [Point, Point]) => {
    const turn = direction(from, to);
    return line(pointAt(from, turn, from === sun ? 78 : 36), pointAt(to, turn, -36));
  };
  const stars = others.map((star, index) => {
    const [r = 0, ring] = sizes[(index + number) % sizes.length] ?? [];
    const around = `fill="none" stroke="${inks.ink}" stroke-width="5"`;
    return circle({ ...star, r }) + (ring ? circle({ ...star, r: ring }, around) : '');
  });
  const rays = `<path transform="translate(${rounded(sun.x)} ${rounded(sun.y)})" d="M0-112Q10-10 112 0Q10 10 0 112Q-10 10-112 0Q-10-10 0-112"/>`;

  const mirror = `${side === 'left' ? -1 : 1} 0 0 ${isUpsideDown ? -1 : 1} ${side === 'left' ? width : 0} ${isUpsideDown ? height : 0}`;
  const content = [
    `<g fill="${inks.halo}" fill-opacity=".45">${halo.join('')}</g>`,
    dots(dust, `stroke="${inks.ink}" stroke-opacity=".5"`),
    draw(sun),
    `<path d="${lines.map(between).join('')}" stroke="${inks.ink}" stroke-width="5"/>`,
    `<g fill="${inks.ink}">${stars.join('')}${rays}</g>`,
  ].join('');
  // In a box of another shape more of the sky is seen, and bodies go on beyond the edge.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M-${width}-${height}h${3 * width}v${3 * height}H-${width}" fill="${inks.ground}"/><g transform="matrix(${mirror})">${content}</g></svg>`;
  return { svg, color: inks.ground, ink: inks.ink, side } as const;
}
