import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { hashAddress, routeHash } from '@/app/lib/addresses';
import { useHydrated } from '@/app/lib/when';
import { ShareSign } from '@/app/ui/icons';
import { profile } from '@/content/profile';
import styles from './share.module.scss';

type Props = {
  /** Name of the work in addresses. */
  id: string;
  /** Headline of the work. */
  title: string;
};

/** How long the word of success is shown, in milliseconds. */
const timeToRead = 5000;

/**
 * Shares a work by the system's share sheet or, where there is none, by copying its link. Where copying is refused, the
 * link is shown in a field. Without script there is a plain link to the work.
 */
export function Share({ id, title }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const label = t('share.label', { title });
  // The message is gone when the visitor returns from another page.
  useEffect(() => () => setOutcome(null), []);
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(null), timeToRead);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const words = (
    <>
      <ShareSign />
      <span className={styles.word}>{t('share.share')}</span>
    </>
  );

  if (!isHydrated) {
    return (
      <a className={`telemetry target screen-only ${styles.share}`} href={`#${id}`} aria-label={label}>
        {words}
      </a>
    );
  }

  const link = () => new URL(hashAddress(locale, routeHash('portfolio', id)), location.origin).href;

  const share = async () => {
    setOutcome(null);
    if (navigator.share) {
      try {
        await navigator.share({ title: `${title} — ${profile.name}`, url: link() });
        return;
      } catch (error) {
        // Closed without a choice; anything else means that this system can't share a link.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(link());
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  return (
    <>
      <button
        className={`telemetry target screen-only ${styles.share}`}
        type="button"
        aria-label={label}
        onClick={share}
      >
        {words}
        {isCopied && <span className={styles.copied}>{t('share.copied')}</span>}
      </button>
      <p className={isCopied ? 'visually-hidden' : `small ${styles.outcome}`} role="status">
        {outcome && t(`share.${outcome}`)}
      </p>
      {outcome === 'refused' && (
        <input
          className={`small ${styles.link}`}
          aria-label={t('share.link')}
          value={link()}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
