import { type Chart, pathPoint } from './positions';
import type { BodyName } from './solar-system';

/** From the brightest stars. */
const starWidths = [21, 16, 12, 8.5, 5.5];

/** Sizes in thousandths of the chart's radius; `light` has opacities from the middle outward. */
export const bodyLooks: Record<BodyName, { rgb: string; radius: number; glow: number; light: number[] }> = {
  sun: { rgb: '255 252 238', radius: 42, glow: 340, light: [0.9, 0.28, 0.08, 0] },
  moon: { rgb: '246 242 231', radius: 42, glow: 130, light: [0.5, 0] },
  mercury: { rgb: '205 191 174', radius: 11, glow: 40, light: [0.4, 0] },
  venus: { rgb: '255 251 234', radius: 21, glow: 75, light: [0.4, 0] },
  mars: { rgb: '240 128 106', radius: 16, glow: 55, light: [0.4, 0] },
  jupiter: { rgb: '242 223 198', radius: 20, glow: 70, light: [0.4, 0] },
  saturn: { rgb: '230 211 154', radius: 16, glow: 55, light: [0.4, 0] },
};

/** A round light whose colours follow each other in even steps from its middle. */
function Glow({ id, radius, colours }: { id: string; radius: number; colours: readonly string[] }) {
  return (
    <>
      <radialGradient id={`sky-${id}`}>
        {colours.map((colour, step) => (
          <stop key={colour} offset={step / (colours.length - 1)} stopColor={colour} />
        ))}
      </radialGradient>
      <circle r={radius} fill={`url(#sky-${id})`} />
    </>
  );
}

/** The chart of the sky, without labels: these keep their font size whatever its width. */
export function SkyChart({ chart: { bodies, lines, moon, night, stars, sun } }: { chart: Chart }) {
  // Twilight is on the horizon, even when the Sun is far below it.
  const toHorizon = 1000 / Math.hypot(sun.x, sun.y);
  const twilightOpacity = Math.max(0, 1 - Math.abs(sun.altitude + 3) / 12);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1000 -1000 2000 2000" aria-hidden="true">
      <Glow id="ground" radius={1000} colours={skyColours(sun.altitude)} />
      <g
        transform={`translate(${pathPoint({ x: sun.x * toHorizon, y: sun.y * toHorizon })})`}
        opacity={twilightOpacity}
      >
        <Glow id="twilight" radius={1150} colours={twilight} />
      </g>
      <path stroke="#a6c8ff" strokeWidth="4.2" opacity={0.1 + 0.25 * night} d={lines} />
      <g stroke="#e6edff" strokeLinecap="round" opacity={0.3 + 0.7 * night}>
        {starWidths.map((width, brightness) => (
          <path key={width} strokeWidth={width} d={stars[brightness]} />
        ))}
      </g>
      {bodies.map(({ name, x, y, isVisible }) => {
        const { rgb, radius, glow, light } = bodyLooks[name];
        const fill = `rgb(${rgb})`;
        return (
          // Behind the light of the day a body is faint.
          <g
            key={name}
            transform={`translate(${pathPoint({ x, y })})`}
            opacity={isVisible ? 1 : 0.25 + 0.35 * night}
          >
            {isVisible && (
              <g opacity={name === 'moon' ? night * moon.phase : 1}>
                <Glow id={name} radius={glow} colours={light.map((opacity) => `rgb(${rgb} / ${opacity})`)} />
              </g>
            )}
            {/* By day the dark part of the Moon is as blue as the sky around it. */}
            {name === 'moon' && night > 0.3 && <circle r={radius} fill="#39424f" />}
            {name === 'moon' ? (
              <path
                fill={fill}
                transform={`rotate(${Math.round(moon.bearing)})`}
                d={litPart(radius, moon.phase)}
              />
            ) : (
              <circle r={radius} fill={fill} />
            )}
            {name === 'saturn' && (
              <ellipse rx="30" ry="10" transform="rotate(-23)" fill="none" stroke={fill} strokeWidth="4.5" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The lit part of the Moon, towards the right. Its inner edge is half an ellipse. */
function litPart(radius: number, phase: number): string {
  const inner = (radius * Math.abs(1 - 2 * phase)).toFixed(1);
  const way = phase < 0.5 ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${inner} ${radius} 0 0 ${way} 0 ${-radius}Z`;
}

/** Altitude of the Sun, then red, green and blue overhead and at the horizon. */
const skies = [
  [-18, 4, 8, 20, 24, 52, 94],
  [-12, 6, 13, 34, 36, 70, 116],
  [-6, 13, 32, 72, 84, 114, 160],
  [0, 26, 66, 122, 156, 176, 204],
  [8, 30, 82, 148, 132, 182, 222],
  [40, 28, 88, 162, 126, 184, 228],
];

const mix = (a: number[], b: number[], share: number) =>
  a.map((value, index) => value + ((b[index] ?? value) - value) * share);

/** The colours of the sky in even steps from overhead to the horizon, where it glows. */
export function skyColours(sunAltitude: number): string[] {
  const altitude = Math.min(39, Math.max(-18, sunAltitude));
  const above = skies.findIndex(([limit = 0]) => limit > altitude);
  const [lower = [], upper = []] = skies.slice(above - 1, above + 1);
  const [low = 0, high = 1] = [lower[0], upper[0]];
  const channels = mix(lower, upper, (altitude - low) / (high - low));
  return [0, 0.25, 0.5, 0.75, 1].map((distance) => {
    const colour = mix(channels.slice(1, 4), channels.slice(4), distance ** 2.4);
    return `rgb(${colour.map(Math.round).join(' ')})`;
  });
}

/** The light of a low Sun along the horizon. */
const twilight = [
  'rgb(255 226 188 / 0.95)',
  'rgb(250 186 170 / 0.55)',
  'rgb(176 148 198 / 0.25)',
  'rgb(120 130 200 / 0)',
];
