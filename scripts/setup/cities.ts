import { cityMapping } from 'city-timezones';
import { deburr } from 'es-toolkit/string';

const plain = (name: string) => deburr(name).toLowerCase();

/** The large cities of a name, with or without accents, the largest first: no network is needed. */
export function findCities(name: string) {
  return cityMapping
    .filter(({ city, city_ascii }) => [city, city_ascii].some((known) => plain(known) === plain(name.trim())))
    .toSorted((one, other) => other.pop - one.pop)
    .map(({ city, iso2, lat, lng, timezone }) => ({
      name: city,
      country: iso2,
      latitude: round(lat),
      longitude: round(lng),
      timeZone: timezone,
    }));
}

/** Four decimals of a degree are eleven metres. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
