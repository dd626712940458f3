import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import logos from '@/.cache/technologies.svg';
import { linksOf, summaryOf, technologyName, type Work } from '@/app/lib/works';
import { Gallery } from '@/app/portfolio/gallery';
import { Videos } from '@/app/portfolio/video';
import { ArrowOut, Logo } from '@/app/ui/icons';
import type { TechnologyId } from '@/content/types';
import { Share } from './share';
import styles from './work-item.module.scss';

type Props = {
  work: Work;
  /** How many works share the width in a wide window. */
  share: number;
  /** Whether it is the first one of the page. */
  isFirst: boolean;
};

/** One piece of work: what it was, where to see it, what was done, what it was made with and what it looks like. */
export function WorkItem({ work, share, isFirst }: Props) {
  const t = useTranslations();
  const { id, subTitle, actions, pictures, videos, technologies } = work;
  const summary = summaryOf(work);
  const hasPictures = pictures.length > 0;
  return (
    <article
      className={`${styles.work} ${hasPictures ? '' : `panel ${styles.panel}`}`}
      data-travel={isFirst && !hasPictures ? 'panel' : undefined}
    >
      <div className={styles.words}>
        <div className={styles.head}>
          {/* A shared link moves the focus here; without script the browser does. */}
          <h3 className={styles.subTitle} id={id} tabIndex={-1}>
            {subTitle}
          </h3>
          <Share id={id} title={subTitle} />
        </div>
        {linksOf(work).map(({ url, label }) => (
          <a key={url} className={`target small text-link ${styles.deployed}`} href={url}>
            {t(label)}
            <span className="visually-hidden"> — {subTitle}</span> <ArrowOut />
          </a>
        ))}
        <div className={styles.done}>
          {summary.length > 0 && (
            <dl className={`small ${styles.summary}`}>
              {summary.map(({ label, text }) => (
                <Fragment key={label}>
                  <dt className="telemetry">{t(label)}</dt>
                  <dd>{text}</dd>
                </Fragment>
              ))}
            </dl>
          )}
          <Actions actions={actions} />
        </div>
        {technologies.length > 0 && <Technologies ids={technologies} />}
      </div>
      {hasPictures && (
        <div className={styles.pictures} data-pictures="" data-travel={isFirst ? 'panel' : undefined}>
          <Gallery pictures={pictures} share={share} eager={isFirst} />
        </div>
      )}
      {videos.length > 0 && <Videos names={videos} />}
    </article>
  );
}

/** How many are shown at first on a phone. */
const first = 3;

/** What was done in a work. */
function Actions({ actions }: { actions: Work['actions'] }) {
  const t = useTranslations();
  const rest = actions.slice(first);
  return (
    <>
      <ActionList actions={actions.slice(0, first)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className="target small text-link">{t('portfolio.more', { count: rest.length })}</summary>
          <ActionList actions={rest} />
        </details>
      )}
    </>
  );
}

function ActionList({ actions }: { actions: readonly string[] }) {
  return (
    <ul className={styles.actions}>
      {actions.map((action) => (
        <li key={action}>{action}</li>
      ))}
    </ul>
  );
}

/** A row of technology logos, each with its name beside it: few readers know all of them by sight. */
function Technologies({ ids }: { ids: TechnologyId[] }) {
  const t = useTranslations();
  return (
    <div className={`row small ${styles.technologies}`}>
      <h4 className="telemetry">{t('portfolio.technos')}</h4>
      <ul aria-label={t('portfolio.technos')}>
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
