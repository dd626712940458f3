import { useLocale, useTranslations } from 'next-intl';
import { localeData } from '@/app/lib/texts/locale-data';
import { formatPeriod } from '@/app/lib/texts/periods';
import type { Period } from '@/content/types';
import { SpokenComma } from './spoken-comma';
import { SpokenDates } from './spoken-dates';

type Props = {
  period: Period;
  /** Whether words come after it that the ear has to tell apart from it. */
  isFollowed?: boolean;
};

/**
 * A range of dates as inside a sentence: short for the eye, in full words for the ear and on
 * paper.
 */
export function DateRange({ period, isFollowed = false }: Props) {
  const t = useTranslations();
  return (
    <>
      <span aria-hidden="true">{formatPeriod(period, localeData(useLocale()), t)}</span>
      <span className="unseen">
        <SpokenDates period={period} />
        {isFollowed && <SpokenComma />}
      </span>
    </>
  );
}
