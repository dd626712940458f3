'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ArrowDown } from '@/app/_components/icons/icons';
import { basePath } from '@/app/_lib/addresses';
import handouts from '@/content/handouts.generated.json';

/** A link to the curriculum vitae in the visitor's language, which says what it is and how large. */
export function CvLink({ className }: { className?: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const { file, size } = handouts.cv[locale];
  return (
    <a className={className} href={`${basePath}/cv/${file}`} type="application/pdf">
      {t('cv.link', { size })} <ArrowDown />
    </a>
  );
}
