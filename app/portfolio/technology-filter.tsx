import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import type { Entry } from '@/app/lib/works';
import { technologiesByUse, technologyName } from '@/app/lib/works';
import { isPlainClick } from '@/app/shell/page-link';
import type { TechnologyId } from '@/content/types';
import styles from './technology-filter.module.scss';

type Props = {
  entries: Entry[];
  /** The technology that the works are filtered by; null for all of them, undefined before any choice. */
  chosen: TechnologyId | null | undefined;
  onChoose: (technology: TechnologyId | null) => void;
};

/** One line of links: each filters the works by a technology. Until scripts run it leads to the first work that used it. */
export function TechnologyFilter({ entries, chosen, onChoose }: Props) {
  const t = useTranslations();
  const uses = technologiesByUse(entries);
  const often = uses.filter(({ works }) => works.length > 1);
  const once = uses.filter(({ works }) => works.length === 1);
  const works = entries.flatMap(({ worksArray }) => worksArray);

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
    <div className={`screen-only ${styles.filter}`}>
      <p className="visually-hidden" id="uses">
        {t('overview.uses')}
      </p>
      <ul className={`row ${styles.chips}`} aria-labelledby="uses">
        <li>
          <Chip first={works[0]?.id} count={works.length} isOn={!chosen} onPress={() => onChoose(null)}>
            {t('overview.all')}
          </Chip>
        </li>
        {chips(often)}
        {once.length > 0 && (
          <li className={styles.rest}>
            <details>
              <summary className={`target small text-link ${styles.chip} ${styles.more}`}>
                {t('overview.more')}
              </summary>
              <ul className={`row ${styles.chips}`} aria-labelledby="uses">
                {chips(once)}
              </ul>
            </details>
          </li>
        )}
      </ul>
      <p className={`telemetry ${styles.outcome}`} role="status">
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
  /** The name in addresses of the first work that used the technology. */
  first: string | undefined;
  count: number;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Chip({ first, count, isOn, onPress, children }: ChipProps) {
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a className={`target small ${styles.chip}`} href={`#${first}`} aria-current={isOn} onClick={choose}>
      {children} <b className="telemetry">{count}</b>
    </a>
  );
}
