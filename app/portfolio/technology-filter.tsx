import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '@/app/lib/is-plain-click';
import { type Entry, technologiesByUse, technologyName } from '@/app/lib/works';
import { WorkLink } from '@/app/ui/work-link';
import type { TechnologyId } from '@/content/types';
import styles from './technology-filter.module.scss';

type Props = {
  entries: Entry[];
  /** The technology that the works are filtered by; null for all of them. */
  chosen: TechnologyId | null;
  onChoose: (technology: TechnologyId | null) => void;
};

/** Links in a line. Until scripts run, each leads to the first work that used its technology. */
export function TechnologyFilter({ entries, chosen, onChoose }: Props) {
  const t = useTranslations();
  // What is announced: nothing before a choice.
  const [hasChosen, setHasChosen] = useState(false);
  const uses = technologiesByUse(entries);
  const all = entries.flatMap(({ worksArray }) => worksArray.map(({ id }) => id));
  // There is nothing to choose from.
  if (!uses.length || all.length < 2) return null;
  const once = uses.filter(({ works }) => works.length === 1);
  const shown = uses.find(({ technology }) => technology === chosen)?.works ?? all;

  const chip = (technology: TechnologyId | null, works: string[]) => {
    const isOn = technology === chosen;
    const choose = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      setHasChosen(true);
      onChoose(isOn ? null : technology);
    };
    return (
      <li key={technology}>
        <WorkLink
          className={`target small ${styles.chip}`}
          work={works[0] ?? ''}
          aria-current={isOn}
          onClick={choose}
        >
          {technology ? technologyName(technology) : t('overview.all')}{' '}
          <b className="telemetry">{works.length}</b>
        </WorkLink>
      </li>
    );
  };

  return (
    <div className={`screen-only ${styles.filter}`}>
      <p className="visually-hidden" id="uses">
        {t('overview.uses')}
      </p>
      <ul className={`swipe ${styles.chips}`} aria-labelledby="uses">
        {chip(null, all)}
        {uses.map(({ technology, works }) => works.length > 1 && chip(technology, works))}
        {once.length > 0 && (
          <li className={styles.rest}>
            <details>
              <summary className={`target small text-link ${styles.chip} ${styles.more}`}>
                {t('overview.more')}
              </summary>
              <ul className={styles.others} aria-labelledby="uses">
                {once.map(({ technology, works }) => chip(technology, works))}
              </ul>
            </details>
          </li>
        )}
      </ul>
      <p className={`telemetry ${styles.outcome}`} role="status">
        {(hasChosen || chosen) &&
          t(chosen ? 'overview.filtered' : 'overview.unfiltered', {
            count: shown.length,
            technology: chosen ? technologyName(chosen) : '',
          })}
      </p>
    </div>
  );
}
