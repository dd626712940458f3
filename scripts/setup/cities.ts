import { cityMapping } from 'city-timezones';

export interface City {
  name: string;
  /** ISO 3166 code of two letters. */
  country: string;
  latitude: number;
  longitude: number;
  /** Name in the IANA time zone database. */
  timeZone: string;
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Looks a city up without a network, by its name with or without accents.
 * @returns the cities of that name, the largest first; none for a small or an unknown place
 */
export function findCities(name: string): City[] {
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
