import type { Period } from '@/content/schema';

/** A work on the horizon. Places are shares of its width, from the first year to today. */
export interface Light {
  id: string;
  from: number;
  to: number;
  /** How many rows below the arc it is. */
  lane: number;
  /** What its name may take up before it meets the next one in its lane. */
  room: number;
  /** Whether the name is before the light, as there is no room after it. */
  isNameFirst: boolean;
}

export interface Horizon {
  years: { year: number; at: number; isNamed: boolean }[];
  lights: Light[];
  /** The light that reaches lowest, which decides how high the drawing is. */
  lowest: Light | undefined;
}

/** What a light and its name need of the width at least. */
export const leastRoom = 0.2;

/** The height of a lane as a share of the height of the arc, about. */
const laneShare = 0.19;

/** As many names of years as fit side by side on the narrowest phone. */
const mostNames = 8;

/** How far below the top of the drawing the arc is: a parabola, flat where it ends, today. */
export const depthAt = (at: number) => (1 - at) ** 2;

/** How far down the first row is: it hangs less than the arc, so that names in two rows do not meet. */
export const rowAt = (at: number) => 0.6 + 0.4 * depthAt(at);

type Placed = Omit<Light, 'room'>;

/** Half of the gap to a neighbour in the lane whose name is in it too, else all of it. */
function roomOf(light: Placed, all: Placed[]): number {
  const lane = all.filter(({ lane }) => lane === light.lane);
  const index = lane.indexOf(light);
  const [before, after] = [lane[index - 1], lane[index + 1]];
  if (light.isNameFirst) return before ? (light.from - before.from) / 2 : light.from;
  if (!after) return 1 - light.from;
  return (after.from - light.from) / (after.isNameFirst ? 2 : 1);
}

/** Months since the year 0. */
function monthsOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/**
 * Places works on an arc of time, to scale, and overlapping ones in lanes below each other.
 * @param works in any order
 * @param lastYear the year that the arc ends with
 */
export function placeOnHorizon(works: readonly { id: string; date: Period }[], lastYear: number): Horizon {
  const starts = works.map(({ date }) => monthsOf(date.from));
  const firstYear = Math.min(lastYear, ...starts.map((month) => Math.floor(month / 12)));
  const count = lastYear - firstYear + 1;
  const share = (months: number) => Math.min(1, (months - firstYear * 12) / (count * 12));

  const lanes: number[] = [];
  const lights = works
    .map(({ id, date }) => ({
      id,
      from: share(monthsOf(date.from)),
      to: date.to === null ? 1 : share(monthsOf(date.to) + 1),
    }))
    .sort((one, other) => one.from - other.from)
    .map((light) => {
      const free = lanes.findIndex((last) => light.from - last >= leastRoom);
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = light.from;
      return { ...light, lane, isNameFirst: light.from > 1 - leastRoom };
    })
    .map((light, _, all) => ({ ...light, room: roomOf(light, all) }));

  const reach = ({ from, lane }: Light) => rowAt(from) + lane * laneShare;
  const [lowest] = lights.toSorted((one, other) => reach(other) - reach(one));
  const step = Math.ceil(count / mostNames);
  const years = Array.from({ length: count }, (_, index) => ({
    year: firstYear + index,
    at: index / count,
    isNamed: index % step === 0,
  }));
  return { years, lights, lowest };
}
