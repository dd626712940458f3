import { type Period, readPeriod } from '../../app/_lib/periods';
import type { Catalogues } from './catalogues';
import { type Fault, formatPath, quote } from './fault';

/**
 * Checks the dates of the entries, which the résumé for machines is made of: the first language's must be readable, and
 * no other may say something else. Another language may write dates in a way that nobody reads here.
 * @param keys where the dates stand in the catalogues
 */
export function checkPeriods(catalogues: Catalogues, keys: readonly string[]): Fault[] {
  const [reference, ...others] = [...catalogues.keys()];
  if (reference === undefined) return [];
  return keys.flatMap((key) => {
    const said = periodAt(catalogues, reference, key);
    if (said === undefined) return [];
    if (said === null)
      return [fault(reference, key, `${quote(catalogues.get(reference)?.get(key))} ${NO_RANGE}`)];
    return others.flatMap((locale) => {
      const other = periodAt(catalogues, locale, key);
      return other && show(other) !== show(said)
        ? [fault(locale, key, `says ${show(other)}; expected ${show(said)} as in messages/${reference}.json`)]
        : [];
    });
  });
}

const NO_RANGE =
  'is no range of months; expected one such as "Mai – juil. 2021", or with a word for today at its end';

/** The range at a key; undefined when there is no text, which is told elsewhere. */
function periodAt(catalogues: Catalogues, locale: string, key: string): Period | null | undefined {
  const text = catalogues.get(locale)?.get(key);
  return typeof text === 'string' && isLanguage(locale) ? readPeriod(text, locale) : undefined;
}

/** Any file in messages/ counts as a catalogue, whatever its name. */
function isLanguage(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

const show = ({ from, to }: Period) => `${from} to ${to ?? 'today'}`;

const fault = (locale: string, key: string, message: string): Fault => ({
  file: `messages/${locale}.json`,
  path: formatPath(key.split('.')),
  message,
});
