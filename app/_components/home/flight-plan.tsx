import { useTranslations } from 'next-intl';
import { PageLink } from '@/app/_components/shell/page-link';
import { factsIn } from '@/app/_lib/facts';
import styles from './home-page.module.scss';

/** The introduction, and a text whose words link to the other pages. */
export function FlightPlan() {
  const t = useTranslations();
  return (
    <section className={styles.plan} aria-labelledby="flight-plan">
      <h2 className="telemetry" id="flight-plan">
        {t('home.flightPlan.label')}
      </h2>
      <p className={styles.intro}>{t('home.intro', factsIn(t))}</p>
      <p>
        {t.rich('home.flightPlan.text', {
          portfolio: (words) => (
            <PageLink className="text-link" route="portfolio">
              {words}
            </PageLink>
          ),
          contact: (words) => (
            <PageLink className="text-link" route="contact">
              {words}
            </PageLink>
          ),
          hobbies: (words) => (
            <PageLink className="text-link" route="hobbies">
              {words}
            </PageLink>
          ),
        })}
      </p>
    </section>
  );
}
