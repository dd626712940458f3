import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { findRendered, focusByScript } from '@/app/router/focus';

/** With script it moves the focus without a fragment, which would replace the hash address. */
export function SkipLink() {
  const t = useTranslations();

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = findRendered('main');
    if (main) focusByScript(main);
  };

  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is a link that leads somewhere
    <a className="skip control primary screen-only" href="#main" onClick={skip}>
      {t('nav.skip')}
    </a>
  );
}
