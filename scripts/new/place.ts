import { cityMapping } from 'city-timezones';
import { fold } from './dates';
import type { PlainResume } from './read-resume';

/** English names, which the data has, of cities that people name in another language. */
const englishNames: Record<string, string> = {
  ...{ köln: 'Cologne', münchen: 'Munich', wien: 'Vienna', 'den haag': 'The Hague', genf: 'Geneva' },
  ...{ genève: 'Geneva', bruxelles: 'Brussels', brussel: 'Brussels', londres: 'London', praha: 'Prague' },
  ...{ roma: 'Rome', milano: 'Milan', torino: 'Turin', napoli: 'Naples', firenze: 'Florence' },
  ...{ venezia: 'Venice', sevilla: 'Seville', 'ciudad de méxico': 'Mexico City', bangalore: 'Bengaluru' },
  ...{ lisboa: 'Lisbon', københavn: 'Copenhagen', warszawa: 'Warsaw', 'new york city': 'New York' },
};

const simple = (name: string) => fold(name).replace(/[^\p{L}]+/gu, ' ');
const englishName = new Map(Object.entries(englishNames).map(([name, english]) => [simple(name), english]));

/** So much larger is a city that is meant when nothing else is said. */
const manyTimes = 10;

/**
 * Where a city is, from the data of `city-timezones`.
 * @returns undefined where it is unknown, or where it could be one of several
 */
export function findPlace({ city, region, country }: Pick<PlainResume, 'city' | 'region' | 'country'>) {
  if (!city) return;
  const wanted = simple(englishName.get(simple(city)) ?? city);
  const named = cityMapping.filter(
    (one) =>
      [one.city, one.city_ascii].some((name) => simple(name) === wanted) &&
      (!country || one.iso2 === country),
  );
  const inRegion = named.filter(
    (one) => region && [one.province, one.state_ansi ?? ''].some((name) => simple(name) === simple(region)),
  );
  const found = inRegion.length ? inRegion : named;
  const [first, second] = [...found].sort((one, other) => other.pop - one.pop);
  if (!first || (second && first.pop < second.pop * manyTimes)) return;
  return {
    latitude: Number(first.lat.toFixed(4)),
    longitude: Number(first.lng.toFixed(4)),
    timeZone: first.timezone,
    country: first.iso2,
  };
}
