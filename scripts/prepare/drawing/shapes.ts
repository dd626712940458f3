/** The shapes that all drawings are made of, as SVG text in whole units. */
import type { Random } from './random';

export interface Point {
  x: number;
  y: number;
}

export interface Disc extends Point {
  r: number;
}

export const width = 1600;
export const height = 1000;

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** In radians, clockwise from the right. */
export const direction = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);

export const pointAt = (from: Point, angle: number, length: number): Point => ({
  x: from.x + length * Math.cos(angle),
  y: from.y + length * Math.sin(angle),
});

export const rounded = Math.round;

const degrees = (angle: number) => rounded((angle * 180) / Math.PI);

export const circle = ({ x, y, r }: Disc, attributes: string) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" ${attributes}/>`;

export const line = (from: Point, to: Point) =>
  `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;

/** A group with an origin of its own, turned by an angle. */
export const group = ({ x, y }: Point, angle: number, content: string) =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})${angle ? `rotate(${degrees(angle)})` : ''}">${content}</g>`;

/** Dots as one path, each a line of no length with round ends. */
export function dots(points: readonly Point[], colour: string, opacity?: string): string {
  const path = points.map(({ x, y }) => `M${rounded(x)} ${rounded(y)}h0`).join('');
  const faint = opacity ? ` stroke-opacity="${opacity}"` : '';
  return `<path d="${path}" stroke="${colour}" stroke-width="7" stroke-linecap="round"${faint}/>`;
}

/** So many points. */
export const points = (count: number, pointOf: (index: number) => Point) =>
  Array.from({ length: count }, (_, index) => pointOf(index));

/** Around 0, rarely as far as the spread. */
export const near = (random: Random, spread: number) => spread * (random() + random() - 1);
