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

/** The colours of the sky at an altitude of the Sun, in even steps from overhead to the horizon, where it glows. */
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
export const twilight = [
  'rgb(255 226 188 / 0.95)',
  'rgb(250 186 170 / 0.55)',
  'rgb(176 148 198 / 0.25)',
  'rgb(120 130 200 / 0)',
];
