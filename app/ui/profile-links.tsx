import { useTranslations } from 'next-intl';
import logos from '@/.cache/networks.svg';
import { profile } from '@/content/profile';
import { Logo } from './icons';

/** Where else the owner is: each network's mark and name. */
export function ProfileLinks() {
  const t = useTranslations();
  return (
    <ul className="row" role="list" aria-label={t('nav.elsewhere')}>
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
