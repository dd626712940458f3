import type { Point } from './projection';

export interface Label {
  text: string;
  /** The middle of what it names. */
  anchor: Point;
  width: number;
  height: number;
  /** Free space between the anchor and the text; without it the text may cover its anchor. */
  gap: number;
}

/** The middle of a text that found its place. */
export interface PlacedLabel extends Point {
  text: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a text must not cover. */
export interface Obstacles {
  segments: readonly (readonly [Point, Point])[];
  boxes: Box[];
  /** The chart, whose centre is the origin. */
  radius: number;
}

const margin = 2;

/** Around an anchor in ever wider rounds. */
const rounds = [0, 1, 2, 3, 4, 5].flatMap((round) =>
  Array.from({ length: round ? 16 : 1 }, (_, step) => ({
    x: round * Math.cos((step * Math.PI) / 8),
    y: round * Math.sin((step * Math.PI) / 8),
  })),
);

/** Gives each label a place where it covers nothing; one that finds none is left out. Placed labels become obstacles. */
export function placeLabels(
  labels: readonly Label[],
  obstacles: Obstacles,
  most = labels.length,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    if (placed.length >= most) break;
    const places = label.gap === 0 ? placesAround(label) : placesBeside(label);
    const isClear = (withLines: boolean) => (place: Point) =>
      isFree(boxOf(place, label), obstacles, withLines);
    // A body must have its name: if it can't keep clear of the lines, it lies on one of them.
    const middle = places.find(isClear(true)) ?? (label.gap > 0 && places.find(isClear(false)));
    if (!middle) continue;
    obstacles.boxes.push(boxOf(middle, label));
    placed.push({ ...middle, text: label.text });
  }
  return placed;
}

const placesAround = ({ anchor: { x, y }, width, height }: Label): Point[] =>
  rounds.map((step) => ({ x: x + step.x * width * 0.22, y: y + step.y * height * 0.7 }));

function placesBeside({ anchor: { x, y }, width, height, gap }: Label): Point[] {
  const places: Point[] = [];
  for (const distance of [gap, gap + height / 2, gap + height]) {
    const [aside, above] = [distance + width / 2, distance + height / 2];
    for (const side of [1, -1]) {
      for (const shift of [0, 0.5, -0.5, 1, -1]) places.push({ x: x + side * aside, y: y + shift * above });
    }
    for (const side of [1, -1]) {
      for (const shift of [0, 0.5, -0.5]) places.push({ x: x + shift * width, y: y + side * above });
    }
  }
  return places;
}

function boxOf({ x, y }: Point, { width, height }: Label): Box {
  return {
    left: x - width / 2 - margin,
    right: x + width / 2 + margin,
    top: y - height / 2 - margin,
    bottom: y + height / 2 + margin,
  };
}

function isFree(box: Box, { segments, boxes, radius }: Obstacles, withLines: boolean): boolean {
  const farthest = Math.hypot(Math.max(-box.left, box.right), Math.max(-box.top, box.bottom));
  return (
    farthest < radius &&
    !boxes.some(
      (other) =>
        box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
    ) &&
    !(withLines && segments.some(([from, to]) => crosses(box, from, to)))
  );
}

/** Whether a segment touches a box: it is cut at each side in turn (Liang and Barsky, 1984). */
function crosses(box: Box, from: Point, to: Point): boolean {
  let [start, end] = [0, 1];
  for (const [near, far, position, way] of [
    [box.left, box.right, from.x, to.x - from.x],
    [box.top, box.bottom, from.y, to.y - from.y],
  ] as const) {
    if (way === 0) {
      if (position < near || position > far) return false;
      continue;
    }
    const [a, b] = [(near - position) / way, (far - position) / way];
    start = Math.max(start, Math.min(a, b));
    end = Math.min(end, Math.max(a, b));
  }
  return start <= end;
}
