import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '@/app/browser/scheduling';
import { facts } from '@/app/lib/texts/message-values';
import { Decoration } from '@/app/ui/decoration';
import { profile } from '@/content/profile';
import styles from './footer.module.scss';
import { MotionSwitch } from './motion-switch';

/** The foot of every page. */
export function PageFooter({ commit }: { commit: string }) {
  const t = useTranslations();
  const [Report, setReport] = useState<ComponentType>();

  useEffect(() => {
    const load = () =>
      import('@/app/shell/visit/visit-report').then(({ VisitReport }) => setReport(() => VisitReport));
    // It is of no use for reading the page: where it can't be fetched, its line stays empty.
    whenQuiet(() => load().catch(() => {}));
  }, []);

  return (
    <footer className="row screen-only">
      <p className="telemetry">{`© ${facts.year} ${facts.name}`}</p>
      {profile.source && (
        <a className="telemetry target" href={profile.source}>
          <span>{t('portfolio.sourceCode')}</span>
          {` ${commit}`}
        </a>
      )}
      <MotionSwitch />
      <p className={`telemetry ${styles.report}`}>
        <Decoration>{Report && <Report />}</Decoration>
      </p>
    </footer>
  );
}
