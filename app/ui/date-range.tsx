import { useLocale, useTranslations } from 'next-intl';
import { localeData } from '@/app/lib/texts/locale-data';
import { endsOf, isOpenAhead, sinceWords } from '@/app/lib/texts/periods';
import type { Period } from '@/content/types';

/** A range of dates as inside a sentence, in the same words for the eye and the ear. */
export function DateRange({ period }: { period: Period }) {
  const t = useTranslations();
  const data = localeData(useLocale());
  const { from, to } = period;
  const { start, end = t('portfolio.present') } = endsOf(period, data, 'short');
  const last = to ? <time dateTime={to}>{end}</time> : end;
  if (from === to) return last;
  const isStart = isOpenAhead(period);
  return (
    <>
      <time dateTime={from}>{isStart ? sinceWords(start, t) : start}</time>
      {!isStart && <> – {last}</>}
    </>
  );
}
