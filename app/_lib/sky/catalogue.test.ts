import { expect, test } from 'playwright/test';
import { constellations, lines, stars } from './catalogue';
import { separation, towards } from './vectors';

/** Right ascension and declination at J2000 in degrees, as the Bright Star Catalogue gives them. */
const bright = {
  Sirius: [101.287, -16.716],
  Vega: [279.235, 38.784],
  Betelgeuse: [88.793, 7.407],
  Polaris: [37.953, 89.264],
  Acrux: [186.65, -63.099],
} as const;

for (const [name, [ra, declination]] of Object.entries(bright)) {
  test(`${name} is where it is in the sky, and bright`, () => {
    const near = stars.filter(({ direction }) => separation(direction, towards(ra, declination)) < 0.05);
    expect(near.map(({ magnitude }) => magnitude <= 2)).toContain(true);
  });
}

test('no line is longer than a constellation, and every named one has its middle', () => {
  expect(stars.length).toBeGreaterThan(1600);
  expect(lines.length).toBeGreaterThan(600);
  for (const [from, to] of lines) expect(separation(from.direction, to.direction)).toBeLessThan(35);
  const orion = constellations.find(({ name }) => name === 'Ori');
  expect(separation(orion?.direction ?? [0, 0, 1], towards(84, 3))).toBeLessThan(6);
});
