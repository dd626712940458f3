import * as oracle from 'astronomy-engine';
import { expect, test } from 'playwright/test';
import { type BodyName, bodyNames, solarSystem } from './bodies';
import { type Horizontal, horizonFrames, type Place, seenAt } from './frames';
import { apply, separation, towards } from './vectors';

const places = {
  Paris: { latitude: 48.8566, longitude: 2.3522 },
  Tromsø: { latitude: 69.6492, longitude: 18.9553 },
  Quito: { latitude: -0.1807, longitude: -78.4678 },
  Sydney: { latitude: -33.8688, longitude: 151.2093 },
};

const oracleNames = {
  sun: oracle.Body.Sun,
  moon: oracle.Body.Moon,
  mercury: oracle.Body.Mercury,
  venus: oracle.Body.Venus,
  mars: oracle.Body.Mars,
  jupiter: oracle.Body.Jupiter,
  saturn: oracle.Body.Saturn,
};

/** 2,000 instants from 2024 to 2046, the same ones in each run (mulberry32). */
const instants = (() => {
  let seed = 18;
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const [start, end] = [Date.UTC(2024, 0, 1), Date.UTC(2047, 0, 1)];
  return Array.from({ length: 2000 }, () => new Date(start + random() * (end - start)));
})();

const distance = (a: Horizontal, b: Horizontal) =>
  separation(towards(a.azimuth, a.altitude), towards(b.azimuth, b.altitude));

/** Where the oracle sees a position, given from the centre of the Earth in the equator of J2000, at a place. */
function expectedAt(position: oracle.Vector, { latitude, longitude }: Place): Horizontal {
  const observer = new oracle.Observer(latitude, longitude, 0);
  const { x, y, z } = oracle.ObserverVector(position.t, observer, false);
  const seen = new oracle.Vector(position.x - x, position.y - y, position.z - z, position.t);
  const turned = oracle.RotateVector(oracle.Rotation_EQJ_HOR(position.t, observer), seen);
  const { lat, lon } = oracle.HorizonFromVector(turned, 'normal');
  return { altitude: lat, azimuth: lon };
}

test('at 2,000 instants and four latitudes, bodies and phase are those of the oracle', () => {
  test.setTimeout(120_000);
  let worstPhase = 0;
  const worst: Partial<Record<BodyName, number>> = {};
  for (const date of instants) {
    const positions = bodyNames.map((body) => oracle.GeoVector(oracleNames[body], date, true));
    const { phase_fraction } = oracle.Illumination(oracle.Body.Moon, date);
    for (const place of Object.values(places)) {
      const { bodies, moonPhase } = solarSystem(date, place);
      for (const [index, position] of positions.entries()) {
        const body = bodyNames[index] ?? 'sun';
        const off = distance(bodies[body], expectedAt(position, place));
        worst[body] = Math.max(worst[body] ?? 0, off);
      }
      worstPhase = Math.max(worstPhase, Math.abs(moonPhase - phase_fraction));
    }
  }
  for (const body of bodyNames) expect(worst[body], body).toBeLessThanOrEqual(0.25);
  expect(worstPhase).toBeLessThanOrEqual(0.01);
});

test('at 100 instants, planets are about as bright as the oracle says', () => {
  for (const body of ['venus', 'mars', 'jupiter', 'saturn'] as const) {
    const differences = instants.slice(0, 100).map((date) => {
      const { magnitude } = solarSystem(date, places.Paris).bodies[body];
      return Math.abs(magnitude - oracle.Illumination(oracleNames[body], date).mag);
    });
    expect(Math.max(...differences), body).toBeLessThanOrEqual(0.8);
  }
});

test('at 2,000 instants, a star is within 0.02° of the oracle', () => {
  // Aldebaran, J2000.
  const [ra, dec] = [68.9802, 16.5093];
  oracle.DefineStar(oracle.Body.Star1, ra / 15, dec, 65);
  const distances = instants.map((date) => {
    const expected = expectedAt(oracle.GeoVector(oracle.Body.Star1, date, true), places.Paris);
    const seen = seenAt(apply(horizonFrames(date, places.Paris).of2000, towards(ra, dec)));
    return distance(seen, expected);
  });
  expect(Math.max(...distances)).toBeLessThanOrEqual(0.02);
});

test('a clock that is wrong by a century still gives a position for every body', () => {
  for (const year of [1925, 2125]) {
    for (const { altitude, azimuth } of Object.values(
      solarSystem(new Date(Date.UTC(year, 5, 21)), places.Tromsø).bodies,
    )) {
      expect(Math.abs(altitude)).toBeLessThanOrEqual(91);
      expect(azimuth).toBeGreaterThanOrEqual(0);
      expect(azimuth).toBeLessThan(360);
    }
  }
});

test('the midnight Sun of Tromsø stays above the horizon, that of Paris sets', () => {
  const solstice = new Date('2026-06-21T23:00:00Z');
  const [north, paris] = [solarSystem(solstice, places.Tromsø), solarSystem(solstice, places.Paris)];
  expect(north.bodies.sun).toMatchObject({ isCircumpolar: true });
  expect(north.bodies.sun.altitude).toBeGreaterThan(0);
  expect(paris.bodies.sun).toMatchObject({ isCircumpolar: false });
  expect(paris.bodies.sun.altitude).toBeLessThan(0);
});
