// What pages need of `Intl` in each language: whatever a page asks it first takes a browser 25 ms,
// as it loads the data of all languages. That is a quarter of a second on a slow phone.
import { join } from 'node:path';
import type { SkyWords } from '../../app/contact/sky/describe';
import { pictureDay } from '../../app/contact/sky/local-time';
import { formatLocale, type Locale, locales } from '../../app/lib/locales';
import type { NumberWords } from '../../app/lib/texts/measures';
import type { MonthNames } from '../../app/lib/texts/periods';
import { writeIfChanged } from '../lib/files';
import { root } from '../lib/paths';

function monthNames(locale: Locale): MonthNames {
  const names = (month: 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2000, index))).join('|');
  };
  return { short: names('short'), long: names('long') };
}

function numberWords(locale: Locale): NumberWords {
  const language = formatLocale(locale);
  const kilobyte = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).formatToParts(1);
  return {
    decimal: /^0(.)5$/.exec(new Intl.NumberFormat(language).format(0.5))?.[1],
    kilobyte: kilobyte.find(({ type }) => type === 'unit')?.value ?? 'kB',
  };
}

function skyWords(locale: Locale): SkyWords {
  const language = formatLocale(locale);
  const weekdays = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(['a', 'b', 'c']);
  const [comma = ', ', and = ' '] = list.filter(({ type }) => type === 'literal').map(({ value }) => value);
  return {
    // The second of January 2000 was a Sunday.
    weekdays: Array.from({ length: 7 }, (_, index) => weekdays.format(Date.UTC(2000, 0, 2 + index))),
    comma,
    and,
  };
}

const pictureDayIn = (locale: Locale) =>
  new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(pictureDay);

export function buildIntlWords(): string {
  const write = (name: string, wordsIn: (locale: Locale) => unknown) => {
    const words = Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale)]));
    writeIfChanged(join(root, `.cache/${name}.json`), `${JSON.stringify(words, null, 2)}\n`);
  };
  write('months', monthNames);
  write('numbers', numberWords);
  write('sky-words', skyWords);
  write('picture-day', pictureDayIn);
  return locales.join(', ');
}
