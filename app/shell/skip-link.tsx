import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { findRendered } from '@/app/router/scroll-and-focus';

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
