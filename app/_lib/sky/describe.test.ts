import { createTranslator } from 'next-intl';
import { expect, test } from 'playwright/test';
import { catalogues } from '../catalogues';
import type { Locale } from '../locales';
import { type Body, type BodyName, bodyNames, type SolarSystem, solarSystem } from './bodies';
import { describeSky } from './describe';
import { clausesOf, lightOf, visibleBodies } from './visible';

const paris = { city: 'Paris', latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' };
const tromso = { city: 'Tromsø', latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' };

function wordsOf(date: Date, locale: Locale, place = paris, system = solarSystem(date, place)) {
  const t = createTranslator({ locale, messages: catalogues[locale] });
  return describeSky(date, system, place, t, locale);
}

/** A night in which the given bodies are up, and all others below the horizon. */
function nightWith(up: Partial<Record<BodyName, Pick<Body, 'altitude' | 'azimuth'>>>): SolarSystem {
  const body = (name: BodyName): Body => ({
    name,
    magnitude: name === 'moon' ? -12 : -2,
    isCircumpolar: false,
    ...(up[name] ?? { altitude: -40, azimuth: 0 }),
  });
  const [sun, moon, mercury, venus, mars, jupiter, saturn] = bodyNames.map(body);
  if (!sun || !moon || !mercury || !venus || !mars || !jupiter || !saturn)
    throw new Error('a body is missing');
  return { moonPhase: 0.5, bodies: { sun, moon, mercury, venus, mars, jupiter, saturn } };
}

const night = new Date('2026-11-21T22:52:00Z');
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const sentence = (locale: Locale, system: SolarSystem) =>
  plain(wordsOf(night, locale, paris, system).sentence);

const south = { altitude: 30, azimuth: 180 };

test('no body, one, two and more of them give a sentence in both languages', () => {
  const none = nightWith({});
  expect(sentence('fr', none)).toBe(
    'Il est 23 h 52 ce samedi à Paris et il fait nuit : ni la Lune ni aucune planète n’est visible.',
  );
  expect(sentence('en', none)).toBe(
    'It is 23:52 on Saturday in Paris and it is dark: neither the Moon nor any planet can be seen.',
  );
  const one = nightWith({ jupiter: { altitude: 3, azimuth: 90 } });
  expect(sentence('fr', one)).toMatch(/ : Jupiter se lève à l’est\.$/);
  expect(sentence('en', one)).toMatch(/: Jupiter is rising in the east\.$/);
  const two = nightWith({ moon: south, saturn: south });
  expect(sentence('fr', two)).toMatch(/ : la Lune et Saturne brillent au sud\.$/);
  expect(sentence('en', two)).toMatch(/: the Moon and Saturn are shining in the south\.$/);
  const more = nightWith({ moon: south, mars: south, saturn: south, venus: { altitude: 2, azimuth: 270 } });
  expect(sentence('fr', more)).toMatch(
    / : la Lune, Mars et Saturne brillent au sud, Vénus se couche à l’ouest\.$/,
  );
  expect(sentence('en', more)).toMatch(
    /: the Moon, Mars and Saturn are shining in the south, Venus is setting in the west\.$/,
  );
});

test('the list gives each body its place in words and in degrees, and the Moon its lit part', () => {
  const { items } = wordsOf(
    night,
    'en',
    paris,
    nightWith({ moon: south, saturn: { altitude: 80, azimuth: 10 } }),
  );
  expect(items).toEqual([
    'Moon: halfway up, in the south (altitude 30°, azimuth 180°), 50% lit',
    'Saturn: high up, overhead (altitude 80°, azimuth 10°)',
  ]);
});

test('a body exactly on the horizon is not called visible', () => {
  expect(visibleBodies(nightWith({ jupiter: { altitude: 0, azimuth: 90 } }))).toEqual([]);
});

test('three clauses at most, the brightest bodies first', () => {
  const spread = nightWith({
    moon: { altitude: 30, azimuth: 0 },
    mars: { altitude: 30, azimuth: 90 },
    jupiter: { altitude: 30, azimuth: 180 },
    saturn: { altitude: 30, azimuth: 270 },
  });
  expect(clausesOf(visibleBodies(spread)).map(({ names }) => names)).toEqual([
    ['moon'],
    ['mars'],
    ['jupiter'],
  ]);
});

test('day, dusk, night and dawn follow the Sun, and so does what the eye can see', () => {
  const at = (time: string) => solarSystem(new Date(`2026-11-22T${time}:00Z`), paris);
  const systems = ['11:40', '16:20', '22:52', '06:50'].map(at);
  expect(systems.map(({ bodies }) => lightOf(bodies.sun))).toEqual(['day', 'dusk', 'night', 'dawn']);
  const [noon, dusk] = systems.map((system) => visibleBodies(system).map(({ name }) => name));
  expect(noon).toEqual(['sun']);
  expect(dusk).toEqual(['moon']);
});

test('summer time moves the clock of the sentence', () => {
  const hour = (date: string) => plain(wordsOf(new Date(date), 'fr').sentence).match(/\d+ h(?: \d+)?/)?.[0];
  expect(hour('2026-03-29T00:59:00Z')).toBe('1 h 59');
  expect(hour('2026-03-29T01:00:00Z')).toBe('3 h');
  expect(hour('2026-10-25T00:59:00Z')).toBe('2 h 59');
  expect(hour('2026-10-25T01:00:00Z')).toBe('2 h');
});

test('at midnight of a polar day, the Sun shines in the north', () => {
  expect(wordsOf(new Date('2026-06-21T22:44:00Z'), 'en', tromso).sentence).toBe(
    'It is 0:44 on Monday in Tromsø and it is daylight: the Sun is shining in the north.',
  );
});

test('at noon of a polar night, there is no Sun', () => {
  const { bodies } = solarSystem(new Date('2026-12-21T10:44:00Z'), tromso);
  expect(lightOf(bodies.sun)).not.toBe('day');
  expect(bodies.sun.isCircumpolar).toBe(true);
});
