import type { ReactNode } from 'react';
import { useWords } from '@/app/_lib/messages';
import { technologiesByUse, technologyName } from '@/app/_lib/overview';
import { useHydrated } from '@/app/_lib/use-hydrated';
import { workId } from '@/app/_lib/works';
import { portfolio } from '@/content/portfolio';
import type { TechnologyId } from '@/content/technologies';
import type { PortfolioKey } from './portfolio.words';
import styles from './technology-filter.module.scss';

type Props = {
  /** The technology that the works are filtered by; null for all of them, undefined before any choice. */
  chosen: TechnologyId | null | undefined;
  onChoose: (technology: TechnologyId | null) => void;
};

const uses = technologiesByUse(portfolio);
const often = uses.filter(({ works }) => works.length > 1);
const once = uses.filter(({ works }) => works.length === 1);
const works = portfolio.flatMap((entry) => entry.worksArray);

/** One line of technologies, which filter the works; before or without script each leads to the first work that used it. */
export function TechnologyFilter({ chosen, onChoose }: Props) {
  const t = useWords<PortfolioKey>();

  const chips = (list: typeof uses) =>
    list.map(({ technology, works: [first], works: { length } }) => (
      <li key={technology}>
        <Chip
          first={first}
          count={length}
          isOn={chosen === technology}
          onPress={() => onChoose(chosen === technology ? null : technology)}
        >
          {technologyName(technology)}
        </Chip>
      </li>
    ));

  // Nothing to choose from: the only work lists its technologies itself.
  if (!uses.length || works.length < 2) return null;
  return (
    <div className={styles.filter}>
      <p className="visually-hidden" id="uses">
        {t('overview.uses')}
      </p>
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
      <p className={styles.outcome} role="status">
        {chosen !== undefined &&
          t(chosen ? 'overview.filtered' : 'overview.unfiltered', {
            count: chosen
              ? (uses.find(({ technology }) => technology === chosen)?.works.length ?? 0)
              : works.length,
            technology: chosen ? technologyName(chosen) : '',
          })}
      </p>
    </div>
  );
}

type ChipProps = {
  /** Address of the first work that used the technology. */
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
