'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { technologiesByUse } from '@/app/_lib/overview';
import { useHydrated } from '@/app/_lib/use-hydrated';
import { workId } from '@/app/_lib/works';
import { portfolio } from '@/content/portfolio';
import { facts, profile } from '@/content/profile';
import { type TechnologyId, technologies } from '@/content/technologies';
import styles from './overview.module.scss';

type Props = {
  /** The technology that the works are filtered by; null for all of them, undefined before any choice. */
  chosen: TechnologyId | null | undefined;
  onChoose: (technology: TechnologyId | null) => void;
};

const uses = technologiesByUse(portfolio);
const often = uses.filter(({ works }) => works.length > 1);
const once = uses.filter(({ works }) => works.length === 1);
const works = portfolio.flatMap((entry) => entry.worksArray);

const figures = [
  ['years', profile.year - profile.firstYear],
  ['steps', portfolio.length],
  ['works', works.length],
  ['technologies', uses.length],
] as const;

/**
 * What a hurried reader takes in at a glance: how long, for whom, how much and with what. Its technologies filter the
 * works; before or without script each leads to the first work that used it.
 */
export function Overview({ chosen, onChoose }: Props) {
  const t = useTranslations();
  const missions = new Set(portfolio.map((entry) => t(entry.company ?? entry.title)));

  const chips = (list: typeof uses) =>
    list.map(({ technology, works: [first], works: { length } }) => (
      <li key={technology}>
        <Chip
          first={first}
          count={length}
          isOn={chosen === technology}
          onPress={() => onChoose(chosen === technology ? null : technology)}
        >
          {technologies[technology].name}
        </Chip>
      </li>
    ));

  return (
    <div className={styles.overview} data-travel="panel">
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.label}>{t(`overview.${name}`, { count, ...facts })}</dt>
            <dd className={styles.value}>{count}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.missions}>
        <p className={styles.label} id="missions">
          {t('overview.missions')}
        </p>
        <ul className={styles.names} aria-labelledby="missions">
          {[...missions].map((mission) => (
            <li key={mission}>{mission}</li>
          ))}
        </ul>
      </div>
      <div className={styles.filter}>
        <div className={styles.head}>
          <p className={styles.label} id="uses">
            {t('overview.uses')}
          </p>
          <p className={styles.outcome} role="status">
            {chosen !== undefined &&
              t(chosen ? 'overview.filtered' : 'overview.unfiltered', {
                count: chosen
                  ? (uses.find(({ technology }) => technology === chosen)?.works.length ?? 0)
                  : works.length,
                technology: chosen ? technologies[chosen].name : '',
              })}
          </p>
        </div>
        <ul className={styles.chips} aria-labelledby="uses">
          <li>
            <Chip
              first={works[0] && workId(works[0])}
              count={works.length}
              isOn={!chosen}
              onPress={() => onChoose(null)}
            >
              {t('overview.all')}
            </Chip>
          </li>
          {chips(often)}
          {once.length > 0 && (
            <li className={styles.rest}>
              <details>
                <summary className={styles.chip}>{t('overview.more')}</summary>
                <ul className={styles.chips} aria-labelledby="uses">
                  {chips(once)}
                </ul>
              </details>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

type ChipProps = {
  /** The first of the works it stands for. */
  first: string | undefined;
  count: number;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Chip({ first, count, isOn, onPress, children }: ChipProps) {
  const words = (
    <>
      {children} <b className={styles.count}>{count}</b>
    </>
  );
  return useHydrated() ? (
    <button className={styles.chip} type="button" aria-pressed={isOn} onClick={onPress}>
      {words}
    </button>
  ) : (
    <a className={styles.chip} href={`#${first}`}>
      {words}
    </a>
  );
}
