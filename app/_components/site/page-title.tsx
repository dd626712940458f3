'use client';

import { useTranslations } from 'next-intl';
import type { Route } from '@/app/_lib/addresses';
import { facts } from '@/content/profile';

/** The document's title in the visitor's language; React puts it into `<head>`, in the export and after a switch. */
export function PageTitle({ page }: { page: Route | 'error' }) {
  const t = useTranslations();
  return <title>{t(`meta.${page}.title`, facts)}</title>;
}
