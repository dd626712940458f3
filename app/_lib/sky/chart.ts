import type { SolarSystem } from './bodies';
import { type ConstellationName, constellations, lines, type Star, stars } from './catalogue';
import { skyColours, starColours } from './colours';
import { horizonFrames, type Place, seenAt } from './frames';
import { type Planet, planets } from './planets';
import { bearing, type Point, project } from './projection';
import { apply } from './vectors';
import { visibleBodies } from './visible';

/** All that the canvas and the picture draw. Sizes are in hundredths of the chart's radius. */
export interface Chart {
  /** Colours in even steps from overhead to the horizon. */
  sky: string[];
  /** From 0 by day to 1 by night. */
  darkness: number;
  lines: [Point, Point][];
  stars: (Point & { size: number; colour: string })[];
  names: (Point & { name: ConstellationName })[];
  sun: (Point & { altitude: number }) | null;
  /** `bearing` points at the Sun, from right through down. */
  moon: (Point & { phase: number; bearing: number; isVisible: boolean }) | null;
  planets: (Point & { name: Planet; isVisible: boolean })[];
}

const starSize = (magnitude: number) => 0.2 + 0.185 * (5 - magnitude);

/** The sky above a place as points of a chart. */
export function chartOf(date: Date, place: Place, system: SolarSystem): Chart {
  const { of2000 } = horizonFrames(date, place);
  const at = (direction: Star['direction']) => project(seenAt(apply(of2000, direction)));
  const points = new Map(stars.map((star) => [star, at(star.direction)]));
  const isUp = (point: Point) => Math.hypot(point.x, point.y) < 1;
  const { sun, moon } = system.bodies;
  const visible = new Set(visibleBodies(system).map(({ name }) => name));

  return {
    sky: skyColours(sun.altitude),
    darkness: Math.min(1, Math.max(0, -sun.altitude / 12)),
    lines: lines.flatMap(([from, to]) => {
      const [start, end] = [points.get(from), points.get(to)];
      return start && end && (isUp(start) || isUp(end)) ? [[start, end]] : [];
    }),
    stars: [...points].flatMap(([{ magnitude, colour }, point]) =>
      isUp(point)
        ? [
            {
              ...point,
              size: starSize(Math.min(5, magnitude)),
              colour: starColours[colour] ?? starColours[2],
            },
          ]
        : [],
    ),
    names: constellations.map(({ name, direction }) => ({ name, ...at(direction) })).filter(isUp),
    // The glow of twilight remains when the Sun is down.
    sun: sun.altitude > -16 ? { ...project(sun), altitude: sun.altitude } : null,
    moon:
      moon.altitude > -0.5
        ? {
            ...project(moon),
            phase: system.moonPhase,
            bearing: bearing(moon, sun),
            isVisible: visible.has('moon'),
          }
        : null,
    planets: planets.flatMap((name) =>
      system.bodies[name].altitude > 0
        ? [{ name, ...project(system.bodies[name]), isVisible: visible.has(name) }]
        : [],
    ),
  };
}

/** The lit part of the Moon as SVG path data, towards the right. Its inner edge is half an ellipse. */
export function litMoon(radius: number, phase: number): string {
  const inner = radius * Math.abs(1 - 2 * phase);
  const edge = phase < 0.5 ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${inner} ${radius} 0 0 ${edge} 0 ${-radius}Z`;
}
