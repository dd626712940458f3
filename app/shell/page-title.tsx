import { useLocale, useTranslations } from 'next-intl';
import { canonicalHref, type Route } from '@/app/lib/addresses';
import { factsIn } from '@/app/lib/facts';

/**
 * Title and canonical URL, which a phone's share sheet passes on instead of the address in the bar.
 * React puts both into `<head>`, in the export and after a switch.
 */
export function PageTitle({ page }: { page: Route }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      <title>{t(`meta.${page}.title`, factsIn(t))}</title>
      <link rel="canonical" href={canonicalHref(locale, page)} />
    </>
  );
}
