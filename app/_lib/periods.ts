/** A range of months as machines read it: `2021-05` or, where no month is told, `2021`. */
export interface Period {
  from: string;
  /** Null while it lasts. */
  to: string | null;
}

/**
 * Reads the range of months that an entry's date tells in words.
 * @example readPeriod('Mai – juil. 2021', 'fr') // { from: '2021-05', to: '2021-07' }
 * @example readPeriod('Jan 2025 – today', 'en') // { from: '2025-01', to: null }
 * @returns null when it tells something else
 */
export function readPeriod(text: string, locale: string): Period | null {
  const [start, end = start, ...more] = text.split(/\s*[–—-]\s*/).map((side) => readSide(side, locale));
  if (!start || !end || more.length) return null;
  // The year of both may stand behind the second.
  const year = start.year ?? end.year;
  if (!year) return null;
  const from = dated(year, start.month);
  const to = end.year ? dated(end.year, end.month) : null;
  // Neither a month alone at the end nor a range that runs backwards.
  if ((!end.year && end.month) || (to && to < from)) return null;
  return { from, to };
}

interface Side {
  year?: string;
  month?: number;
}

/** One side of a range; a side with neither month nor year is a word for today. */
function readSide(side: string, locale: string): Side | null {
  const year = /\b\d{4}\b/.exec(side)?.[0];
  const [word = '', ...more] = side.match(/\p{L}+/gu) ?? [];
  const month = monthOf(word, locale);
  if (month && !more.length) return { year, month };
  if (!word) return year ? { year } : null;
  // Some other word beside a year, such as a season.
  return year ? null : {};
}

/** The number of a month that a word names in full or by its first letters. */
function monthOf(word: string, locale: string): number | undefined {
  if (word.length < 3) return undefined;
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1).filter((number) =>
    format(Date.UTC(2000, number - 1))
      .toLocaleLowerCase(locale)
      .startsWith(word.toLocaleLowerCase(locale)),
  );
  return numbers.length === 1 ? numbers[0] : undefined;
}

function dated(year: string, month: number | undefined): string {
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}
