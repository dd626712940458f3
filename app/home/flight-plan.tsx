import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { factsIn } from '@/app/lib/facts';
import { PageLink } from '@/app/ui/page-link';
import styles from './flight-plan.module.scss';

/** The introduction, and a text whose words link to the other pages. */
export function FlightPlan() {
  const t = useTranslations();
  const linkTo = (route: 'portfolio' | 'contact' | 'hobbies') => (words: ReactNode) => (
    <PageLink className="text-link" route={route}>
      {words}
    </PageLink>
  );
  return (
    <section className={styles.plan} aria-labelledby="flight-plan">
      <h2 className="telemetry" id="flight-plan">
        {t('home.flightPlan.label')}
      </h2>
      <p className={styles.intro}>{t('home.intro', factsIn(t))}</p>
      <p>
        {t.rich('home.flightPlan.text', {
          portfolio: linkTo('portfolio'),
          contact: linkTo('contact'),
          hobbies: linkTo('hobbies'),
        })}
      </p>
    </section>
  );
}
