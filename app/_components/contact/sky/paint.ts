import { type Chart, litMoon } from '@/app/_lib/sky/chart';
import { planetLooks, sunColours, twilightGlow } from '@/app/_lib/sky/colours';
import type { Point } from '@/app/_lib/sky/projection';
import { type ChartNames, paintNames } from './paint-names';

const fullTurn = 2 * Math.PI;

/** Draws the chart over the whole canvas, sharp at the screen's resolution. @throws where nothing can be drawn */
export function paintChart(canvas: HTMLCanvasElement, chart: Chart, names: ChartNames): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  const side = canvas.clientWidth;
  const density = Math.min(3, devicePixelRatio);
  canvas.width = canvas.height = Math.round(side * density);
  context.scale(density, density);
  context.translate(side / 2, side / 2);
  const radius = side / 2;
  context.beginPath();
  context.arc(0, 0, radius, 0, fullTurn);
  context.clip();

  paintGround(context, chart, radius);
  paintStars(context, chart, radius);
  paintBodies(context, chart, radius);
  paintNames(context, chart, radius, names, getComputedStyle(canvas).fontFamily);
}

function fillCircle(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
  fill: string | CanvasGradient,
) {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, fullTurn);
  context.fill();
}

function glow(context: CanvasRenderingContext2D, { x, y }: Point, radius: number, stops: readonly string[]) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [index, stop] of stops.entries()) gradient.addColorStop(index / (stops.length - 1), stop);
  fillCircle(context, { x, y }, radius, gradient);
}

function paintGround(context: CanvasRenderingContext2D, { sky, sun }: Chart, radius: number) {
  glow(context, { x: 0, y: 0 }, radius, sky);
  const light = sun && twilightGlow(sun);
  if (light) glow(context, { x: light.x * radius, y: light.y * radius }, radius * 1.15, light.stops);
}

function paintStars(context: CanvasRenderingContext2D, { lines, stars, darkness }: Chart, radius: number) {
  context.globalAlpha = 0.1 + 0.25 * darkness;
  context.strokeStyle = '#a6c8ff';
  context.lineWidth = Math.max(0.7, radius / 240);
  context.beginPath();
  for (const [from, to] of lines) {
    context.moveTo(from.x * radius, from.y * radius);
    context.lineTo(to.x * radius, to.y * radius);
  }
  context.stroke();
  context.globalAlpha = 0.3 + 0.7 * darkness;
  for (const { x, y, size, colour } of stars)
    fillCircle(context, { x: x * radius, y: y * radius }, Math.max(0.35, (size * radius) / 100), colour);
  context.globalAlpha = 1;
}

function paintBodies(context: CanvasRenderingContext2D, chart: Chart, radius: number) {
  const unit = radius / 100;
  for (const { name, x, y, isVisible } of chart.planets) {
    const { colour, size } = planetLooks[name];
    const place = { x: x * radius, y: y * radius };
    // Behind the light of the day.
    context.globalAlpha = isVisible ? 1 : 0.25 + 0.35 * chart.darkness;
    if (isVisible) glow(context, place, size * unit * 3.5, [`${colour}66`, `${colour}00`]);
    fillCircle(context, place, size * unit, colour);
    if (name === 'saturn') {
      context.strokeStyle = colour;
      context.lineWidth = 0.45 * unit;
      context.beginPath();
      context.ellipse(place.x, place.y, size * unit * 1.9, size * unit * 0.6, -0.4, 0, fullTurn);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
  const { sun, moon } = chart;
  if (sun && sun.altitude > -1) {
    const place = { x: sun.x * radius, y: sun.y * radius };
    glow(context, place, 34 * unit, sunColours.glow);
    fillCircle(context, place, 4.2 * unit, sunColours.disc);
  }
  if (!moon) return;
  context.save();
  context.translate(moon.x * radius, moon.y * radius);
  if (chart.darkness > 0.3)
    glow(context, { x: 0, y: 0 }, 13 * unit, [
      `rgb(240 240 255 / ${0.5 * moon.phase})`,
      'rgb(240 240 255 / 0)',
    ]);
  context.globalAlpha = moon.isVisible ? 1 : 0.4;
  context.rotate(moon.bearing);
  // By day the dark part of the Moon is as blue as the sky around it.
  if (chart.darkness > 0.3) fillCircle(context, { x: 0, y: 0 }, 4.2 * unit, '#39424f');
  context.fillStyle = '#f6f2e7';
  context.fill(new Path2D(litMoon(4.2 * unit, moon.phase)));
  context.restore();
}
