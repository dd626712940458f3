import { formatLocale } from './locales';

/** Symbols are the same in every language; `Intl` writes "secs" and "hrs" in English. */
const symbols: Partial<Record<string, string>> = { second: 's', minute: 'min', hour: 'h' };

/**
 * A measure in words of a language.
 * @param unit one of `Intl.NumberFormat`
 * @param maximumFractionDigits of the number
 * @example formatMeasure(3.6, 'second', 'fr') // '3,6 s'
 */
export function formatMeasure(value: number, unit: string, locale: string, maximumFractionDigits = 3) {
  const symbol = symbols[unit];
  const style = symbol ? {} : ({ style: 'unit', unit } as const);
  const text = new Intl.NumberFormat(formatLocale(locale), { ...style, maximumFractionDigits }).format(value);
  return symbol ? `${text}\u00a0${symbol}` : text;
}
