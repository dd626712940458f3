import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import { canonicalHref, type Route } from '@/app/lib/addresses';
import { factsIn } from '@/app/lib/facts';
import { savesData } from '@/app/lib/when';
import { findRendered } from '@/app/shell/scroll-and-focus';
import { profile } from '@/content/profile';

/** Skips the bar. With script it moves the focus without a fragment, which would replace the hash address. */
export function SkipLink() {
  const t = useTranslations();

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    findRendered('main')?.focus();
  };

  return (
    // biome-ignore lint/a11y/useValidAnchor: a real link for those without script, and it does lead somewhere
    <a className="skip control primary screen-only" href="#main" onClick={skip}>
      {t('nav.skip')}
    </a>
  );
}

/** The only `h1` of a page. It takes the focus after a move; page-transition.ts animates it from the place of the last one. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return <h1 {...props} tabIndex={-1} data-travel="heading" />;
}

/**
 * The document's title in the visitor's language and its canonical URL, which a phone's share sheet passes on instead of the
 * address in the bar. React puts both into `<head>`, in the export and after a switch.
 */
export function PageTitle({ page }: { page: Route | 'error' }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      <title>{t(`meta.${page}.title`, factsIn(t))}</title>
      {page !== 'error' && <link rel="canonical" href={canonicalHref(locale, page)} />}
    </>
  );
}

/** The foot of every page. The commit comes from `readCommit` (export-page.tsx). */
export function PageFooter({ commit }: { commit: string }) {
  const t = useTranslations();
  return (
    <footer className="row screen-only">
      <p className="telemetry">
        © {profile.year} {profile.name}
      </p>
      {profile.source && (
        <a className="telemetry target" href={profile.source}>
          {t('portfolio.sourceCode')} {commit}
        </a>
      )}
      <MotionSwitch />
    </footer>
  );
}

/** Stops everything that moves on the page, and starts it again. Nothing moves to begin with where data is saved. */
function MotionSwitch() {
  const t = useTranslations();
  const [isOff, setOff] = useState(false);

  useEffect(() => {
    if (savesData()) setOff(true);
  }, []);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', isOff);
  }, [isOff]);

  return (
    <button className="telemetry target" type="button" onClick={() => setOff(!isOff)}>
      <svg
        width="10"
        height="10"
        viewBox="0 0 10 10"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <path d={isOff ? 'M1 0v10l9-5z' : 'M0 0h3.2v10H0zM6.8 0H10v10H6.8z'} />
      </svg>
      {t(isOff ? 'motion.play' : 'motion.pause')}
    </button>
  );
}
