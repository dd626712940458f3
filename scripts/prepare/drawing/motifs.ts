/**
 * What a drawing shows besides its constellation: round bodies in flat inks, which are on the right
 * and may be cut by the upper or the right edge. The other side is for stars, and for words beside
 * the drawing.
 */
import type { Inks } from './inks';
import {
  between,
  circle,
  type Disc,
  direction,
  distance,
  dots,
  group,
  height,
  line,
  near,
  type Point,
  pointAt,
  points,
  type Random,
  rounded,
  width,
} from './shapes';

interface Draft {
  random: Random;
  inks: Inks;
}

interface Motif {
  /** All bodies; the key star lights the first one. */
  discs: readonly [Disc, ...Disc[]];
  draw: (sun: Point) => string;
}

type DrawMotif = (draft: Draft) => Motif;

/** A disc at about a place. */
const place = (random: Random, x: number, y: number, r: number): Disc => ({
  x: x + near(random, 60),
  y: y + near(random, 60),
  r: r * (1 + near(random, 0.1)),
});

/** A disc of another size in the same place. */
const sized = (disc: Disc, r: number): Disc => ({ ...disc, r });

const fill = (colour: string) => `fill="${colour}"`;

const origin = { x: 0, y: 0 };

/**
 * The dark side of a body, away from the sun, which begins in dots.
 * @param phase how far night ends from the middle, in radii: 1 is a full moon, -1 a new one
 */
function night(random: Random, body: Disc, sun: Point, phase: number, colour: string): string {
  // It is a little larger than the body: no edge of the day shines through.
  const r = rounded(body.r + 1);
  const edge = `A${rounded(Math.abs(phase) * r)} ${r} 0 0 ${phase > 0 ? 0 : 1} 0-${r}`;
  const grain = points(Math.min(75, body.r / 3), () => {
    const turn = near(random, 1.35);
    const across = phase - Math.min(0.5, 0.6 + 0.6 * phase) * random() * random();
    return { x: across * r * Math.cos(turn), y: r * Math.sin(turn) };
  });
  const side = `<path d="M0-${r}A${r} ${r} 0 0 1 0 ${r}${edge}" ${fill(colour)}/>`;
  return group(body, direction(sun, body), side + dots(grain, `stroke="${colour}"`));
}

/** A planet with bands. */
function planet({ random, inks }: Draft, body: Disc, sun: Point, phase: number, tilt: number) {
  const r = rounded(body.r);
  let bands = '';
  for (let at = -0.95 + 0.3 * random(); at < 0.85; at += between(random, 0.16, 0.42)) {
    const broad = rounded(r * (0.03 + 0.15 * random() * random()));
    bands += `<path d="M-${r} ${rounded(at * r)}q${r} ${rounded(0.3 * r)} ${2 * r} 0" stroke-width="${broad}"/>`;
  }
  const disc = circle({ ...origin, r }, fill(inks.day));
  const day = disc + group(origin, tilt, `<g fill="none" stroke="${inks.light}">${bands}</g>`);
  // Each drawing has one of them and is a document of its own, so the name is unique.
  return (
    group(body, 0, `<clipPath id="body">${disc}</clipPath><g clip-path="url(#body)">${day}</g>`) +
    night(random, body, sun, phase, inks.night)
  );
}

/** A small body in one colour. */
const moon = ({ random, inks }: Draft, body: Disc, sun: Point, phase = 0.5, colour = inks.day) =>
  circle(body, fill(colour)) + night(random, body, sun, phase, inks.night);

const tiltOf = (random: Random) => -between(random, 0.2, 0.5);

const rings: DrawMotif = (draft) => {
  const { random, inks } = draft;
  const body = place(random, 1220, 470, 270);
  const { r } = body;
  const tilt = tiltOf(random);
  const hoops = (isWhole: boolean) => {
    const paths = [
      { at: 1.49, broad: 0.42, colour: inks.light },
      { at: 1.81, broad: 0.22, colour: inks.day },
      { at: 2.01, broad: 0.04, colour: inks.ink },
    ].map(({ at, broad, colour }) => {
      const far = rounded(at * r);
      const half = (to: number) => `A${far} ${far} 0 0 0 ${to} 0`;
      return `<path d="M-${far} 0${half(far)}${isWhole ? half(-far) : ''}" fill="none" stroke="${colour}" stroke-width="${rounded(broad * r)}"/>`;
    });
    return group(body, tilt, paths.join(''), 0.3);
  };
  const ends = [-1.9, -1.3, 1.3, 1.9].map((share) =>
    sized({ ...body, ...pointAt(body, tilt, share * r) }, 0.75 * r),
  );
  return {
    discs: [body, ...ends],
    draw: (sun) => hoops(true) + planet(draft, body, sun, 0.6, tilt) + hoops(false),
  };
};

const crescent: DrawMotif = ({ random, inks }) => {
  const body = place(random, 1320, 295, 460);
  const thin = between(random, 0.22, 0.4);
  return {
    discs: [body],
    draw: (sun) =>
      circle(body, fill(inks.light)) +
      night(random, body, sun, 0.45 * thin - 1, inks.day) +
      night(random, body, sun, thin - 1, inks.night),
  };
};

/** The edge of a large planet with its air, and a small body that rises behind it. */
const limb: DrawMotif = ({ random, inks }) => {
  const r = between(random, 1000, 1250);
  const body = { x: between(random, 1230, 1370), y: between(random, 270, 320) - r, r };
  const risen = { ...pointAt(body, Math.PI / 2 + between(random, 0.16, 0.27), r + 50), r: 120 };
  const layer = (more: number, colour: string, opacity = 1) =>
    circle(sized(body, r + more), `${fill(colour)} fill-opacity="${opacity}"`);
  const cities = points(170, () =>
    pointAt(body, Math.PI / 2 + near(random, 0.6), r - 16 - 320 * random() * random()),
  );
  return {
    discs: [sized(body, r + 130), risen],
    draw: () =>
      layer(130, inks.day, 0.4) +
      layer(70, inks.day) +
      circle(risen, fill(inks.light)) +
      layer(24, inks.light) +
      layer(0, inks.night) +
      dots(cities, `stroke="${inks.light}"`),
  };
};

const moons: DrawMotif = (draft) => {
  const { random } = draft;
  const body = place(random, 1220, 490, 270);
  const around = [
    { away: 1.5, turn: 3.9, size: 0.25 },
    { away: 1.62, turn: 5.1, size: 0.11 },
    { away: 1.5, turn: 0.7, size: 0.16 },
  ].map(({ away, turn, size }) => ({
    ...pointAt(body, turn + near(random, 0.2), away * body.r),
    r: size * body.r,
  }));
  const tilt = tiltOf(random);
  return {
    discs: [body, ...around],
    draw: (sun) => planet(draft, body, sun, 0.66, tilt) + around.map((one) => moon(draft, one, sun)).join(''),
  };
};

const eclipse: DrawMotif = ({ random, inks }) => {
  const body = place(random, 1160, 500, 190);
  const ray = (index: number) => {
    const turn = (index * Math.PI) / 30;
    const end = 1.5 + 0.3 * random() + (index % 5 ? 0 : 0.17);
    return line(pointAt(body, turn, 1.4 * body.r), pointAt(body, turn, end * body.r));
  };
  const rays = Array.from({ length: 60 }, (_, index) => ray(index)).join('');
  const disc = (share: number, colour: string) => circle(sized(body, share * body.r), fill(colour));
  return {
    discs: [body, sized(body, 1.8 * body.r)],
    draw: () =>
      `<path d="${rays}" stroke="${inks.day}" stroke-width="7" stroke-linecap="round"/>` +
      disc(1.28, inks.day) +
      disc(1.12, inks.light) +
      disc(1, inks.night),
  };
};

/** Its tail gets wider beyond the upper right corner. */
const comet: DrawMotif = ({ random, inks }) => {
  const body = place(random, 970, 670, 86);
  const { r } = body;
  const end = { x: width + 600, y: -560 };
  const turn = direction(body, end);
  const length = distance(body, end);
  const wider = 3.4;
  const tail = (share: number, colour: string, opacity = 1) => {
    const [broad, far] = [rounded(share * r), rounded(share * r * wider)];
    const outline = `M0-${broad}A${broad} ${broad} 0 0 0 0 ${broad}L${rounded(length)} ${far}V-${far}`;
    return `<path d="${outline}" ${fill(colour)} fill-opacity="${opacity}"/>`;
  };
  const sparks = points(110, () => {
    const along = 0.7 * random() * random();
    const side = random() < 0.5 ? -1 : 1;
    return { x: along * length, y: side * r * between(random, 1.06, 1.68) * (1 + (wider - 1) * along) };
  });
  return {
    discs: [body, ...points(8, (index) => pointAt(body, turn, 130 * index)).map((at) => ({ ...at, r: 220 }))],
    draw: () =>
      group(
        body,
        turn,
        tail(1.7, inks.day, 0.4) +
          tail(1, inks.day) +
          tail(0.5, inks.light) +
          dots(sparks, `stroke="${inks.light}"`) +
          circle({ ...origin, r: 0.76 * r }, fill(inks.light)),
      ),
  };
};

const giant: DrawMotif = (draft) => {
  const { random } = draft;
  const body = place(random, 1220, -20, 575);
  const tilt = tiltOf(random);
  return {
    discs: [body],
    draw: (sun) => planet(draft, body, sun, 0.25, tilt),
  };
};

/** Bodies on one orbit, larger and fuller the nearer they are. */
const phases: DrawMotif = (draft) => {
  const { random, inks } = draft;
  const orbit = 1500;
  const middle = { x: between(random, 1480, 1560), y: height / 2 - orbit };
  const onOrbit = (turn: number) => pointAt(middle, Math.PI / 2 + turn, orbit);
  const body = { ...onOrbit(0.03), r: 215 };
  const further = [
    { ...onOrbit(0.29), r: 130 },
    { ...onOrbit(0.46), r: 84 },
    { ...onOrbit(0.58), r: 54 },
    { ...onOrbit(0.665), r: 36 },
  ];
  const [from, to] = [onOrbit(0.665), onOrbit(-0.3)].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`);
  return {
    discs: [body, ...further],
    draw: (sun) =>
      `<path d="M${from}A${orbit} ${orbit} 0 0 0 ${to}" fill="none" stroke="${inks.ink}" stroke-width="5"/>` +
      further
        .map((one, index) => moon(draft, one, sun, 0.4 - 0.38 * index, index % 2 ? inks.day : inks.light))
        .join('') +
      planet(draft, body, sun, 0.7, -0.3),
  };
};

export const motifs = { rings, crescent, limb, moons, eclipse, comet, giant, phases };

export type MotifName = keyof typeof motifs;
