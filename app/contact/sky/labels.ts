import type { useTranslations } from 'next-intl';
import { bodyLooks } from './chart';
import type { Point } from './geometry';
import type { Chart } from './positions';

/** In thousandths of the radius of the smallest chart that has such labels. */
const fontSizes = { body: 120, figure: 57 };

/** Labels of bodies and, by night, of well-known figures, where they touch no body and no label. */
export function chartLabels({ bodies, figures, night }: Chart, t: ReturnType<typeof useTranslations<never>>) {
  const discs = bodies
    .filter(({ isVisible }) => isVisible)
    .map(({ name, x, y }) => {
      const box = boxAround([{ x, y }], bodyLooks[name].radius);
      return { text: t(`sky.bodies.${name}`), isFigure: false, box };
    });
  const captions = (night < 0.5 ? [] : figures).map(({ name, corners }) => {
    return { text: t(`sky.constellations.${name}`), isFigure: true, box: boxAround(corners, 0) };
  });

  const labels: Label[] = [];
  for (const { text, isFigure, box } of [...discs, ...captions]) {
    const taken = [...discs.map((disc) => disc.box), ...labels.map(boxOf)];
    const free = placementsAround(box, isFigure)
      .map((placement) => ({ ...placement, text, isFigure }))
      .find((label) => isFree(boxOf(label), taken));
    if (free) labels.push(free);
  }
  return labels;
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

/** The best is first: beside a body, below a figure like a caption. `dx` and `dy` are in em. */
function placementsAround({ left, right, top, bottom }: Box, isFigure: boolean) {
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

type Label = ReturnType<typeof placementsAround>[number] & { text: string; isFigure: boolean };

/** The space that a label takes in a monospaced font; a figure's gets more around it. */
function boxOf({ x, y, text, isFigure, anchor, dx, dy }: Label): Box {
  const em = fontSizes[isFigure ? 'figure' : 'body'];
  const width = 0.65 * em * text.length;
  const start = { x: x + dx * em - { start: 0, middle: width / 2, end: width }[anchor], y: y + dy * em };
  return boxAround([start, { ...start, x: start.x + width }], isFigure ? em : em / 1.7);
}

const isFree = ({ left, right, top, bottom }: Box, taken: readonly Box[]) =>
  Math.hypot(Math.max(-left, right), Math.max(-top, bottom)) < 980 &&
  !taken.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
