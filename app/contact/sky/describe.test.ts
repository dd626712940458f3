import { createTranslator } from 'next-intl';
import { expect, test } from 'playwright/test';
import type { Locale } from '@/app/lib/locales';
import { localeData } from '@/app/lib/texts/locale-data';
import type { Messages } from '@/content/types';
import { isFork, readMessages } from '@/e2e/support/words';
import { describeSky } from './describe';
import {
  type Body,
  type BodyName,
  bodyNames,
  lightOf,
  type SolarSystem,
  solarSystem,
  visibleBodies,
} from './solar-system';

test.skip(isFork, 'a fork may have other words for the sky');

const paris = { city: 'Paris', latitude: 48.8566, longitude: 2.3522, timeZone: 'Europe/Paris' };
const tromso = { city: 'Tromsø', latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' };

function wordsOf(time: string, language: 'fr' | 'en', place = paris, system?: SolarSystem) {
  const locale = language as Locale;
  const t = createTranslator<Messages>({ locale, messages: readMessages(locale) });
  const date = new Date(`${time}Z`);
  const { sentence, items } = describeSky(
    date,
    system ?? solarSystem(date, place),
    place,
    t,
    localeData(locale),
  );
  return { sentence: sentence.replace(/[\u00a0\u202f]/g, ' '), items };
}

test('a time zone that the browser doesn’t know leaves the hour out', () => {
  for (const timeZone of ['America/Nowhere', 'Mars/Olympus', '', 'Europe/Paris\u0000', '+25:00'])
    for (const language of ['fr', 'en'] as const) {
      const { sentence, items } = wordsOf('2026-11-21T22:52', language, { ...paris, timeZone });
      expect.soft(sentence, timeZone).toMatch(/^(À Paris, il fait nuit|In Paris it is dark)\s?: /);
      expect.soft(sentence).not.toMatch(/\d/);
      expect.soft(items).not.toEqual([]);
    }
});

const at = (altitude: number, azimuth: number) => ({ altitude, azimuth });

/** Bodies that are up in a night; all others are below the horizon. */
type Up = Partial<Record<BodyName, Pick<Body, 'altitude' | 'azimuth'>>>;

function wordsOfNight(up: Up, locale: 'fr' | 'en' = 'en') {
  const body = (name: BodyName): Body => {
    const magnitude = name === 'moon' ? -12 : -2;
    return { name, magnitude, isCircumpolar: false, x: 0, y: 0, ...(up[name] ?? at(-40, 0)) };
  };
  const bodies = Object.fromEntries(bodyNames.map((name) => [name, body(name)])) as SolarSystem['bodies'];
  return wordsOf('2026-11-21T22:52', locale, paris, { moonPhase: 0.5, bodies });
}

const south = at(30, 180);
const sentences: [Up, fr: string, en: string][] = [
  [{}, 'ni la Lune ni aucune planète n’est visible', 'neither the Moon nor any planet can be seen'],
  [{ jupiter: at(3, 90) }, 'Jupiter se lève à l’est', 'Jupiter is rising in the east'],
  [{ venus: at(0, 90), mars: at(2, 270) }, 'Mars se couche à l’ouest', 'Mars is setting in the west'],
  [
    { moon: south, mars: south, saturn: south, venus: at(80, 0) },
    'la Lune, Mars et Saturne brillent au sud et Vénus brille au zénith',
    'the Moon, Mars and Saturn are shining in the south and Venus is shining overhead',
  ],
  [
    { moon: south, venus: at(30, 0), mars: at(30, 90), saturn: at(30, 270) },
    'la Lune brille au sud, Vénus brille au nord et Mars brille à l’est',
    'the Moon is shining in the south, Venus is shining in the north and Mars is shining in the east',
  ],
];

test('any number of bodies gives a sentence', () => {
  for (const [up, fr, en] of sentences) {
    const french = `Il est 23 h 52 ce samedi à Paris et il fait nuit : ${fr}.`;
    expect(wordsOfNight(up, 'fr').sentence).toBe(french);
    expect(wordsOfNight(up).sentence).toBe(`In Paris it is Saturday, 23:52, and it is dark: ${en}.`);
  }
});

test('the list says where each body is', () => {
  expect(wordsOfNight({ moon: south, saturn: at(80, 10) }).items).toEqual([
    'Moon: halfway up, in the south (altitude 30°, azimuth 180°), 50% lit',
    'Saturn: high up, overhead (altitude 80°, azimuth 10°)',
  ]);
});

test('what the eye can see follows the Sun', () => {
  const systems = ['11:40', '16:20', '22:52', '06:50'].map((time) =>
    solarSystem(new Date(`2026-11-22T${time}Z`), paris),
  );
  expect(systems.map(({ bodies }) => lightOf(bodies.sun))).toEqual(['day', 'dusk', 'night', 'dawn']);
  const seen = systems.map((system) => visibleBodies(system).map(({ name }) => name));
  expect(seen).toEqual([['sun'], ['moon'], ['moon', 'jupiter', 'saturn'], ['venus']]);
});

test('summer time moves the clock', () => {
  expect(wordsOf('2026-03-29T00:59', 'fr').sentence).toContain('1 h 59 ');
  expect(wordsOf('2026-03-29T01:00', 'fr').sentence).toContain('3 h ');
});

test('on a polar day the Sun shines in the north', () => {
  expect(wordsOf('2026-06-21T22:44', 'en', tromso).sentence).toBe(
    'In Tromsø it is Monday, 00:44, and it is daylight: the Sun is shining in the north.',
  );
});

test('a sky is described even if the clock is wrong by decades', () => {
  for (const time of ['1999-01-31T12:01', '2077-01-31T12:01'])
    expect(wordsOf(time, 'en').sentence).toContain('it is daylight: the Sun is shining in the south');
});
