import { useTranslations } from 'next-intl';
import logos from '@/.cache/technologies.svg';
import { cardColours, cardPicture, pictureSources } from '@/app/lib/pictures';
import { technologyName } from '@/app/lib/texts/technologies';
import { claimOf, isDrawn, linksOf, summaryOf } from '@/app/lib/texts/work-summary';
import type { Work } from '@/app/lib/texts/works';
import { Decoration } from '@/app/ui/decoration';
import { arrows, Icon, Logo } from '@/app/ui/icons';
import { Picture } from '@/app/ui/picture';
import type { TechnologyId } from '@/content/types';
import { FilmStrip } from './film-strip';
import { Gallery } from './gallery';
import { Share } from './share';
import { Videos } from './video';
import styles from './work-item.module.scss';

type Props = {
  work: Work;
  /** Whether it is one of several columns in a wide window. */
  isColumn: boolean;
  /** Whether the head of its entry has said its name. */
  isNamed: boolean;
  /** Whether it is the first one of the page. */
  isFirst: boolean;
};

/** From so many characters on, a claim is set smaller. */
const longClaim = 64;

/** One piece of work: what it looks like, what it achieved, where to see it, how it was made. */
export function WorkItem({ work, isColumn, isNamed, isFirst }: Props) {
  const t = useTranslations();
  const { slug, subTitle, decision, figures, pictures, videos, technologies } = work;
  const links = linksOf(work);
  const { claim, others } = claimOf(work);
  // What nothing is told of has its name in large type.
  const title = claim ? (isNamed ? 'unseen' : styles.name) : `display ${styles.result}`;
  const drawing = isDrawn(work) ? cardPicture(slug) : undefined;
  const picture = pictures.length ? cardPicture(slug, pictures[0]) : drawing;
  const layout = isColumn ? 'column' : drawing ? 'poster' : figures ? 'scene' : 'row';
  return (
    <article
      className={`${styles.work} ${styles[layout]} ${picture ? styles.pictured : ''}`}
      style={picture && cardColours(picture)}
      data-side={drawing && pictureSources(drawing).side}
      id={slug}
      aria-labelledby={`${slug}-title`}
      data-travel={isFirst && !picture ? 'panel' : undefined}
    >
      {drawing && (
        <div className={`screen-only ${styles.drawing}`} data-travel={isFirst ? 'panel' : undefined}>
          <Picture id={drawing} alt="" sizes="" eager={isFirst} />
        </div>
      )}
      <Gallery title={subTitle} pictures={pictures} layout={isColumn ? 'column' : 'row'} isFirst={isFirst} />
      <header className={styles.claim}>
        {claim && (
          <p className={`display ${styles.result} ${claim.length > longClaim ? styles.long : ''}`}>{claim}</p>
        )}
        <h3 className={title} id={`${slug}-title`}>
          {subTitle}
        </h3>
        <Decoration>
          <Share work={slug} title={subTitle} />
        </Decoration>
        {links.length > 0 && (
          <p className={`row ${styles.links}`}>
            {links.map(({ url, label }) => (
              <a key={url} className="target text-link" href={url}>
                {t(label)}
                <span className="unseen"> — {subTitle}</span> <Icon drawing={arrows.out} />
              </a>
            ))}
          </p>
        )}
        {decision && (
          <p className={styles.decision}>
            <span className="telemetry">{t('portfolio.decision')}</span> {decision}
          </p>
        )}
        {figures && <FilmStrip figures={figures} />}
      </header>
      <Videos names={videos} />
      <div className={styles.facts}>
        <Summary work={work} />
        {others.length > 0 && (
          <ul className={styles.actions}>
            {others.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        )}
        {technologies.length > 0 && <Technologies ids={technologies} />}
      </div>
    </article>
  );
}

/** The owner's part in a work and the problem that it solves. */
function Summary({ work }: { work: Work }) {
  const t = useTranslations();
  const summary = summaryOf(work);
  if (!summary.length) return null;
  return (
    <dl className={styles.summary}>
      {summary.map(({ label, text }) => (
        <div key={label}>
          <dt className="telemetry">{t(label)}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Logos of technologies with their names, as few readers know all of them by sight. */
function Technologies({ ids }: { ids: TechnologyId[] }) {
  const t = useTranslations();
  return (
    <div className={styles.technologies}>
      <h4 className="telemetry">{t('portfolio.technos')}</h4>
      <ul role="list">
        {ids.map((id) => (
          <li key={id}>
            <div>
              <Logo file={logos} id={id} />
              {technologyName(id)}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
