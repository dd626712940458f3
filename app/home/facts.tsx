import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { recruiterFacts, stack } from '@/app/lib/texts/recruiter-facts';
import { capitalize } from '@/app/lib/texts/wording';
import { PageLink } from '@/app/ui/page-link';
import styles from './facts.module.scss';

/** What a recruiter compares, a line each. */
export function Facts() {
  const t = useTranslations();
  const locale = useLocale();
  const { languages, degree, certificates, awards } = recruiterFacts(locale);
  const lines: [label: string, words: ReactNode][] = [
    [t('portfolio.technos'), stack.length > 0 && <Stack />],
    [t('cv.languages'), languages && withLevels(capitalize(languages, locale))],
    [t('cv.education'), degree],
    [t('cv.certificates'), certificates],
    [t('cv.awards'), awards],
  ];
  const known = lines.filter(([, words]) => words);
  if (!known.length) return null;
  return (
    <div className={styles.facts}>
      <dl className={styles.lines}>
        {known.map(([label, words]) => (
          <Fragment key={label}>
            <dt className="telemetry">{label}</dt>
            <dd className={styles.words}>{words}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

/** Keeps a language and its level on one line. */
const withLevels = (languages: string) => languages.replaceAll(' (', '\u00a0(');

/** The main technologies: those of works lead to these works. */
function Stack() {
  return (
    <p className={styles.stack}>
      {stack.map(({ name, slug }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          {slug ? (
            <PageLink className={`text-link ${styles.technology}`} route="portfolio" technology={slug}>
              {name}
            </PageLink>
          ) : (
            name
          )}
        </Fragment>
      ))}
    </p>
  );
}
