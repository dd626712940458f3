import { useLocale, useTranslations } from 'next-intl';
import { basePath, downloads } from '@/app/lib/address/addresses';
import { arrows, Icon } from './icons';

type Props = {
  className: string;
  /** Whether its format is for screen readers only. */
  isShort?: boolean;
};

/** A link to the CV in the visitor's language; `downloads` gives the file its name. */
export function CvLink({ className, isShort }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <a className={className} href={basePath + downloads(locale).pdf} type="application/pdf">
      <span key={locale}>
        {t.rich('cv.link', {
          type: (words) => <span className={isShort ? 'unseen' : undefined}>{words}</span>,
        })}
      </span>{' '}
      <Icon drawing={arrows.down} />
    </a>
  );
}
