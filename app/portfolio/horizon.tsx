import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { useStillOffScreen } from '@/app/browser/stillness';
import { facts } from '@/app/lib/texts/message-values';
import { yearsOf } from '@/app/lib/texts/periods';
import { claimBeside, unlessSaid } from '@/app/lib/texts/work-summary';
import type { Entry } from '@/app/lib/texts/works';
import { PageLink } from '@/app/ui/page-link';
import styles from './horizon.module.scss';
import limb from './limb.module.scss';
import { starsReached } from './stars';

/** As many years as can be named side by side. */
const mostYears = 8;

/** From this share of the arc on, the sun is too bright behind more than the name. */
const recent = 0.7;

/** From this share of the arc on, words have more room before their light than after it. */
const late = 0.75;

/**
 * The edge of the Earth before sunrise as an arc of time, which ends with today, where the sun
 * rises. Each work is a light on the night side, and a link to the work, with the company and what
 * came of it. In a narrow window the arc stands upright.
 * @param props.shown the slugs of the works to light up
 */
export function Horizon({ entries, shown }: { entries: Entry[]; shown: ReadonlySet<string> }) {
  const t = useTranslations();
  // The latest first, as on the page.
  const works = entries
    // What has no date has no place in time.
    .flatMap(({ period, ...entry }) =>
      period ? entry.worksArray.map((work) => ({ ...entry, period, ...work })) : [],
    )
    .sort((one, other) => yearsOf(other.period.from) - yearsOf(one.period.from));
  const first = Math.min(facts.year, ...works.map(({ period }) => Number(period.from.slice(0, 4))));
  const count = facts.year + 1 - first;
  const step = Math.ceil(count / mostYears);
  /** A point in time as a share of the years that are shown; what is to come is at their end. */
  const at = (years: number) => Math.min(1, (years - first) / count);
  const placeAt = (years: number) => ({ '--at': at(years).toFixed(4) }) as CSSProperties;
  return (
    <div className={styles.horizon} style={{ '--works': works.length } as CSSProperties}>
      <i className={limb.limb} aria-hidden="true">
        <i className={limb.sun} ref={useStillOffScreen()} />
      </i>
      <p className={styles.scale} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => first + index).map((year) => (
          <span key={year} className={`telemetry ${styles.year}`} style={placeAt(year)}>
            {(year - first) % step === 0 && year}
          </span>
        ))}
        {starsReached(first, facts.year).map(({ name, departure }) => (
          <span key={name} className={`telemetry lit ${styles.star}`} style={placeAt(departure)}>
            {name}
          </span>
        ))}
      </p>
      <ol className={styles.works} role="list" aria-label={t('overview.horizon', facts)}>
        {works.map(({ slug, subTitle, short = subTitle, period, isSubPart, ...work }, index) => {
          const start = yearsOf(period.from);
          const company = unlessSaid(work.company, short);
          const claim = claimBeside(short, work);
          const place = { ...placeAt(start), '--down': ((index + 0.5) / works.length).toFixed(4) };
          return (
            <li
              key={slug}
              style={place}
              data-late={at(start) >= late || undefined}
              data-recent={at(start) >= recent || undefined}
              data-dim={!shown.has(slug) || undefined}
            >
              <PageLink
                className={`lit ${isSubPart ? '' : 'sunlit'} ${styles.work}`}
                route="portfolio"
                work={slug}
              >
                <span className={styles.words}>
                  <span className={styles.names}>
                    <span className={styles.name}>{short}</span>{' '}
                    {company && <span className={styles.company}>{company}</span>}
                  </span>{' '}
                  {claim && <span className={styles.claim}>{claim}</span>}
                </span>{' '}
                <span className={`telemetry ${styles.start}`}>{period.from.slice(0, 4)}</span>
                {!shown.has(slug) && <span className="unseen">, {t('overview.filteredOut')}</span>}
              </PageLink>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
