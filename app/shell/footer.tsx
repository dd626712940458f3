import { useTranslations } from 'next-intl';
import { facts, profile } from '@/content/profile';
import { MotionSwitch } from './motion-switch';

/** The foot of every page. The commit comes from `readCommit` (export-page.tsx). */
export function PageFooter({ commit }: { commit: string }) {
  const t = useTranslations();
  return (
    <footer className="row screen-only">
      <p className="telemetry">
        © {facts.year} {facts.name}
      </p>
      {profile.source && (
        <a className="telemetry target" href={profile.source}>
          {t('portfolio.sourceCode')} {commit}
        </a>
      )}
      <MotionSwitch />
    </footer>
  );
}
