/** The shapes that all drawings are made of, as SVG text in whole units. */
import { sha256 } from '../../lib/files';

export interface Point {
  x: number;
  y: number;
}

export interface Disc extends Point {
  r: number;
}

export const width = 1600;
export const height = 1000;

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

/** Around 0, rarely as far as the spread. */
export const near = (random: Random, spread: number) => spread * (random() + random() - 1);

/** So many points. */
export const points = (count: number, pointOf: (index: number) => Point) =>
  Array.from({ length: count }, (_, index) => pointOf(index));

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether a point is in one of some discs, or near it. */
export const isIn = (discs: readonly Disc[], point: Point, more = 0) =>
  discs.some((disc) => distance(disc, point) < disc.r + more);

/** In radians, clockwise from the right. */
export const direction = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);

export const pointAt = (from: Point, angle: number, length: number): Point => ({
  x: from.x + length * Math.cos(angle),
  y: from.y + length * Math.sin(angle),
});

export const rounded = Math.round;

export const circle = ({ x, y, r }: Disc, attributes = '') =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" ${attributes}/>`;

export const line = (from: Point, to: Point) =>
  `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;

/** A group with an origin of its own, turned by an angle and less high. */
export const group = ({ x, y }: Point, angle: number, content: string, tallness = 1) =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})rotate(${rounded((angle * 180) / Math.PI)})scale(1 ${tallness})">${content}</g>`;

/** Dots as one path, each a line of no length with round ends. */
export const dots = (points: readonly Point[], attributes: string) =>
  `<path d="${points.map(({ x, y }) => `M${rounded(x)} ${rounded(y)}h0`).join('')}" stroke-width="7" stroke-linecap="round" ${attributes}/>`;
