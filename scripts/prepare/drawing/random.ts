import { sha256 } from '../../lib/files';

/** The next number from 0 to 1. */
export type Random = () => number;

/**
 * Numbers that look random and are the same for the same text, by a linear congruential generator:
 * W. H. Press et al., Numerical Recipes, 3rd edition, 7.1.6.
 */
export function randomBy(text: string): Random {
  let state = Number.parseInt(sha256(text).slice(0, 8), 16);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const between = (random: Random, least: number, most: number) => least + (most - least) * random();
