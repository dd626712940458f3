import all from '@/.cache/locale-data.json' with { type: 'json' };
import type { Locale } from '@/app/lib/locales';

/**
 * What pages need of a language at once, beyond its translation. Whatever a page asks `Intl` first
 * takes a browser 25 ms, as it loads the data of all languages: 250 ms on a slow phone.
 */
export interface LocaleData {
  locale: Locale;
  /** The names of all months of a year, in a row: `Jan|Feb|…`. */
  months: { short: string; long: string };
  /** From Sunday. */
  weekdays: string[];
  /** What is between the items of a list, and before its last one. */
  comma: string;
  and: string;
  /** Undefined where numbers are not written in digits from 0 to 9. */
  decimal?: string;
  /** The symbol. */
  kilobyte: string;
  /** The day of the still picture of the sky. */
  pictureDay: string;
  /** For the screen that is shown when the site itself fails, so that it need not load them. */
  error: { title: string; happened: string; home: string; stack: string };
}

/** The build writes it, for all languages: a page needs each of them for its flags. */
export const localeData = (locale: Locale) => (all as Record<Locale, LocaleData>)[locale];
