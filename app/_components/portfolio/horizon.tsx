import { useLocale } from 'next-intl';
import type { CSSProperties } from 'react';
import { routeHash } from '@/app/_lib/addresses';
import { useWords } from '@/app/_lib/messages';
import { formatPeriod } from '@/app/_lib/periods';
import { useHydrated } from '@/app/_lib/use-hydrated';
import { workId } from '@/app/_lib/works';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import styles from './horizon.module.scss';
import { Limb } from './limb';
import type { PortfolioKey } from './portfolio.words';

/** As many years as can be named side by side on the narrowest phone. */
const mostYears = 8;

/** Years since the year 0. */
function yearsOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year + (number - 1) / 12;
}

/** The latest first, as on the page. */
const works = portfolio
  .flatMap(({ date, isSubPart, worksArray }) =>
    worksArray.map((work) => ({ id: workId(work), subTitle: work.subTitle, date, isSubPart })),
  )
  .sort((one, other) => other.date.from.localeCompare(one.date.from));

const first = Math.floor(Math.min(...works.map(({ date }) => yearsOf(date.from))));
const count = profile.year + 1 - first;
const step = Math.ceil(count / mostYears);

/** A point in time as a share of the years that are shown. */
const at = (years: number) => ({ '--at': ((years - first) / count).toFixed(4) }) as CSSProperties;

/**
 * The edge of the Earth before sunrise as an arc of time: it begins with the first year and ends today, where the sun
 * rises. Each work is a light on the night side at its first month, and a link.
 * @param props.shown the names of the works to light up
 */
export function Horizon({ shown }: { shown: ReadonlySet<string> }) {
  const t = useWords<PortfolioKey>();
  const locale = useLocale();
  const isHydrated = useHydrated();
  return (
    <div className={styles.horizon} style={{ '--works': works.length } as CSSProperties}>
      <Limb />
      <p aria-hidden="true">
        {Array.from({ length: count }, (_, index) => first + index).map((year) => (
          <span key={year} className={styles.year} style={at(year)}>
            {(year - first) % step === 0 && year}
          </span>
        ))}
      </p>
      <ol className={styles.works} aria-label={t('overview.horizon', facts)}>
        {works.map(({ id, subTitle, date, isSubPart }) => (
          <li key={id} style={at(yearsOf(date.from))} data-dim={!shown.has(id) || undefined}>
            <a
              className={isSubPart ? styles.subPart : styles.work}
              href={isHydrated ? routeHash('portfolio', id) : `#${id}`}
            >
              <span aria-hidden="true">{t(subTitle)}</span>
              <span className="visually-hidden">
                {t(subTitle)}, {formatPeriod(date, locale)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
