import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { pageHref } from '@/app/lib/addresses';
import { pictureSources } from '@/app/lib/pictures';
import { focusByScript } from '@/app/router/focus';
import { Picture } from '@/app/ui/picture';
import { Scene } from '@/app/ui/scene';
import styles from './error-screen.module.scss';
import { PageTitle } from './page-title';

type Props =
  | { kind: 'notFound' }
  | {
      /** `render`: the page failed while rendering. `load`: a part of it could not be fetched. */
      kind: 'render' | 'load';
      error: unknown;
      retry: () => void;
    };

/**
 * A router's default error screen, in English, and what happened, in the visitor's language.
 * The link home has a target, so that it is no move: Home itself or the shell may have failed.
 */
export function ErrorScreen(props: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const error = props.kind === 'notFound' ? null : asError(props.error);

  useEffect(() => {
    if (heading.current) focusByScript(heading.current);
  }, []);

  return (
    <main className={`page ${styles.page}`}>
      <PageTitle page="error" />
      <Scene wide="scenes/lost" phone="scenes/lost-phone" />
      {pictureSources('portrait').alpha && (
        <Picture id="portrait" alt="" sizes="14rem" className={styles.adrift} />
      )}
      <p className="telemetry">{t('error.telemetry')}</p>
      {/* Not a `PageHeading`: in the animation of a move it would cross the button below. */}
      <h1 className={styles.heading} lang="en" ref={heading}>
        Unexpected Application Error!
      </h1>
      <p className={styles.status} lang="en">
        {error ? error.message : '404 Not Found'}
      </p>
      <p className={`display ${styles.happened}`}>{t(`error.whatHappened.${props.kind}`)}</p>
      <p className={`row screen-only ${styles.ways}`}>
        {props.kind !== 'notFound' && (
          <button className="control primary large" type="button" onClick={props.retry}>
            {t('error.retry')}
          </button>
        )}
        <a
          className={`control large ${props.kind === 'notFound' ? 'primary' : ''}`}
          href={pageHref(locale, 'home')}
          target="_self"
        >
          {t('error.home')}
        </a>
      </p>
      {error?.stack && (
        <section className={styles.trace} aria-labelledby="stack">
          <h2 className="telemetry" id="stack">
            {t('error.stack')}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must scroll it */}
          <pre className={styles.stack} lang="en" tabIndex={0}>
            {error.stack}
          </pre>
        </section>
      )}
    </main>
  );
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
