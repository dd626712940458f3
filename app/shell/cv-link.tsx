import { useTranslations } from 'next-intl';
import { basePath } from '@/app/lib/addresses';
import { ArrowDown } from '@/app/ui/icons';
import { useDownloads } from './downloads-context';

interface Props {
  className?: string;
  type?: 'pdf' | 'docx';
}

/** A link to the CV in the visitor's language, with its format and size. */
export function CvLink({ className, type = 'pdf' }: Props) {
  const t = useTranslations();
  const { file, size } = useDownloads()[type];
  return (
    <a
      className={className}
      href={`${basePath}/cv/${file}`}
      type={type === 'pdf' ? 'application/pdf' : undefined}
    >
      {t(type === 'pdf' ? 'cv.link' : 'cv.word', { size })} <ArrowDown />
    </a>
  );
}
