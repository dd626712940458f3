import { useTranslations } from 'next-intl';
import logos from '@/.cache/technologies.svg';
import { Logo } from '@/app/_components/icons/logo';
import { technologyName } from '@/app/_lib/overview';
import type { TechnologyId } from '@/content/types';
import styles from './work-item.module.scss';

/** A row of technology logos, each with its name beside it: few readers know all of them by sight. */
export function Technologies({ ids }: { ids: TechnologyId[] }) {
  const t = useTranslations();
  return (
    <div className={`row small ${styles.technologies}`}>
      <h4 className="telemetry">{t('portfolio.technos')}</h4>
      <ul aria-label={t('portfolio.technos')}>
        {ids.map((id) => (
          <li key={id}>
            <Logo file={logos} id={id} />
            {technologyName(id)}
          </li>
        ))}
      </ul>
    </div>
  );
}
