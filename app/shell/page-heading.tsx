import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { canonicalHref, type Route } from '@/app/lib/addresses';
import { factsIn } from '@/app/lib/facts';

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
