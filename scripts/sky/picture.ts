import { solarSystem } from '../../app/_lib/sky/bodies';
import { type Chart, chartOf, litMoon } from '../../app/_lib/sky/chart';
import { planetLooks, sunColours, twilightGlow } from '../../app/_lib/sky/colours';
import type { Place } from '../../app/_lib/sky/frames';
import type { Point } from '../../app/_lib/sky/projection';

const round = (number: number) => Number(number.toFixed(1));
const at = ({ x, y }: Point) => `${round(x * 100)} ${round(y * 100)}`;

const gradient = (id: string, place: string, colours: readonly string[]) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${colours
    .map((colour, step) => `<stop offset="${step / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</radialGradient>`;

const circle = (centre: Point, radius: number, fill: string) =>
  `<circle cx="${round(centre.x * 100)}" cy="${round(centre.y * 100)}" r="${round(radius)}" fill="${fill}"/>`;

/** The sky above a place at an instant as an SVG file, without words, so that it serves every language. */
export function renderSkyPicture(date: Date, place: Place): string {
  const chart = chartOf(date, place, solarSystem(date, place));
  const [ground, gradients] = groundOf(chart);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">',
    `<defs><clipPath id="c"><circle r="100"/></clipPath>${gradients}</defs><g clip-path="url(#c)">${ground}`,
    `<path fill="none" stroke="#a6c8ff" stroke-width=".42" opacity="${round(0.1 + 0.25 * chart.darkness)}" d="${linePath(chart)}"/>`,
    `<g fill="none" stroke-linecap="round" opacity="${round(0.3 + 0.7 * chart.darkness)}">${starPaths(chart)}</g>`,
    bodies(chart),
    '</g></svg>\n',
  ].join('');
}

function groundOf({ sky, sun }: Chart): [shapes: string, gradients: string] {
  const ground = gradient('s', 'cx="0" cy="0" r="100"', sky);
  const light = sun && twilightGlow(sun);
  const shapes = '<circle r="100" fill="url(#s)"/>';
  if (!light) return [shapes, ground];
  const place = `cx="${round(light.x * 100)}" cy="${round(light.y * 100)}" r="115"`;
  return [`${shapes}<circle r="100" fill="url(#t)"/>`, ground + gradient('t', place, light.stops)];
}

const linePath = ({ lines }: Chart) => lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');

/** One path for all stars of a size and a colour: each is a line without length, with round ends. */
function starPaths({ stars }: Chart): string {
  const groups = new Map<string, string>();
  for (const star of stars) {
    const look = `stroke="${star.colour}" stroke-width="${round(star.size * 2)}"`;
    groups.set(look, `${groups.get(look) ?? ''}M${at(star)}h0`);
  }
  return [...groups].map(([look, path]) => `<path ${look} d="${path}"/>`).join('');
}

function bodies({ planets, sun, moon, darkness }: Chart): string {
  const drawn = planets.map((planet) => {
    const { colour, size } = planetLooks[planet.name];
    const ring = `<ellipse rx="${round(size * 1.9)}" ry="${round(size * 0.6)}" transform="translate(${at(planet)})rotate(-23)" fill="none" stroke="${colour}" stroke-width=".45"/>`;
    const shapes = circle(planet, size, colour) + (planet.name === 'saturn' ? ring : '');
    return planet.isVisible ? shapes : `<g opacity=".35">${shapes}</g>`;
  });
  if (sun && sun.altitude > -1) drawn.push(circle(sun, 4.2, sunColours.disc));
  if (moon) {
    const turn = round((moon.bearing * 180) / Math.PI);
    const disc = darkness > 0.3 ? '<circle r="4.2" fill="#39424f"/>' : '';
    drawn.push(
      `<g transform="translate(${at(moon)})rotate(${turn})">${disc}<path fill="#f6f2e7" d="${litMoon(4.2, Number(moon.phase.toFixed(3)))}"/></g>`,
    );
  }
  return drawn.join('');
}
