import { useLocale, useTranslations } from 'next-intl';
import facts from '@/.cache/facts.json';
import type { Locale } from '@/app/lib/locales';
import { DateRange } from '@/app/ui/date-range';
import { PageLink } from '@/app/ui/page-link';
import type { Period } from '@/content/types';
import styles from './career.module.scss';

/** A position or a degree in words of a language. */
export interface CareerStep {
  what: string;
  /** The employer and the contract, or the school. */
  where: string[];
  period?: Period;
  isPresent?: boolean;
  /** The slug of a work of it. */
  work?: string;
}

/** What a recruiter looks for first. Positions lead to their works. */
export function Career() {
  const t = useTranslations();
  const locale = useLocale();
  const career = (facts.career as Record<Locale, CareerStep[]>)[locale];
  if (!career.length) return null;

  return (
    <section className={styles.career} aria-labelledby="career">
      <h2 className="telemetry" id="career">
        {t('home.career')}
      </h2>
      <ol className={styles.steps} role="list">
        {career.map(({ what, where, period, isPresent, work }) => {
          const words = (
            <>
              <span className={`telemetry ${styles.when}`}>{period && <DateRange period={period} />}</span>{' '}
              <span className={`display ${styles.what}`}>{what}</span>{' '}
              <span className={styles.where}>{where.join(' · ')}</span>
            </>
          );
          return (
            <li key={`${what} ${where} ${period?.from}`} className={isPresent ? styles.now : undefined}>
              {work ? (
                <PageLink className={styles.step} route="portfolio" work={work}>
                  {words}
                </PageLink>
              ) : (
                <div className={styles.step}>{words}</div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
