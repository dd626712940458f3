import { pictureDay } from '../../app/contact/sky/local-time';
import { formatLocale, type Locale } from '../../app/lib/locales';
import type { LocaleData } from '../../app/lib/texts/locale-data';
import type { Messages } from '../../content/types';

/** What `Intl` and a translation say in a language. */
export function makeLocaleData(locale: Locale, { error }: Messages): LocaleData {
  const language = formatLocale(locale);
  const dates = (options: Intl.DateTimeFormatOptions, tag: string = language) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return (date: number) => format.format(date);
  };
  const months = (month: 'short' | 'long') =>
    Array.from({ length: 12 }, (_, index) => Date.UTC(2000, index))
      // Not those of British English, which writes "Sept".
      .map(dates({ month }, locale))
      .join('|');
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(['a', 'b', 'c']);
  const [comma = ', ', and = ' '] = list.filter(({ type }) => type === 'literal').map(({ value }) => value);
  const kilobyte = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).formatToParts(1);
  return {
    locale,
    months: { short: months('short'), long: months('long') },
    // The second of January 2000 was a Sunday.
    weekdays: Array.from({ length: 7 }, (_, index) => Date.UTC(2000, 0, 2 + index)).map(
      dates({ weekday: 'long' }),
    ),
    comma,
    and,
    decimal: /^0(.)5$/.exec(new Intl.NumberFormat(language).format(0.5))?.[1],
    kilobyte: kilobyte.find(({ type }) => type === 'unit')?.value ?? 'kB',
    pictureDay: dates({ dateStyle: 'long' })(pictureDay),
    error: {
      title: error.title.render,
      happened: error.whatHappened.render,
      home: error.home,
      stack: error.stack,
    },
  };
}
