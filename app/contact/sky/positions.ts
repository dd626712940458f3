import catalogue from './catalogue.json' with { type: 'json' };
import { bearing, horizonFrame, type Observer, type Point, project, toEcliptic, towards } from './geometry';
import { solarSystem, visibleBodies } from './solar-system';

const famous = ['UMa', 'Ori', 'Cas', 'Cyg', 'Leo', 'Sco', 'Cru', 'Gem', 'Peg', 'Lyr', 'Aql', 'Boo'] as const;

/** The catalogue counts in tenths of a degree. */
const stars = catalogue.rightAscensions.map((ra, index) =>
  toEcliptic(towards(ra / 10, (catalogue.declinations[index] ?? 0) / 10)),
);

/** The stars of each of five steps of brightness. */
const starsByBrightness = [...'01234'].map((step) =>
  [...stars.keys()].filter((star) => catalogue.brightness[star] === step),
);

/** The two ends of each line of the figures. */
const segments = Object.values(catalogue.figures)
  .flat()
  .flatMap((path) => path.slice(1).map((to, index) => [path[index] ?? to, to]));

const isWithin = ({ x, y }: Point, radius: number) => x ** 2 + y ** 2 < radius ** 2;

/** A point as path data. */
export const pathPoint = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

export type Chart = ReturnType<typeof chartOf>;

/** All that the chart draws above an observer at a moment. */
export function chartOf(date: Date, observer: Observer) {
  const system = solarSystem(date, observer);
  const { sun, moon } = system.bodies;
  const visible = visibleBodies(system);
  const toHorizon = horizonFrame(date, observer);
  const points = stars.map((star) => project(toHorizon(star)));
  const pointsOf = (path: readonly number[]) => path.flatMap((star) => points[star] ?? []);

  const lines = segments.map(pointsOf).filter((ends) => ends.some((end) => isWithin(end, 1000)));
  return {
    /** Path data of the stars in five steps of brightness: a star is a line without length. */
    stars: starsByBrightness.map((group) =>
      pointsOf(group)
        .filter((point) => isWithin(point, 1000))
        .map((point) => `M${pathPoint(point)}h0`)
        .join(''),
    ),
    /** Path data of all figures. */
    lines: lines.map((ends) => `M${ends.map(pathPoint).join('L')}`).join(''),
    /** Only those that are well above the horizon. */
    figures: famous
      .map((name) => ({ name, corners: pointsOf(catalogue.figures[name].flat()) }))
      .filter(({ corners }) => corners.every((corner) => isWithin(corner, 900))),
    bodies: Object.values(system.bodies)
      .filter(({ altitude }) => altitude > -0.5)
      /** For the naked eye: by day the Sun, and sometimes the Moon. */
      .map((body) => ({ ...body, isVisible: visible.includes(body) })),
    sun,
    /** The bearing is where the Moon sees the Sun, in degrees from right through down. */
    moon: { phase: system.moonPhase, bearing: bearing(moon, sun) },
    /** From 0 by day to 1 by night. */
    night: Math.min(1, Math.max(0, -sun.altitude / 12)),
  };
}
