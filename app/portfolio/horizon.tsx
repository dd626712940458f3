import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useStillOffScreen } from '@/app/lib/stillness';
import type { Entry } from '@/app/lib/works';
import { WorkLink } from '@/app/ui/work-link';
import { facts } from '@/content/profile';
import styles from './horizon.module.scss';
import limb from './limb.module.scss';

/** As many years as can be named side by side on the narrowest phone. */
const mostYears = 8;

/** Years since the year 0. */
function yearsOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year + (number - 1) / 12;
}

/**
 * The edge of the Earth before sunrise as an arc of time, from the first year to `facts.year`,
 * where the sun rises. Each work is a light on the night side, at the first month of its entry.
 * @param props.shown the names of the works to light up
 */
export function Horizon({ entries, shown }: { entries: Entry[]; shown: ReadonlySet<string> }) {
  const t = useTranslations();
  // The latest first, as on the page.
  const works = entries
    .flatMap((entry) => entry.worksArray.map((work) => ({ ...entry, ...work })))
    .sort((one, other) => other.months.from.localeCompare(one.months.from));
  const first = Math.floor(Math.min(...works.map(({ months }) => yearsOf(months.from))));
  const count = facts.year + 1 - first;
  const step = Math.ceil(count / mostYears);
  /** A point in time as a share of the years that are shown. */
  const at = (years: number) => ({ '--at': ((years - first) / count).toFixed(4) }) as CSSProperties;
  return (
    <div className={styles.horizon} style={{ '--works': works.length } as CSSProperties}>
      <i className={limb.limb} aria-hidden="true">
        <i className={limb.sun} ref={useStillOffScreen()} />
      </i>
      <p aria-hidden="true">
        {Array.from({ length: count }, (_, index) => first + index).map((year) => (
          <span key={year} className={`telemetry ${styles.year}`} style={at(year)}>
            {(year - first) % step === 0 && year}
          </span>
        ))}
        {starsReached(first, facts.year).map(({ name, departure }) => (
          <span key={name} className={`telemetry lit ${styles.star}`} style={at(departure)}>
            <span>{name}</span>
          </span>
        ))}
      </p>
      <ol className={styles.works} aria-label={t('overview.horizon', facts)}>
        {works.map(({ id, subTitle, date, months, isSubPart }) => (
          <li key={id} style={at(yearsOf(months.from))} data-dim={!shown.has(id) || undefined}>
            <WorkLink className={`lit ${isSubPart ? '' : 'sunlit'} ${styles.work}`} work={id}>
              <span aria-hidden="true">{subTitle}</span>
              <span className="visually-hidden">
                {subTitle}, {date}
              </span>
            </WorkLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Distances in light years, from the parallaxes of Gaia DR3, or Hipparcos, in SIMBAD. */
const nearestStars = [
  { name: 'Proxima', distance: 4.25 },
  { name: 'Barnard', distance: 5.96 },
  { name: 'Wolf 359', distance: 7.86 },
  { name: 'Lalande 21185', distance: 8.3 },
  { name: 'Sirius', distance: 8.6 },
  { name: 'Epsilon Eridani', distance: 10.5 },
  { name: 'Procyon', distance: 11.46 },
  { name: 'Tau Ceti', distance: 11.91 },
];

/**
 * The stars that the light of some work reaches this year, the nearest first.
 * @param first the year of the first work; a star that its light has not reached is left out
 * @param year this year: light that arrives in its middle counts
 * @returns the names, each with the time in years at which that light departed
 */
export function starsReached(first: number, year: number) {
  return nearestStars
    .map(({ name, distance }) => ({ name, departure: year + 0.5 - distance }))
    .filter(({ departure }) => departure >= first);
}
