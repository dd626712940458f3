import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useRef, useState } from 'react';
import { toSlug, workHref } from '@/app/lib/address/addresses';
import { technologiesToFilterBy, technologyName } from '@/app/lib/texts/technologies';
import type { Entry } from '@/app/lib/texts/works';
import { ActionLink } from '@/app/ui/action-link';
import { Decoration } from '@/app/ui/decoration';
import type { TechnologyId } from '@/content/types';
import { Share } from './share';
import styles from './technology-filter.module.scss';

type Props = {
  entries: Entry[];
  /** The technology that the works are filtered by; null for all of them. */
  chosen: TechnologyId | null;
  onChoose: (technology: TechnologyId | null) => void;
};

/**
 * How many technologies the line has at most, in a narrow and in a wide window; the others are in
 * a list behind it.
 */
const most = { narrow: 2, wide: 11 };

/**
 * One line of technologies, those that most works used first: each filters the works. Without
 * script each leads to the first work that used it.
 */
export function TechnologyFilter({ entries, chosen, onChoose }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  // What is announced: nothing before a choice.
  const [hasChosen, setHasChosen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const uses = technologiesToFilterBy(entries);
  const all = entries.flatMap(({ worksArray }) => worksArray.map(({ slug }) => slug));
  if (!uses.length) return null;
  const line = uses.filter(({ works }) => works.length > 1).slice(0, most.wide);
  const narrowLine = line.slice(0, most.narrow);
  const use = uses.find(({ technology }) => technology === chosen);
  const isBehind = use && !narrowLine.includes(use);

  const nameOf = (technology: TechnologyId | null) =>
    technology ? technologyName(technology) : t('overview.all');
  const label = (technology: TechnologyId | null, works: string[]) =>
    `${nameOf(technology)}, ${t('overview.unfiltered', { count: works.length })}`;
  const count = (use?.works ?? all).length;
  const outcome = t(chosen ? 'overview.filtered' : 'overview.unfiltered', {
    count,
    technology: nameOf(chosen),
  });

  const chip = (technology: TechnologyId | null, works: string[], className?: string) => {
    const isOn = technology === chosen;
    const choose = ({ currentTarget }: MouseEvent) => {
      setHasChosen(true);
      onChoose(isOn ? null : technology);
      if (!details.current?.contains(currentTarget)) return;
      // The list closes. The focus goes to its control, which then names the choice.
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    return (
      <li key={technology} className={className}>
        <ActionLink
          className={`target ${styles.chip} ${isOn ? styles.on : ''}`}
          href={workHref(locale, works[0] ?? '')}
          aria-label={label(technology, works)}
          aria-pressed={isOn}
          onAct={choose}
        >
          {nameOf(technology)} <b className="telemetry">{works.length}</b>
        </ActionLink>
      </li>
    );
  };

  return (
    <search className={`screen-only ${styles.filter}`} aria-label={t('overview.uses')}>
      <ul className={styles.chips} role="list">
        {chip(null, all)}
        {line.map((one, index) =>
          chip(one.technology, one.works, index < most.narrow ? undefined : styles.wide),
        )}
      </ul>
      {uses.length > narrowLine.length && (
        <details className={uses.length > line.length ? undefined : styles.narrow} ref={details}>
          <summary className={`target ${styles.chip} ${isBehind ? styles.on : ''}`}>
            {isBehind && (
              <span key={use.technology} className={line.includes(use) ? styles.narrow : undefined}>
                {nameOf(use.technology)} <b className="telemetry">{use.works.length}</b>
                <span className="unseen">, {t('overview.more')}</span>
              </span>
            )}
            {(!isBehind || line.includes(use)) && (
              <span className={isBehind ? styles.wide : undefined}>{t('overview.more')}</span>
            )}
          </summary>
          <ul className={styles.list} role="list">
            {uses.map(
              (one) =>
                !narrowLine.includes(one) &&
                chip(one.technology, one.works, line.includes(one) ? styles.narrow : undefined),
            )}
          </ul>
        </details>
      )}
      <div className={styles.outcome}>
        <p className="telemetry" role="status">
          {(hasChosen || chosen) && outcome}
        </p>
        {chosen && (
          <Decoration key={chosen}>
            <Share technology={toSlug(chosen)} title={outcome} />
          </Decoration>
        )}
      </div>
    </search>
  );
}
