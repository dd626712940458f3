'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ArrowDown } from '@/app/_components/icons/icons';
import { basePath } from '@/app/_lib/addresses';
import handouts from '@/content/handouts.generated.json';

interface Props {
  className?: string;
  type?: keyof typeof mediaTypes;
}

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A link to the CV in the visitor's language, with its format and size. */
export function CvLink({ className, type = 'pdf' }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { file, size } = handouts.cv[type][locale];
  return (
    <a className={className} href={`${basePath}/cv/${file}`} type={mediaTypes[type]}>
      {t(type === 'pdf' ? 'cv.link' : 'cv.word', { size })} <ArrowDown />
    </a>
  );
}
