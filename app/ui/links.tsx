import { useLocale, useTranslations } from 'next-intl';
import logos from '@/.cache/networks.svg';
import { basePath, downloads } from '@/app/lib/addresses';
import { profile } from '@/content/profile';
import { Icon, Logo } from './icons';

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
          type: (words) => <span className={isShort ? 'visually-hidden' : undefined}>{words}</span>,
        })}
      </span>{' '}
      <Icon name="down" />
    </a>
  );
}

/** Where else the owner is: each network's mark and name. */
export function ProfileLinks() {
  const t = useTranslations();
  return (
    <ul className="row" aria-label={t('nav.elsewhere')}>
      {profile.links?.map(({ name, url }, index) => (
        <li key={url}>
          <a className="target small text-link quiet" href={url} rel="me">
            <Logo file={logos} id={index} />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
