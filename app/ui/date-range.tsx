import { useLocale, useTranslations } from 'next-intl';
import { formatPeriod } from '@/app/lib/periods';
import type { Period } from '@/content/types';
import { SpokenDates } from './spoken-dates';

/**
 * A range of months as inside a sentence: short for the eye, in full words for the ear and on
 * paper.
 */
export function DateRange({ period }: { period: Period }) {
  const t = useTranslations();
  return (
    <>
      <span aria-hidden="true">{formatPeriod(period, useLocale(), t('portfolio.present'))}</span>
      <span className="visually-hidden">
        <SpokenDates period={period} />
      </span>
    </>
  );
}
