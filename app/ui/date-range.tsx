import { useLocale, useTranslations } from 'next-intl';
import { localeData } from '@/app/lib/texts/locale-data';
import { endsOf } from '@/app/lib/texts/periods';
import type { Period } from '@/content/types';

/** A range of dates as inside a sentence, in the same words for the eye and the ear. */
export function DateRange({ period }: { period: Period }) {
  const { from, to } = period;
  const { start, end } = endsOf(period, localeData(useLocale()), useTranslations());
  return (
    <>
      {start && <time dateTime={from}>{start}</time>}
      {start && end && ' – '}
      {to ? <time dateTime={to}>{end}</time> : end}
    </>
  );
}
