import { useMessages, useTranslations } from 'next-intl';
import { toSlug } from '@/app/lib/address/addresses';
import { cardColours } from '@/app/lib/pictures';
import breakpoints from '@/app/styles/breakpoints.module.scss';
import { arrows, Icon } from '@/app/ui/icons';
import { PageLink } from '@/app/ui/page-link';
import { Picture } from '@/app/ui/picture';
import { SpokenComma } from '@/app/ui/spoken-comma';
import { WorkLink } from '@/app/ui/work-link';
import { profile } from '@/content/profile';
import styles from './highlights.module.scss';

/** Links to the works of the profile: on a phone, cards in the colours of their pictures. */
export function Highlights() {
  const t = useTranslations();
  const texts = useMessages().works;
  return (
    <section aria-labelledby="highlights">
      <h2 className="unseen" id="highlights">
        {t('home.highlights')}
      </h2>
      <ul className={styles.highlights}>
        {profile.highlights.map(({ work, picture }) => {
          const { result, short, subTitle } = texts[work] ?? {};
          const name = short ?? subTitle;
          return (
            <li key={work}>
              <WorkLink
                className={styles.work}
                style={picture ? cardColours(`works/${picture}`) : undefined}
                work={toSlug(work)}
              >
                {picture && (
                  <Picture
                    id={`works/${picture}`}
                    alt=""
                    sizes={`(width < ${breakpoints.wide}) 96vw, min(56vw, 1040px)`}
                    className={styles.picture}
                  />
                )}
                <div className={styles.words}>
                  <h3 className={`display ${styles.result}`}>
                    {result ?? name}
                    {result && <SpokenComma />}
                  </h3>
                  <p className={styles.name}>
                    {result && name}
                    {'\u00a0'}
                    <Icon drawing={arrows.right} />
                  </p>
                </div>
              </WorkLink>
            </li>
          );
        })}
        <li className={styles.all}>
          <PageLink className="target text-link" route="portfolio">
            {t('home.allWorks')} <Icon drawing={arrows.right} />
          </PageLink>
        </li>
      </ul>
    </section>
  );
}
