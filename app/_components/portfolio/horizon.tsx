import { useLocale } from 'next-intl';
import { type CSSProperties, useMemo } from 'react';
import { routeHash } from '@/app/_lib/addresses';
import { depthAt, placeOnHorizon } from '@/app/_lib/horizon';
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

/** Numbers for the style sheet: the place of a year or a light on the arc, its lane, and so on. */
const variables = (numbers: Record<`--${string}`, number>) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, Number(number.toFixed(4))]),
  ) as CSSProperties;

const placeOnArc = (at: number) => ({ '--at': at, '--depth': depthAt(at) });

/**
 * The edge of the Earth before sunrise as an arc of time: it begins with the first year and ends today, where the sun
 * rises. Each work is a light on the night side at its date, and a link. The list is what a screen reader reads.
 * @param props.shown the works to light up
 */
export function Horizon({ shown }: { shown: ReadonlySet<string> }) {
  const t = useWords<PortfolioKey>();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { years, lights, lanes, bareLanes, tall, isCrowded } = useMemo(
    () =>
      placeOnHorizon(
        works.map((work) => ({ ...work, name: t(work.subTitle) })),
        profile.year,
      ),
    [t],
  );
  const first = lights[0]?.from ?? 1;
  return (
    <div
      className={`${styles.horizon} ${isCrowded ? styles.crowded : ''}`}
      style={variables({
        '--row': depthAt(first),
        '--wide-lanes': lanes,
        '--bare-lanes': bareLanes,
        '--count': lights.length,
        '--all-tall': tall,
      })}
    >
      <Limb />
      <p aria-hidden="true">
        {years.map(({ year, at, isNamed }) => (
          <span key={year} className={styles.year} style={variables(placeOnArc(at))}>
            {isNamed && year}
          </span>
        ))}
      </p>
      <ol aria-label={t('overview.horizon', facts)}>
        {lights.map((light, index) => (
          <li
            key={light.id}
            className={light.isSubPart ? styles.subPart : styles.work}
            style={variables({
              ...placeOnArc(light.from),
              '--wide-lane': light.lane,
              '--bare-lane': light.bareLane,
              '--index': index,
              '--tall': light.tall,
            })}
            data-dim={!shown.has(light.id) || undefined}
          >
            <a
              className={[
                styles.light,
                light.isNameFirst && styles.nameFirst,
                light.from > 0.5 && styles.late,
              ]
                .filter(Boolean)
                .join(' ')}
              href={isHydrated ? routeHash('portfolio', light.id) : `#${light.id}`}
            >
              <span className={styles.name} aria-hidden="true">
                {light.name}
              </span>
              <span className="visually-hidden">
                {light.name}, {formatPeriod(light.date, locale)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
