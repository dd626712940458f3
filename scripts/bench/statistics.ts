import { median } from 'es-toolkit/math';

export type Table = Record<string, Record<string, number | string>>;

/** How many times as much one list has as another, by their medians. */
export const ratio = (values: number[], floor: number[] = []) => (median(values) / median(floor)).toFixed(2);

/** The median with the range: `120 (98–143)`. */
export function spread(values: number[]): string {
  if (values.length === 0) return '–';
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(Math.round);
  return `${middle} (${least}–${most})`;
}
