/** Lengths that read as round, up to a power of ten. */
const roundLengths = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10];

/** Numbers such as 0.1 are not exact in a computer. */
const tolerance = 1e-6;
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < tolerance;

/** Equal steps of a scale that begins at 0. */
interface Scale {
  /** Of one step, in the unit of the figures. */
  step: number;
  count: number;
}

/**
 * Divides the larger of two positive figures into 8 to 12 steps of a round length: best into
 * whole steps, next best such that the smaller figure is a multiple of them, and then into the
 * most.
 */
export function scaleOf(one: number, other: number): Scale {
  const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
  const power = 10 ** Math.floor(Math.log10(larger / 8));
  const fit = ({ step, count }: Scale) =>
    100 * Number(isWhole(larger / step)) + 50 * Number(isWhole(smaller / step)) + count;
  return roundLengths
    .map((round) => ({ step: round * power, count: Math.ceil(larger / (round * power) - tolerance) }))
    .filter(({ count }) => count >= 8 && count <= 12)
    .reduce((best, scale) => (fit(scale) > fit(best) ? scale : best));
}

/**
 * Which steps are lit, counted from 1: a wait is over from its end on, and what has grown is
 * there up to its size.
 * @param isWait whether less is better
 */
export function litSteps(value: number, { step, count }: Scale, isWait: boolean) {
  const steps = value / step;
  return isWait
    ? { first: Math.max(1, Math.ceil(steps - tolerance)), last: count }
    : { first: 1, last: Math.max(1, Math.floor(steps + tolerance)) };
}
