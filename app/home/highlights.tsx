import { useMessages, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { toSlug } from '@/app/lib/address/addresses';
import { cardColours, cardPicture } from '@/app/lib/pictures';
import { cardWords } from '@/app/lib/texts/work-summary';
import { breakpoints } from '@/app/styles/breakpoints';
import { arrows, Icon } from '@/app/ui/icons';
import { PageLink } from '@/app/ui/page-link';
import { Picture } from '@/app/ui/picture';
import { profile } from '@/content/profile';
import type { WorkTexts } from '@/content/types';
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
      <ul
        className={styles.highlights}
        role="list"
        style={{ '--works': profile.highlights.length } as CSSProperties}
      >
        {profile.highlights.map(({ work, picture: screenshot }, index) => {
          const picture = cardPicture(toSlug(work), screenshot);
          return (
            <li key={work}>
              <PageLink
                className={styles.work}
                style={cardColours(picture)}
                route="portfolio"
                work={toSlug(work)}
              >
                <Picture
                  id={picture}
                  alt=""
                  sizes={`(width < ${breakpoints.wide}) 96vw, min(56vw, 1040px)`}
                  className={styles.picture}
                />
                <Words texts={texts[work]} isClaimed={index === 0 && !t.has('home.proposition')} />
              </PageLink>
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

/** What came of a work, then its name; where they are the same, once. */
function Words({ texts, isClaimed }: { texts: WorkTexts | undefined; isClaimed: boolean }) {
  if (!texts) return null;
  const { claim, name } = cardWords(texts, isClaimed);
  const arrow = (
    <>
      {'\u00a0'}
      <Icon drawing={arrows.right} />
    </>
  );
  return (
    <div className={styles.words}>
      <h3 className={`display ${styles.claim} ${claim.length > 56 ? styles.long : ''}`}>
        {claim}
        {!name && arrow}
      </h3>
      {name && (
        <p className={styles.name}>
          {name}
          {arrow}
        </p>
      )}
    </div>
  );
}
