import { useLocale, useTranslations } from 'next-intl';
import { hashHref, type PageTarget, routeHash, workHref } from '@/app/lib/address/addresses';
import { ActionLink } from '@/app/ui/action-link';
import { type Drawing, Icon } from '@/app/ui/icons';
import { useCopy } from '@/app/ui/use-copy';
import { profile } from '@/content/profile';
import styles from './share.module.scss';

const shareIcon: Drawing = [12, 13, 'M3.5 5.5H1v6.7h10V5.5H8.5M6 8.5V1M3.2 3.7 6 .9l2.8 2.8'];

type Props = Omit<PageTarget, 'route'> & {
  /** Headline of what is shared. */
  title: string;
};

/**
 * Shares a work, or the works of a technology, by the system's share sheet or, where there is none,
 * by copying its link. Without script, or where copying is refused, it is a plain link, whose
 * address is then in the bar.
 */
export function Share({ title, ...target }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [outcome, copy] = useCopy();
  const hash = routeHash({ route: 'portfolio', ...target });
  const href = hashHref(locale, hash);

  const share = async () => {
    const url = location.origin + href;
    try {
      await navigator.share({ title: `${title} — ${profile.name}`, url });
    } catch (error) {
      // The visitor closed the sheet; anything else means that this browser has none for links.
      if (error instanceof Error && error.name === 'AbortError') return;
      if (!(await copy(url))) location.hash = hash;
    }
  };

  return (
    <>
      <ActionLink
        className={`telemetry target screen-only ${styles.share}`}
        href={target.work ? workHref(locale, target.work) : href}
        aria-label={t('share.label', { title })}
        onAct={share}
      >
        <Icon drawing={shareIcon} />
        <span>{t('share.share')}</span>
        {outcome === 'copied' && <span className={styles.copied}>{t('share.copied')}</span>}
      </ActionLink>
      <p className={outcome === 'refused' ? `small ${styles.refused}` : 'unseen'} role="status">
        {outcome && t(`share.${outcome}`)}
      </p>
    </>
  );
}
