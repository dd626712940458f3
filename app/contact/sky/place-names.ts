import type { useTranslations } from 'next-intl';
import { bodyLooks } from './chart';
import type { Point } from './geometry';
import type { Chart } from './positions';

/**
 * Font sizes in thousandths of the chart's radius: that of bodies in the smallest porthole (10.5 px, radius 88 px), and that of figures,
 * which are named in large ones only (sky.module.scss).
 */
const fontSizes = { body: 120, figure: 57 };

/** The names of the bodies and, by night, of the best known figures, where they touch neither a body nor each other. */
export function placeNames({ bodies, figures, night }: Chart, t: ReturnType<typeof useTranslations<never>>) {
  const discs = bodies
    .filter(({ isVisible }) => isVisible)
    .map(({ name, x, y }) => {
      const box = boxAround([{ x, y }], bodyLooks[name].radius);
      return { text: t(`sky.bodies.${name}`), isFigure: false, box };
    });
  const captions = (night < 0.5 ? [] : figures).map(({ name, corners }) => {
    return { text: t(`sky.constellations.${name}`), isFigure: true, box: boxAround(corners, 0) };
  });

  const names: Name[] = [];
  for (const { text, isFigure, box } of [...discs, ...captions]) {
    const taken = [...discs.map((disc) => disc.box), ...names.map(boxOf)];
    const free = placesAround(box, isFigure)
      .map((place) => ({ ...place, text, isFigure }))
      .find((name) => isFree(boxOf(name), taken));
    if (free) names.push(free);
  }
  return names;
}

function boxAround(points: readonly Point[], margin: number) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

type Box = ReturnType<typeof boxAround>;

/**
 * The places of a name as SVG aligns it, `dx` and `dy` in its font size. The best one is first: a body has its name beside
 * it, a figure below like a caption.
 */
function placesAround({ left, right, top, bottom }: Box, isFigure: boolean) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const beside = [0, 0.8, -0.8].flatMap((dy) => [
    { x: right, y, anchor: 'start' as const, dx: 0.5, dy },
    { x: left, y, anchor: 'end' as const, dx: -0.5, dy },
  ]);
  const below = [
    { x, y: bottom, anchor: 'middle' as const, dx: 0, dy: 0.8 },
    { x, y: top, anchor: 'middle' as const, dx: 0, dy: -0.8 },
  ];
  return isFigure ? [...below, ...beside] : [...beside, ...below];
}

type Name = ReturnType<typeof placesAround>[number] & { text: string; isFigure: boolean };

/** The space that a name takes in a font whose letters all have one width; a figure gets more around it. */
function boxOf({ x, y, text, isFigure, anchor, dx, dy }: Name): Box {
  const em = fontSizes[isFigure ? 'figure' : 'body'];
  const width = 0.65 * em * text.length;
  const start = { x: x + dx * em - { start: 0, middle: width / 2, end: width }[anchor], y: y + dy * em };
  return boxAround([start, { ...start, x: start.x + width }], isFigure ? em : em / 2.2);
}

const isFree = ({ left, right, top, bottom }: Box, taken: readonly Box[]) =>
  Math.hypot(Math.max(-left, right), Math.max(-top, bottom)) < 980 &&
  !taken.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
