import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useState } from 'react';
import { hashAddress, routeHash } from '@/app/lib/addresses';
import { isPlainClick } from '@/app/shell/page-link';
import { ShareSign } from '@/app/ui/icons';
import { profile } from '@/content/profile';
import styles from './share.module.scss';

type Props = {
  /** Name of the work in addresses. */
  id: string;
  /** Headline of the work. */
  title: string;
};

/** How long a message is shown, in milliseconds. */
const timeToRead = 5000;

/**
 * Shares a work by the system's share sheet or, where there is none, by copying its link. Without script, or where copying is
 * refused, it is a plain link to the work, whose address is then in the bar.
 */
export function Share({ id, title }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  // The message is gone when the visitor returns from another page.
  useEffect(() => () => setOutcome(null), []);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), timeToRead);
    return () => clearTimeout(timer);
  }, [outcome]);

  const share = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOutcome(null);
    const hash = routeHash('portfolio', id);
    const url = new URL(hashAddress(locale, hash), location.origin).href;
    if (navigator.share) {
      try {
        await navigator.share({ title: `${title} — ${profile.name}`, url });
        return;
      } catch (error) {
        // Closed without a choice; anything else means that this system can't share a link.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      location.hash = hash;
      setOutcome('refused');
    }
  };

  return (
    <>
      <a
        className={`telemetry target screen-only ${styles.share}`}
        href={`#${id}`}
        aria-label={t('share.label', { title })}
        onClick={share}
      >
        <ShareSign />
        <span className={styles.word}>{t('share.share')}</span>
        {outcome === 'copied' && <span className={styles.copied}>{t('share.copied')}</span>}
      </a>
      <p className={outcome === 'refused' ? `small ${styles.refused}` : 'visually-hidden'} role="status">
        {outcome && t(`share.${outcome}`)}
      </p>
    </>
  );
}
