/** Steps per degree of right ascension. */
export const raSteps = 20;

/** Numbers are written as printable characters that JSON does not escape: `#` is 0, `[` is 56. */
const base = 57;
const zero = 35;

/** @throws if a number does not fit a character */
export function encode(number: number): string {
  if (number < 0 || number >= base) throw new Error(`${number} is not within 0 and ${base - 1}`);
  return String.fromCharCode(number + zero);
}

/** Writes a number up to 3,248 as two characters. */
export function encodePair(number: number): string {
  const whole = Math.round(number);
  return encode(Math.floor(whole / base)) + encode(whole % base);
}

/** The number at an index of a text; with a second index, the number whose second character is there. */
export function decode(text: string, place: number, second?: number): number {
  const digit = text.charCodeAt(place) - zero;
  return second === undefined ? digit : digit * base + text.charCodeAt(second) - zero;
}
