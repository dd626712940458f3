/**
 * `npm run stars`: reduces the star catalogue of d3-celestial to what the sky on Contact draws.
 * Source: d3-celestial 0.7.35 by Olaf Frohn, from XHIP, the extended Hipparcos compilation (VizieR V/137D).
 * Licence: BSD 3-Clause, see scripts/sky/LICENSE-d3-celestial.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minBy } from 'es-toolkit/array';
import { encode, encodePair, raSteps } from '../../app/_lib/sky/packing';
import { separation, towards } from '../../app/_lib/sky/vectors';
import { runOrThrow } from '../lib/run';

interface Collection<Geometry, Properties> {
  features: { id: string; properties: Properties; geometry: { coordinates: Geometry } }[];
}

type Point = [rightAscension: number, declination: number];

interface Star {
  point: Point;
  magnitude: number;
  /** B−V: below zero is blue, above one is red. */
  colour: number;
}

/** Fainter stars are left out, unless a figure needs them. */
const faintest = 5;

/** Constellations with a name on the chart, the best known ones first, from both hemispheres. */
const named =
  'UMa Ori Cas Cru Cyg Leo Sco Tau Gem Peg Cen Aql Lyr Boo Vir Sgr CMa UMi And Per Aur Her Car Ari Cet Eri'.split(
    ' ',
  );

// Fetched for this run alone: 50 MB that nothing else needs.
const folder = mkdtempSync(join(tmpdir(), 'stars-'));
await runOrThrow('npm', ['pack', 'd3-celestial@0.7.35'], { cwd: folder });
await runOrThrow('tar', ['-xzf', 'd3-celestial-0.7.35.tgz'], { cwd: folder });
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, 'package/data', file), 'utf8'));

const all = (read('stars.6.json') as Collection<Point, { mag: number; bv: string }>).features.map(
  ({ properties, geometry }): Star => ({
    point: geometry.coordinates,
    magnitude: properties.mag,
    colour: Number(properties.bv),
  }),
);
const constellations = (read('constellations.lines.json') as Collection<Point[][], unknown>).features;
rmSync(folder, { recursive: true });

const distance = (a: Point, b: Point) => separation(towards(...a), towards(...b));

/** The star at a corner of a figure; a variable star may be missing, as its magnitude is that of its faint days. */
function starAt(point: Point): Star {
  const nearest = minBy(all, (star) => distance(star.point, point));
  if (nearest && distance(nearest.point, point) < 0.05) return nearest;
  const added = { point, magnitude: 6, colour: 1.5 };
  all.push(added);
  return added;
}

const lines = constellations.map(({ id, geometry }) => ({
  id,
  paths: geometry.coordinates.map((path) => path.map(starAt)),
}));
const corners = new Set(lines.flatMap(({ paths }) => paths.flat()));

const steps = ({ point: [ra] }: Star) => Math.round(((ra + 360) % 360) * raSteps) % (360 * raSteps);
const stars = all
  .filter((star) => star.magnitude <= faintest || corners.has(star))
  .sort((a, b) => steps(a) - steps(b));
const indexes = new Map(stars.map((star, index) => [star, index]));

/** Five colours from blue to red, and magnitudes 0 to 5 in halves. */
const colourLimits = [-0.05, 0.3, 0.75, 1.25];
function light({ magnitude, colour }: Star): number {
  const half = Math.min(10, Math.max(0, Math.round(magnitude * 2)));
  return half * 5 + colourLimits.filter((limit) => colour > limit).length;
}

const declinations = stars.map(({ point: [, declination] }) => encodePair(((declination + 90) / 180) * 3248));

/** The middle of a figure's corners, in whole degrees. */
function middle(id: string): Point {
  const points = lines
    .filter((line) => line.id === id)
    .flatMap(({ paths }) => paths.flat())
    .map(({ point }) => towards(...point));
  const sum = [0, 1, 2].map((axis) => points.reduce((total, point) => total + (point[axis] ?? 0), 0));
  const [x = 0, y = 0, z = 0] = sum;
  const inDegrees = (angle: number) => Math.round((angle * 180) / Math.PI);
  return [inDegrees(Math.atan2(y, x)), inDegrees(Math.atan2(z, Math.hypot(x, y)))];
}

const catalogue = {
  source: 'd3-celestial 0.7.35 (XHIP), Copyright (c) 2015, Olaf Frohn, BSD 3-Clause',
  rightAscensions: stars
    .map((star, index) => encode(steps(star) - (index ? steps(stars[index - 1] ?? star) : 0)))
    .join(''),
  declinations: declinations.map(([high]) => high).join('') + declinations.map(([, low]) => low).join(''),
  lights: stars.map((star) => encode(light(star))).join(''),
  figures: lines
    .flatMap(({ paths }) => paths)
    .map((path) => encode(path.length) + path.map((star) => encodePair(indexes.get(star) ?? 0)).join(''))
    .join(''),
  names: Object.fromEntries(named.map((id) => [id, middle(id)])),
};

const file = join(import.meta.dirname, '../../app/_lib/sky/catalogue.json');
// Each position on a line of its own, as Biome formats it.
const json = JSON.stringify(catalogue, null, 2).replace(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, '[$1, $2]');
writeFileSync(file, `${json}\n`);
console.log(`${stars.length} stars, ${lines.length} figures: ${file}`);
