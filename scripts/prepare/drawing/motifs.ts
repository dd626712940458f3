/**
 * What a drawing shows besides its constellation. Bodies are on the right, and only the right,
 * upper or lower edge cuts them: the other side is for stars, and for words beside the drawing.
 */
import { type Draft, moon, night, planet } from './bodies';
import { between } from './random';
import {
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
  rounded,
  width,
} from './shapes';

/** A body, and how far from its centre stars begin. */
type Body = Disc & { free: number };

export interface Motif {
  /** The first one is what the key star lights. */
  bodies: readonly Body[];
  /** Whether stars and lines keep away from a point for another reason. */
  isTaken?: (point: Point) => boolean;
  /** Circles of a darker tone around it; the lower edge cuts none, as a card is below it. */
  halo: readonly Disc[];
  draw: (sun: Point) => string;
}

type DrawMotif = (draft: Draft) => Motif;

/** Three circles from a body to the lower edge. */
const haloOf = ({ x, y, r }: Disc): Disc[] =>
  [0.3, 0.62, 0.96].map((share) => ({ x, y, r: r + share * Math.min(height - y - r, 1.1 * r) }));

const rings: DrawMotif = (draft) => {
  const { random, inks } = draft;
  const r = between(random, 250, 290);
  const body = { x: between(random, 1180, 1260), y: between(random, 430, 510), r, free: 1.3 * r };
  const tilt = -between(random, 0.2, 0.55);
  const isTaken = (point: Point) => {
    const turn = direction(body, point) - tilt;
    const far = distance(body, point);
    return Math.hypot((far * Math.cos(turn)) / 2.25, (far * Math.sin(turn)) / 0.85) < r;
  };
  const hoop = ([inner = 0, outer = 0]: number[], isFront: boolean) => {
    const [from, to] = [rounded(outer * r), rounded(inner * r)];
    const arc = (radius: number, isBack: boolean) =>
      `A${radius} ${rounded(0.3 * radius)} 0 0 ${isFront === isBack ? 1 : 0} `;
    return `M-${from} 0${arc(from, false)}${from} 0H${to}${arc(to, true)}-${to} 0Z`;
  };
  const hoops = (isFront: boolean) =>
    group(
      body,
      tilt,
      [
        { from: [1.28, 1.7], colour: inks.light },
        { from: [1.7, 1.92], colour: inks.day },
        { from: [1.99, 2.03], colour: inks.ink },
      ]
        .map(({ from, colour }) => `<path d="${hoop(from, isFront)}" fill="${colour}"/>`)
        .join(''),
    );
  const wide = rounded(1.6 * r);
  const shadow = `<path d="M-${wide} ${rounded(0.2 * r)}A${wide} ${rounded(0.3 * wide)} 0 0 0 ${wide} ${rounded(0.2 * r)}" fill="none" stroke="${inks.night}" stroke-width="${rounded(0.2 * r)}"/>`;
  return {
    bodies: [body],
    isTaken,
    halo: haloOf(body),
    draw: (sun) => hoops(false) + planet(draft, body, sun, tilt, 0.6, shadow) + hoops(true),
  };
};

const crescent: DrawMotif = (draft) => {
  const { random, inks } = draft;
  const isHigh = random() < 0.5;
  const r = between(random, 430, 490);
  const y = isHigh ? between(random, 250, 340) : between(random, 660, 760);
  const body = { x: between(random, 1260, 1380), y, r, free: 1.19 * r };
  const thin = between(random, 0.22, 0.4);
  return {
    bodies: [body],
    halo: isHigh ? haloOf(body) : [],
    draw: (sun) =>
      circle(body, `fill="${inks.light}"`) +
      night(draft, body, sun, 0.45 * thin - 1, inks.day) +
      night(draft, body, sun, thin - 1, inks.night, inks.day),
  };
};

/** The edge of a large planet with its air, and a small body beyond it. */
const limb =
  (isAbove: boolean): DrawMotif =>
  ({ random, inks }) => {
    const r = between(random, 1000, 1250);
    const depth = between(random, 270, 320);
    const y = isAbove ? depth - r : height - depth + r;
    const body = { x: between(random, 1230, 1370), y, r, free: r + 160 };
    const up = isAbove ? Math.PI / 2 : -Math.PI / 2;
    const turn = up + (isAbove ? 1 : -1) * between(random, 0.16, 0.27);
    const small = pointAt(body, turn, r + (isAbove ? 230 : 50));
    const other = { ...small, r: isAbove ? 62 : 120, free: isAbove ? 170 : 240 };
    const air = (thick: number, colour: string, opacity = '') =>
      circle({ ...body, r: r + thick }, `fill="${colour}"${opacity && ` fill-opacity="${opacity}"`}`);
    const cities = points(170, () => {
      const deep = r - 16 - 320 * random() * random();
      return pointAt(body, up + near(random, 0.6), deep);
    });
    return {
      bodies: [body, other],
      halo: isAbove ? [140, 290].map((thick) => ({ ...body, r: r + thick })) : [],
      draw: () =>
        air(130, inks.day, '.4') +
        air(70, inks.day) +
        circle(other, `fill="${inks.light}"`) +
        air(24, inks.light) +
        air(0, inks.night) +
        dots(cities, inks.light),
    };
  };

const moons: DrawMotif = (draft) => {
  const { random } = draft;
  const isWhole = random() < 0.5;
  const r = isWhole ? between(random, 240, 280) : between(random, 320, 360);
  const y = isWhole ? between(random, 480, 530) : between(random, 720, 790);
  const body = { x: between(random, 1180, 1260), y, r, free: 1.22 * r };
  const tilt = -between(random, 0.17, 0.5);
  const around = [
    { away: 1.5, turn: between(random, 3.7, 4.1), size: 0.25 },
    { away: 1.62, turn: between(random, 4.9, 5.3), size: 0.11 },
    { away: 1.5, turn: between(random, 0.5, 0.9), size: 0.16 },
  ].map(({ away, turn, size }) => ({
    ...pointAt(body, turn, away * r),
    r: size * r,
    free: size * r + 75,
  }));
  return {
    bodies: [body, ...around],
    halo: isWhole ? haloOf(body) : [],
    draw: (sun) => planet(draft, body, sun, tilt, 0.66) + around.map((one) => moon(draft, one, sun)).join(''),
  };
};

const eclipse: DrawMotif = ({ random, inks }) => {
  const r = between(random, 182, 200);
  const body = { x: between(random, 1140, 1180), y: between(random, 475, 525), r, free: 2.12 * r };
  const rays = points(60, (index) => ({ x: index, y: 1.5 + 0.3 * random() + (index % 5 ? 0 : 0.17) }))
    .map(({ x, y }) => {
      const turn = (x * Math.PI) / 30;
      return line(pointAt(body, turn, 1.4 * r), pointAt(body, turn, y * r));
    })
    .join('');
  const disc = (share: number, colour: string) => circle({ ...body, r: share * r }, `fill="${colour}"`);
  return {
    bodies: [body],
    halo: [1.34, 1.75, 2.24].map((share) => ({ ...body, r: share * r })),
    draw: () =>
      `<path d="${rays}" stroke="${inks.day}" stroke-width="7" stroke-linecap="round"/>` +
      disc(1.28, inks.day) +
      disc(1.12, inks.light) +
      disc(1, inks.night),
  };
};

const comet: DrawMotif = ({ random, inks }) => {
  const isRising = random() < 0.5;
  const r = between(random, 80, 92);
  const y = isRising ? between(random, 300, 360) : between(random, 640, 700);
  const body = { x: between(random, 930, 1010), y, r, free: 2.3 * r };
  const end = { x: width + 600, y: isRising ? height + 560 : -560 };
  const turn = direction(body, end);
  const length = distance(body, end);
  /** Along the tail it gets wider, up to this many times. */
  const wider = 3.4;
  const tail = (share: number, colour: string, opacity = '') => {
    const [broad, far] = [rounded(share * r), rounded(share * r * wider)];
    const outline = `M0-${broad}A${broad} ${broad} 0 0 0 0 ${broad}L${rounded(length)} ${far}V-${far}`;
    return `<path d="${outline}" fill="${colour}"${opacity && ` fill-opacity="${opacity}"`}/>`;
  };
  const sparks = () => {
    const along = 0.7 * random() * random();
    const side = random() < 0.5 ? -1 : 1;
    const across = side * r * between(random, 1.06, 1.68) * (1 + (wider - 1) * along);
    return { x: along * length, y: across };
  };
  return {
    bodies: [body],
    isTaken: (point) => {
      const far = distance(body, point);
      const off = direction(body, point) - turn;
      return far * Math.cos(off) > -150 && Math.abs(far * Math.sin(off)) < 300;
    },
    halo: [],
    draw: () =>
      group(
        body,
        turn,
        tail(1.7, inks.day, '.4') +
          tail(1, inks.day) +
          tail(0.5, inks.light) +
          dots(points(110, sparks), inks.light) +
          circle({ x: 0, y: 0, r: 0.76 * r }, `fill="${inks.light}"`),
      ),
  };
};

const giant: DrawMotif = (draft) => {
  const { random } = draft;
  const isHigh = random() < 0.5;
  const r = between(random, 540, 610);
  const y = isHigh ? between(random, -60, 20) : between(random, 990, 1070);
  const body = { x: between(random, 1150, 1290), y, r, free: 1.14 * r };
  const tilt = -between(random, 0.17, 0.5);
  return {
    bodies: [body],
    halo: isHigh ? haloOf(body).slice(0, 2) : [],
    draw: (sun) => planet(draft, body, sun, tilt, 0.25),
  };
};

/** Bodies on one orbit, larger and fuller the nearer they are. */
const phases: DrawMotif = (draft) => {
  const { random, inks } = draft;
  const isRising = random() < 0.5;
  const up = isRising ? -1 : 1;
  const orbit = 1500;
  const middle = { x: between(random, 1480, 1560), y: between(random, 480, 520) - up * orbit };
  const onOrbit = (at: number) => pointAt(middle, up * (Math.PI / 2 + at), orbit);
  const further = [
    { at: 0.29, r: 130, free: 235 },
    { at: 0.46, r: 84, free: 180 },
    { at: 0.58, r: 54, free: 135 },
    { at: 0.665, r: 36, free: 110 },
  ].map(({ at, r, free }) => ({ ...onOrbit(at), r, free }));
  const nearest = { ...onOrbit(0.03), r: 215, free: 330 };
  const [from, to] = [onOrbit(0.665), onOrbit(-0.3)];
  const arc = `M${rounded(from.x)} ${rounded(from.y)}A${orbit} ${orbit} 0 0 ${isRising ? 1 : 0} ${rounded(to.x)} ${rounded(to.y)}`;
  return {
    bodies: [nearest, ...further],
    halo: [],
    draw: (sun) =>
      `<path d="${arc}" fill="none" stroke="${inks.ink}" stroke-width="5"/>` +
      further
        .map((body, index) => moon(draft, body, sun, 0.4 - 0.38 * index, index % 2 ? inks.day : inks.light))
        .join('') +
      planet(draft, nearest, sun, -0.3, 0.7),
  };
};

export const motifs = {
  rings,
  crescent,
  horizon: limb(false),
  moons,
  eclipse,
  comet,
  giant,
  zenith: limb(true),
  phases,
} satisfies Record<string, DrawMotif>;

export type MotifName = keyof typeof motifs;
