import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { localeData } from '@/app/lib/texts/locale-data';
import { formatNumber } from '@/app/lib/texts/measures';
import type { Figures } from '@/app/lib/texts/works';
import { litSteps, scaleOf } from './film-scale';
import styles from './film-strip.module.scss';

/** Two figures, each with a film strip of equal steps, which is dark until the wait is over. */
export function FilmStrip({ figures }: { figures: Figures }) {
  const t = useTranslations();
  const data = localeData(useLocale());
  const { before, after } = figures;
  const scale = scaleOf(before.value, after.value);
  const isWait = after.value < before.value;
  const steps = Array.from({ length: scale.count }, (_, index) => index + 1);
  return (
    <dl className={styles.film} style={{ '--count': scale.count } as CSSProperties}>
      {(['before', 'after'] as const).map((name) => {
        const { value, text } = figures[name];
        const number = /.*\d/.exec(text)?.[0] ?? text;
        const { first, last } = litSteps(value, scale, isWait);
        const reached = isWait ? first : last;
        return (
          <div key={name} className={`${styles.row} ${styles[name]}`}>
            <dt className="telemetry">{t(`portfolio.${name}`)}</dt>
            <dd className={`display ${styles.figure}`}>
              {number}
              <span className={styles.symbol}>{text.slice(number.length)}</span>
            </dd>
            <dd className={styles.strip} aria-hidden="true">
              <i
                className={isWait ? styles.lit : `${styles.lit} ${styles.growing}`}
                style={{ '--lit': last - first + 1, gridColumn: `${first} / ${last + 1}` } as CSSProperties}
              />
              {steps.map((step) => (
                <span
                  key={step}
                  className={`telemetry ${step === reached ? styles.reached : step === scale.count ? '' : styles.between}`}
                >
                  {step === reached ? text : formatNumber(Number((step * scale.step).toPrecision(3)), data)}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
