import type { Period } from '@/content/schema';

interface Work {
  name: string;
  date: Period;
}

/** What is calculated for a work. */
interface Light {
  /** Where it begins: a share of the width, from the first year to today. */
  from: number;
  /** Which row below the arc it is in. */
  lane: number;
  /** The same where the window is too narrow for names. */
  bareLane: number;
  /** How many names above it take two lines on a phone, where each has a row of its own. Its own counts half. */
  tall: number;
  /** What the light and its name take up. */
  room: number;
  /** Whether the name is before the light, as there is no room after it. */
  isNameFirst: boolean;
}

/** As many works as can be named below each other on a phone, with the first of them still on the first screen. */
const mostWorks = 12;

/** What a light without its name takes up on the narrowest phone. */
const lightRoom = 0.09;

/** As many names of years as fit side by side on the narrowest phone. */
const mostNames = 8;

/** How far below the top of the drawing the arc is: a parabola, flat where it ends, today. */
export const depthAt = (at: number) => (1 - at) ** 2;

/** The room of a light and its name in the narrowest drawing with several names in a lane, which is 58rem wide. */
const roomFor = (name: string) => Math.min(1, (name.length * 0.37 + 2.25) / 58);

/**
 * Whether a name takes two lines on a phone of 390 px, on the wider side of its light: a letter takes about 1.6 % of the
 * width, the light 3 % (measured on the names of the sample).
 */
const isTall = (name: string, from: number) => name.length * 0.0162 + 0.03 > Math.max(from, 1 - from);

/** How far a name may reach beyond the end of the arc. */
const gutter = 0.04;

type Span = Pick<Light, 'from' | 'room' | 'isNameFirst' | 'lane'>;

const startOf = ({ from, room, isNameFirst }: Span) => (isNameFirst ? from - room : from);

/** Whether two lights or their names overlap. */
export const meet = (one: Span, other: Span) =>
  one.lane === other.lane &&
  startOf(one) < startOf(other) + other.room &&
  startOf(other) < startOf(one) + one.room;

/** The first lane in which each meets none of those before it. */
function lanesFor(spans: readonly Omit<Span, 'lane'>[]): number[] {
  const placed: Span[] = [];
  for (const span of spans) {
    const next = { ...span, lane: 0 };
    while (placed.some((other) => meet(other, next))) next.lane++;
    placed.push(next);
  }
  return placed.map(({ lane }) => lane);
}

const countLanes = (lanes: readonly number[]) => Math.max(0, ...lanes.map((lane) => lane + 1));

/** Months since the year 0. */
function monthsOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/**
 * Places works on an arc of time, to scale, and overlapping ones in lanes below each other.
 * @param works in any order
 * @param lastYear the year that the arc ends with
 * @returns the works as lights, the first one first; `isCrowded`, whether there is no room for names, so that each is shown
 * when its light is reached; and how much of each there is
 */
export function placeOnHorizon<Named extends Work>(works: readonly Named[], lastYear: number) {
  const starts = works.map(({ date }) => monthsOf(date.from));
  const firstYear = Math.min(lastYear, ...starts.map((month) => Math.floor(month / 12)));
  const count = lastYear - firstYear + 1;
  const share = (months: number) => Math.min(1, (months - firstYear * 12) / (count * 12));

  const isCrowded = works.length > mostWorks;
  const spans = works
    .toSorted((one, other) => monthsOf(one.date.from) - monthsOf(other.date.from))
    .map((work) => {
      const from = share(monthsOf(work.date.from));
      const room = isCrowded ? lightRoom : roomFor(work.name);
      const isNameFirst = isCrowded ? from > 0.5 : from + room > 1 + gutter && from >= room;
      return { ...work, from, room, isNameFirst };
    });
  const lanes = lanesFor(spans);
  const bareLanes = lanesFor(spans.map((span) => ({ ...span, room: lightRoom, isNameFirst: false })));
  let tall = 0;
  const lights = spans.map((span, index): Named & Light => {
    const half = isTall(span.name, span.from) ? 0.5 : 0;
    tall += 2 * half;
    return { ...span, lane: lanes[index] ?? 0, bareLane: bareLanes[index] ?? 0, tall: tall - half };
  });

  const step = Math.ceil(count / mostNames);
  const years = Array.from({ length: count }, (_, index) => ({
    year: firstYear + index,
    at: index / count,
    isNamed: index % step === 0,
  }));
  return { years, lights, lanes: countLanes(lanes), bareLanes: countLanes(bareLanes), tall, isCrowded };
}
