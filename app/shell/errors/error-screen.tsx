import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { pageHref } from '@/app/lib/address/addresses';
import { pictureSources } from '@/app/lib/pictures';
import { routerError } from '@/app/lib/texts/router-error';
import { focusByScript } from '@/app/router/focus';
import { Decoration } from '@/app/ui/decoration';
import { Picture } from '@/app/ui/picture';
import { Scene } from '@/app/ui/scene';
import { profile } from '@/content/profile';
import styles from './error-screen.module.scss';

type Props =
  | { kind: 'notFound' }
  | {
      /** `render`: the page failed while rendering. `load`: a part of it could not be fetched. */
      kind: 'render' | 'load';
      error: unknown;
      retry: () => void;
    };

/**
 * What happened, in the visitor's language, the ways on, and a router's default error screen.
 * The link home has a target, so that it is no move: Home itself or the shell may have failed.
 */
export function ErrorScreen(props: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(`error.title.${props.kind}`);
  const error = props.kind === 'notFound' ? null : asError(props.error);

  useEffect(() => {
    if (heading.current) focusByScript(heading.current);
    // Where a page failed after its reader had scrolled.
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);

  return (
    <main className={`page ${styles.page}`}>
      <title>{`${title} — ${profile.name}`}</title>
      <Decoration>
        <Background />
      </Decoration>
      <p className="telemetry">{t('error.telemetry')}</p>
      {/* Not a `PageHeading`: in the animation of a move it would cross the words below. */}
      <h1 className={styles.title} ref={heading}>
        {title}
      </h1>
      <p className={styles.happened}>{t(`error.whatHappened.${props.kind}`)}</p>
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
      <section className={styles.report} lang="en" aria-labelledby="router-error">
        <h2 className="telemetry" id="router-error">
          {routerError.heading}
        </h2>
        <p className={styles.status}>{error ? error.message : routerError.notFound}</p>
      </section>
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

/** Behind the words: a sky and, if it can be cut out, the owner's figure. */
function Background() {
  return (
    <>
      <Scene wide="scenes/lost" phone="scenes/lost-phone" />
      {pictureSources('portrait').alpha && (
        <Picture id="portrait" alt="" sizes="14rem" className={styles.adrift} />
      )}
    </>
  );
}
