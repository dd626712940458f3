import type { BodyName } from '@/app/_lib/sky/bodies';
import type { ConstellationName } from '@/app/_lib/sky/catalogue';
import type { Chart } from '@/app/_lib/sky/chart';
import { planetLooks } from '@/app/_lib/sky/colours';
import { type Obstacles, placeLabels } from '@/app/_lib/sky/labels';
import type { Point } from '@/app/_lib/sky/projection';

/** What the canvas writes, in the visitor's language. */
export interface ChartNames {
  body: (name: BodyName) => string;
  constellation: (name: ConstellationName) => string;
}

/** The bodies with a name, with their size in hundredths of the radius. */
function namedBodies({ sun, moon, planets }: Chart): (Point & { name: BodyName; size: number })[] {
  return [
    ...(sun && sun.altitude > -0.5 ? [{ ...sun, name: 'sun' as const, size: 4.6 }] : []),
    ...(moon?.isVisible ? [{ ...moon, name: 'moon' as const, size: 4.2 }] : []),
    ...planets
      .filter(({ isVisible }) => isVisible)
      .map((planet) => ({
        ...planet,
        size: planetLooks[planet.name].size * (planet.name === 'saturn' ? 1.9 : 1),
      })),
  ];
}

/** Writes the names where they cover neither lines nor stars: those of all bodies, and by night of some constellations. */
export function paintNames(
  context: CanvasRenderingContext2D,
  chart: Chart,
  radius: number,
  names: ChartNames,
  family: string,
) {
  const unit = radius / 100;
  const at = ({ x, y }: Point) => ({ x: x * radius, y: y * radius });
  const around = (point: Point, reach: number) => {
    const { x, y } = at(point);
    return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
  };
  const bodies = namedBodies(chart);
  const obstacles: Obstacles = {
    // By day the lines are too faint to matter.
    segments: chart.darkness > 0.3 ? chart.lines.map(([from, to]) => [at(from), at(to)]) : [],
    boxes: [
      ...bodies.map((body) => around(body, body.size * unit + 1)),
      ...chart.stars.filter(({ size }) => size > 0.8).map((star) => around(star, 1)),
    ],
    radius: radius - 3,
  };

  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // The sky around the letters covers what lies under them.
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = chart.sky[1] ?? '';

  const write = (labels: { text: string; anchor: Point; gap: number }[], size: number, most: number) => {
    // Capitals are as high as three quarters of the font's size.
    const measured = labels.map((label) => ({
      ...label,
      anchor: at(label.anchor),
      width: context.measureText(label.text).width,
      height: size * 0.75,
    }));
    for (const { text, x, y } of placeLabels(measured, obstacles, most)) {
      context.strokeText(text, x, y);
      context.fillText(text, x, y);
    }
  };

  const size = Math.min(13, Math.max(10.5, radius / 15));
  context.font = `600 ${size}px ${family}`;
  context.fillStyle = '#fff';
  write(
    bodies.map((body) => ({ text: names.body(body.name), anchor: body, gap: body.size * unit + 4 })),
    size,
    bodies.length,
  );
  if (chart.darkness < 0.5) return;

  context.globalAlpha = 0.3 + 0.5 * chart.darkness;
  context.font = `500 ${size * 0.75}px ${family}`;
  context.fillStyle = '#c3d6f5';
  write(
    chart.names.map((name) => ({
      text: names.constellation(name.name).toUpperCase(),
      anchor: name,
      gap: 0,
    })),
    size * 0.75,
    Math.round(radius / 18),
  );
}
