import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localeData } from '@/app/lib/texts/locale-data';
import { elisionOf, endsOf, formatDate, isOpenAhead, sinceWords } from '@/app/lib/texts/periods';
import type { PartialDate, Period } from '@/content/types';

/** A range of dates in full words, as one says it, alone or within a sentence. */
export function SpokenDates({ period }: { period: Period }) {
  const t = useTranslations();
  const data = localeData(useLocale());
  const { from, to } = period;
  const timeOf = (date: PartialDate | null) => (words: ReactNode) =>
    date ? <time dateTime={date}>{words}</time> : words;
  if (from === to) return timeOf(from)(formatDate(from, data, 'long'));
  if (isOpenAhead(period)) return timeOf(from)(sinceWords(formatDate(from, data, 'long'), t));
  const { start, end = t('portfolio.present') } = endsOf(period, data, 'long');
  const elision = elisionOf(start);
  return t.rich('dates.spoken', { start, end, elision, from: timeOf(from), to: timeOf(to) });
}
