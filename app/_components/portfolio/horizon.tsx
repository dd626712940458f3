'use client';

import { useLocale } from 'next-intl';
import type { CSSProperties } from 'react';
import { routeHash } from '@/app/_lib/addresses';
import { depthAt, type Light, placeOnHorizon, rowAt } from '@/app/_lib/horizon';
import { useWords } from '@/app/_lib/messages';
import { formatPeriod } from '@/app/_lib/periods';
import { useHydrated } from '@/app/_lib/use-hydrated';
import { workId } from '@/app/_lib/works';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import styles from './horizon.module.scss';
import { Limb } from './limb';
import type { PortfolioKey } from './portfolio.words';

const works = portfolio.flatMap(({ date, isSubPart, worksArray }) =>
  worksArray.map((work) => ({ id: workId(work), date, isSubPart, subTitle: work.subTitle })),
);
const { years, lights, lowest } = placeOnHorizon(works, profile.year);

const short = (share: number) => Number(share.toFixed(4));

/** The place of a year on the arc, for the style sheet. */
const placeOfYear = (at: number) => ({ '--at': short(at), '--depth': short(depthAt(at)) }) as CSSProperties;

/** The place of a light below the arc. */
const placeOfLight = ({ from, lane, room }: Light) =>
  ({
    ...placeOfYear(from),
    '--row': short(rowAt(from)),
    '--lane': lane,
    '--room': short(room),
  }) as CSSProperties;

/**
 * The edge of the Earth before sunrise as an arc of time: it begins with the first year and ends today, where the sun
 * rises. Each work is a light on the night side at its date, and a link. The list is what a screen reader reads.
 * @param props.shown the works to light up
 */
export function Horizon({ shown }: { shown: ReadonlySet<string> }) {
  const t = useWords<PortfolioKey>();
  const locale = useLocale();
  const isHydrated = useHydrated();
  return (
    <div className={styles.horizon} data-travel="panel" style={lowest && placeOfLight(lowest)}>
      <Limb />
      <p aria-hidden="true">
        {years.map(({ year, at, isNamed }) => (
          <span key={year} className={styles.year} style={placeOfYear(at)}>
            {isNamed && year}
          </span>
        ))}
      </p>
      <ol className={styles.works} aria-label={t('overview.horizon', facts)}>
        {lights.map((light) => {
          const work = works.find(({ id }) => id === light.id);
          if (!work) return null;
          return (
            <li
              key={light.id}
              className={work.isSubPart ? styles.subPart : styles.work}
              style={placeOfLight(light)}
              data-dim={!shown.has(light.id) || undefined}
            >
              <a
                className={light.isNameFirst ? styles.nameFirst : styles.light}
                href={isHydrated ? routeHash('portfolio', light.id) : `#${light.id}`}
              >
                <span className={styles.name} aria-hidden="true">
                  {t(work.subTitle)}
                </span>
                <span className="visually-hidden">
                  {t(work.subTitle)}, {formatPeriod(work.date, locale)}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
