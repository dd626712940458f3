'use client';

import { useTranslations } from 'next-intl';
import { basePath } from '@/app/_lib/addresses';
import sprite from '@/content/sprite.generated.json';
import { type TechnologyId, technologies } from '@/content/technologies';
import styles from './technologies.module.scss';

/** A row of technology logos; each has its name as text, which shows on hover and on focus of a pointer's stead. */
export function Technologies({ ids }: { ids: TechnologyId[] }) {
  const t = useTranslations();
  return (
    <div className={styles.technologies}>
      <h4 className={styles.label}>{t('portfolio.technos')}</h4>
      <ul className={styles.row}>
        {ids.map((id) => (
          <li key={id} title={technologies[id].name}>
            <svg
              width="22"
              height="22"
              viewBox="0 0 24 24"
              fill="currentColor"
              aria-hidden="true"
              focusable="false"
            >
              <use href={`${basePath}/${sprite.file}#${id}`} />
            </svg>
            <span className="visually-hidden">{technologies[id].name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
