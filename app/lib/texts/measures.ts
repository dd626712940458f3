import { formatLocale } from '@/app/lib/locales';
import type { LocaleData } from './locale-data';

/** Symbols are the same in every language; `Intl` writes "secs" and "hrs" in English. */
const symbols: Partial<Record<string, string>> = { second: 's', minute: 'min', hour: 'h' };

/** A number, which is not rounded here. */
export function formatNumber(value: number, { locale, decimal }: LocaleData): string {
  if (decimal && value < 1000) return String(value).replace('.', decimal);
  return new Intl.NumberFormat(formatLocale(locale), { maximumFractionDigits: 20 }).format(value);
}

/**
 * A measure in words of a language.
 * @param unit one of `Intl.NumberFormat`
 * @param maximumFractionDigits of the number
 * @example formatMeasure(3.6, 'second', localeData('fr')) // '3,6 s'
 */
export function formatMeasure(value: number, unit: string, data: LocaleData, maximumFractionDigits = 3) {
  const symbol = unit === 'kilobyte' ? data.kilobyte : symbols[unit];
  if (symbol) return `${formatNumber(Number(value.toFixed(maximumFractionDigits)), data)}\u00a0${symbol}`;
  const style = { style: 'unit', unit, maximumFractionDigits } as const;
  const measure = new Intl.NumberFormat(formatLocale(data.locale), style).format(value);
  // English breaks a line before "days"; French wants a narrow space before its sign.
  return measure.replace(/\s(?=\D*$)/, unit === 'percent' ? '\u202f' : '\u00a0');
}
