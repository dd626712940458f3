import { useLocale, useTranslations } from 'next-intl';
import { canonicalUrl, type Route } from '@/app/lib/address/addresses';
import { textFacts } from '@/app/lib/texts/message-values';

/**
 * Title and canonical URL, which a phone's share sheet passes on instead of the address in the bar.
 * React puts both into `<head>`, in the export and after a switch.
 */
export function PageTitle({ route }: { route: Route }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      <title>{t(`meta.${route}.title`, textFacts(t))}</title>
      <link rel="canonical" href={canonicalUrl(locale, route)} />
    </>
  );
}
