import { expect, test } from 'playwright/test';
import { placeLabels } from './labels';

const label = { text: 'Vénus', anchor: { x: 0, y: 0 }, width: 40, height: 8 };
const free = () => ({ segments: [], boxes: [], radius: 100 });

test('a name with room is beside its body, inside the chart', () => {
  expect(placeLabels([{ ...label, gap: 5 }], free())).toEqual([{ text: 'Vénus', x: 25, y: 0 }]);
  const [placed] = placeLabels([{ ...label, gap: 5, anchor: { x: 90, y: 0 } }], free());
  expect(placed?.x).toBeLessThan(90);
});

test('a name keeps clear of a line and of other names', () => {
  const segments = [
    [
      { x: 20, y: -50 },
      { x: 20, y: 50 },
    ],
  ] as const;
  const [left] = placeLabels([{ ...label, gap: 5 }], { ...free(), segments });
  expect(left).toMatchObject({ x: -25, y: 0 });
  const two = placeLabels(
    [
      { ...label, gap: 5 },
      { ...label, gap: 5 },
    ],
    free(),
  );
  expect(two[1]).toMatchObject({ x: -25 });
});

test('where lines are everywhere, a body keeps its name and a constellation loses it', () => {
  const segments = Array.from({ length: 100 }, (_, row) => {
    const y = 2 * (row - 50);
    return [
      { x: -100, y },
      { x: 100, y },
    ] as const;
  });
  expect(placeLabels([{ ...label, gap: 5 }], { ...free(), segments })).toHaveLength(1);
  expect(placeLabels([{ ...label, gap: 0 }], { ...free(), segments })).toHaveLength(0);
});
