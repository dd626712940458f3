import { useLocale, useTranslations } from 'next-intl';
import { basePath } from '@/app/lib/addresses';
import { downloads } from '@/app/lib/downloads';
import { Icon } from './icons';

type Props = {
  className: string;
  /** Whether its format is for screen readers only. */
  isShort?: boolean;
};

/** A link to the CV in the visitor's language. */
export function CvLink({ className, isShort }: Props) {
  const t = useTranslations();
  return (
    <a className={className} href={basePath + downloads(useLocale()).pdf} type="application/pdf">
      <span>
        {t.rich('cv.link', {
          type: (words) => <span className={isShort ? 'visually-hidden' : undefined}>{words}</span>,
        })}
      </span>{' '}
      <Icon name="down" />
    </a>
  );
}
