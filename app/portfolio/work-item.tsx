import { useTranslations } from 'next-intl';
import { type CSSProperties, Fragment } from 'react';
import logos from '@/.cache/technologies.svg';
import { type Figures, linksOf, summaryOf, technologyName, type Work } from '@/app/lib/works';
import { Icon, Logo } from '@/app/ui/icons';
import type { TechnologyId } from '@/content/types';
import { Gallery, type Layout } from './gallery';
import { Share } from './share';
import { Videos } from './video';
import styles from './work-item.module.scss';

type Props = {
  work: Work;
  layout: Layout;
  /** Whether it is the first one of the page. */
  isFirst: boolean;
};

/** One piece of work: result, links, what was done and with what, and what it looks like. */
export function WorkItem({ work, layout, isFirst }: Props) {
  const t = useTranslations();
  const { id, subTitle, result, figures, actions, pictures, videos, technologies } = work;
  const links = linksOf(work);
  const hasPictures = pictures.length > 0;
  return (
    <article
      className={`${styles.work} ${styles[layout]} ${hasPictures ? styles.pictured : ''}`}
      id={id}
      aria-labelledby={`${id}-title`}
      data-travel={isFirst && !hasPictures ? 'panel' : undefined}
    >
      <div className={styles.claim}>
        <div className={styles.named}>
          <h3 className={styles.name} id={`${id}-title`}>
            {subTitle}
          </h3>
          <Share id={id} title={subTitle} />
        </div>
        {result && <p className={`display ${styles.result}`}>{result}</p>}
        {figures && <Bars figures={figures} />}
        {links.length > 0 && (
          <p className={`row ${styles.links}`}>
            {links.map(({ url, label }) => (
              <a key={url} className="target small text-link" href={url}>
                {t(label)}
                <span className="visually-hidden"> — {subTitle}</span> <Icon name="out" />
              </a>
            ))}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <Summary work={work} />
        <ul className={styles.actions}>
          {actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
        {technologies.length > 0 && <Technologies ids={technologies} />}
      </div>
      {hasPictures && (
        <div className={styles.pictures} data-travel={isFirst ? 'panel' : undefined}>
          <Gallery pictures={pictures} layout={layout} eager={isFirst} />
        </div>
      )}
      {videos.length > 0 && <Videos names={videos} />}
    </article>
  );
}

/** A pair of figures, each with a bar (its `::before`) as long as its share of the larger one. */
function Bars({ figures }: { figures: Figures }) {
  const t = useTranslations();
  return (
    <dl className={styles.bars}>
      {(['before', 'after'] as const).map((name) => (
        <Fragment key={name}>
          <dt className="telemetry">{t(`portfolio.${name}`)}</dt>
          <dd className="telemetry" style={{ '--share': figures[name].share } as CSSProperties}>
            {figures[name].text}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The owner's part in a work and the problem that it solves. */
function Summary({ work }: { work: Work }) {
  const t = useTranslations();
  const summary = summaryOf(work);
  if (!summary.length) return null;
  return (
    <dl className={`small ${styles.summary}`}>
      {summary.map(({ label, text }) => (
        <Fragment key={label}>
          <dt className="telemetry">{t(label)}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Logos have their names beside them: few readers know all of them by sight. */
function Technologies({ ids }: { ids: TechnologyId[] }) {
  const t = useTranslations();
  return (
    <div className={`row small ${styles.technologies}`}>
      <h4 className="telemetry">{t('portfolio.technos')}</h4>
      <ul aria-label={t('portfolio.stack')}>
        {ids.map((id) => (
          <li key={id}>
            <Logo file={logos} id={id} />
            {technologyName(id)}
          </li>
        ))}
      </ul>
    </div>
  );
}
