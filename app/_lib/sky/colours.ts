type Rgb = readonly [number, number, number];

/** Altitude of the Sun, then the colours overhead and at the horizon. */
const skies: readonly (readonly [altitude: number, zenith: Rgb, horizon: Rgb])[] = [
  [-18, [4, 8, 20], [24, 52, 94]],
  [-12, [6, 13, 34], [36, 70, 116]],
  [-6, [13, 32, 72], [84, 114, 160]],
  [0, [26, 66, 122], [156, 176, 204]],
  [8, [30, 82, 148], [132, 182, 222]],
  [40, [28, 88, 162], [126, 184, 228]],
];

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The colours of the sky at an altitude of the Sun, in even steps from overhead to the horizon, where it glows. */
export function skyColours(sunAltitude: number): string[] {
  const upper = skies.find(([altitude]) => altitude > sunAltitude) ?? skies.at(-1);
  const lower = skies.findLast(([altitude]) => altitude <= sunAltitude) ?? skies[0];
  if (!upper || !lower) return [];
  const share = upper === lower ? 0 : (sunAltitude - lower[0]) / (upper[0] - lower[0]);
  const [zenith, horizon] = [mix(lower[1], upper[1], share), mix(lower[2], upper[2], share)];
  return [0, 0.25, 0.5, 0.75, 1].map(
    (distance) =>
      `rgb(${mix(zenith, horizon, distance ** 2.4)
        .map(Math.round)
        .join(' ')})`,
  );
}

/** From blue to red, as the catalogue counts them. */
export const starColours = ['#b8cdff', '#dde7ff', '#fff9ee', '#ffe6c4', '#ffcfa6'] as const;

/** Each planet has its own colour and size, in hundredths of the chart's radius. */
export const planetLooks = {
  mercury: { colour: '#cdbfae', size: 1.1 },
  venus: { colour: '#fffbea', size: 2.1 },
  mars: { colour: '#f0806a', size: 1.6 },
  jupiter: { colour: '#f2dfc6', size: 2 },
  saturn: { colour: '#e6d39a', size: 1.6 },
} as const;

export const sunColours = {
  disc: '#fffdf2',
  glow: [
    'rgb(255 252 235 / 0.9)',
    'rgb(255 250 230 / 0.28)',
    'rgb(255 250 230 / 0.08)',
    'rgb(255 250 230 / 0)',
  ],
} as const;

/** The light of a low Sun along the horizon, where it rises or sets; null by day and by night. */
export function twilightGlow(sun: { x: number; y: number; altitude: number }) {
  const strength = Math.max(0, 1 - Math.abs(sun.altitude + 3) / 12);
  if (strength === 0) return null;
  const distance = Math.hypot(sun.x, sun.y);
  const alpha = (most: number) => (most * strength).toFixed(3);
  return {
    x: sun.x / distance,
    y: sun.y / distance,
    stops: [
      `rgb(255 226 188 / ${alpha(0.95)})`,
      `rgb(250 186 170 / ${alpha(0.55)})`,
      `rgb(176 148 198 / ${alpha(0.25)})`,
      'rgb(120 130 200 / 0)',
    ],
  };
}
