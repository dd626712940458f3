import * as oracle from 'astronomy-engine';
import { expect, test } from 'playwright/test';
import catalogue from './catalogue.json' with { type: 'json' };
import {
  type Horizontal,
  horizonFrame,
  type Observer,
  seenAt,
  separation,
  toEcliptic,
  towards,
} from './geometry';
import { bodyNames, solarSystem } from './solar-system';

const paris = { latitude: 48.8566, longitude: 2.3522 };
/** And at the latitudes of Tromsø, Quito and Sydney. */
const places = [paris, ...[69.6492, -0.1807, -33.8688].map((latitude) => ({ ...paris, latitude }))];

/** From 2024 to 2046, at every hour of the day and phase of the Moon. */
const instants = Array.from({ length: 200 }, (_, step) => new Date(Date.UTC(2024, 0) + step * 3.617e9));

/** How far a position is from where the oracle sees a body, in degrees. */
function error({ altitude, azimuth }: Horizontal, body: oracle.Body, date: Date, place: Observer): number {
  const observer = new oracle.Observer(place.latitude, place.longitude, 0);
  const { x, y, z, t } = oracle.GeoVector(body, date, true);
  const centre = oracle.ObserverVector(t, observer, false);
  const seen = new oracle.Vector(x - centre.x, y - centre.y, z - centre.z, t);
  const turned = oracle.RotateVector(oracle.Rotation_EQJ_HOR(t, observer), seen);
  const { lat, lon } = oracle.HorizonFromVector(turned, 'normal');
  return separation(towards(azimuth, altitude), towards(lon, lat));
}

test('bodies are where astronomy-engine has them', () => {
  for (const name of bodyNames) {
    const body = oracle.Body[`${name[0]?.toUpperCase()}${name.slice(1)}` as keyof typeof oracle.Body];
    const errors = instants.flatMap((date) =>
      places.map((place) => error(solarSystem(date, place).bodies[name], body, date, place)),
    );
    expect(Math.max(...errors), name).toBeLessThanOrEqual(0.25);
    const differences = instants.map((date) =>
      Math.abs(solarSystem(date, paris).bodies[name].magnitude - oracle.Illumination(body, date).mag),
    );
    expect(Math.max(...differences), name).toBeLessThanOrEqual(0.8);
  }
  for (const date of instants) {
    const { phase_fraction } = oracle.Illumination(oracle.Body.Moon, date);
    expect(Math.abs(solarSystem(date, paris).moonPhase - phase_fraction)).toBeLessThanOrEqual(0.01);
  }
});

test('five bright stars of both hemispheres are where astronomy-engine has them', () => {
  // Sirius, Vega, Betelgeuse, Polaris and Acrux at J2000, as the Bright Star Catalogue gives them.
  const rightAscensions = [101.287, 279.235, 88.793, 37.953, 186.65];
  for (const [star, declination] of [-16.716, 38.784, 7.407, 89.264, -63.099].entries()) {
    const ra = rightAscensions[star] ?? 0;
    const index = catalogue.rightAscensions.findIndex((tenths, at) => {
      const listed = towards(tenths / 10, (catalogue.declinations[at] ?? 0) / 10);
      return Number(catalogue.brightness[at]) < 2 && separation(listed, towards(ra, declination)) < 0.1;
    });
    expect(index, `${ra}°`).toBeGreaterThanOrEqual(0);

    oracle.DefineStar(oracle.Body.Star1, ra / 15, declination, 100);
    const seen = (date: Date) => seenAt(horizonFrame(date, paris)(toEcliptic(towards(ra, declination))));
    const errors = instants.map((date) => error(seen(date), oracle.Body.Star1, date, paris));
    expect(Math.max(...errors)).toBeLessThanOrEqual(0.02);
  }
});
