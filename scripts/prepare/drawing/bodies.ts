/** Round bodies, lit from the key star: flat inks, bands, and dots where day turns to night. */
import type { Inks } from './inks';
import { between, type Random } from './random';
import { circle, type Disc, direction, dots, group, near, type Point, points, rounded } from './shapes';

export interface Draft {
  random: Random;
  inks: Inks;
}

/**
 * The dark side of a body, away from the sun.
 * @param phase how far night ends from the middle, in radii: 1 is a full moon, -1 a new one
 * @param stipple the colour of the dots along the edge of the night
 */
export function night(
  { random }: Draft,
  body: Disc,
  sun: Point,
  phase: number,
  colour: string,
  stipple?: string,
): string {
  // It is a little larger than the body: no edge of the day shines through.
  const r = rounded(body.r + 1);
  const edge = `A${rounded(Math.abs(phase) * body.r)} ${r} 0 0 ${phase > 0 ? 0 : 1} 0-${r}`;
  const side = `<path d="M0-${r}A${r} ${r} 0 0 1 0 ${r}${edge}" fill="${colour}"/>`;
  const inward = phase > 0 ? -0.5 : 0.5;
  const grain = points(stipple ? 130 : 0, () => {
    const turn = near(random, 1.35);
    const across = phase + inward * random() * random();
    return { x: across * body.r * Math.cos(turn), y: body.r * Math.sin(turn) };
  });
  return group(body, direction(sun, body), side + (stipple ? dots(grain, stipple) : ''));
}

/**
 * A planet with bands.
 * @param over what else is on its day side, around its centre
 */
export function planet(draft: Draft, body: Disc, sun: Point, tilt: number, phase: number, over = ''): string {
  const { random, inks } = draft;
  const r = rounded(body.r);
  let bands = '';
  for (let at = -0.95 + 0.3 * random(); at < 0.85; at += between(random, 0.16, 0.42)) {
    const broad = rounded(r * (0.03 + 0.15 * random() * random()));
    bands += `<path d="M-${r} ${rounded(at * r)}q${r} ${rounded(0.3 * r)} ${2 * r} 0" stroke-width="${broad}"/>`;
  }
  const day =
    circle({ x: 0, y: 0, r }, `fill="${inks.day}"`) +
    group({ x: 0, y: 0 }, tilt, `<g fill="none" stroke="${inks.light}">${bands}</g>${over}`);
  // Each drawing has one of them and is a document of its own, so the name is unique.
  const clip = `<clipPath id="body">${circle({ x: 0, y: 0, r }, '')}</clipPath>`;
  return (
    group(body, 0, `${clip}<g clip-path="url(#body)">${day}</g>`) +
    night(draft, body, sun, phase, inks.night, inks.night)
  );
}

/** A small body in one colour. */
export const moon = (draft: Draft, body: Disc, sun: Point, phase = 0.5, colour = draft.inks.day) =>
  circle(body, `fill="${colour}"`) + night(draft, body, sun, phase, draft.inks.night);
