import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useState } from 'react';
import { basePath } from '@/app/lib/addresses';
import { CvLink, useDownloads } from '@/app/shell/build-facts';
import { ArrowDown } from '@/app/ui/icons';
import styles from './contact-page.module.scss';

type Props = {
  label: string;
  /** `mailto:`, or `tel:` by `phoneHref` (lib/facts.ts). */
  href: string;
  value: string;
  /** Name of the copy button for assistive technology. */
  copyLabel: string;
  /** Whether it is what one should do first. */
  isPrimary?: boolean;
};

/** A way to get in touch: a very large link, and a button that copies what it says. */
export function Channel({ label, href, value, copyLabel, isPrimary }: Props) {
  const t = useTranslations();
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused' | null>(null);

  // The message is gone when the visitor returns from another page.
  useEffect(() => () => setOutcome(null), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // Refused by the visitor or by policy, or the page isn't served securely: they can still copy it by hand.
      setOutcome('copyRefused');
    }
  };

  return (
    <section className={`panel ${styles.channel}`}>
      <h2 className="telemetry">{label}</h2>
      <a className={`display text-link ${styles.value} ${isPrimary ? styles.primary : ''}`} href={href}>
        {withBreaks(value)}
      </a>
      <div className={`screen-only ${styles.copying}`}>
        <button className="telemetry control" type="button" onClick={copy} aria-label={copyLabel}>
          {t('contact.copy')}
        </button>
        <p className={`small ${styles.outcome}`} role="status">
          {outcome && t(`contact.${outcome}`)}
        </p>
      </div>
    </section>
  );
}

/** Lets an address break after its @ and before its dots rather than in the middle of a word. */
function withBreaks(value: string) {
  return value.split(/(?<=@)|(?=[.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** Files to download: the contact card, also as a QR code, and the curriculum vitae. */
export function Card() {
  const t = useTranslations();
  const { card, qrSize, resume } = useDownloads();
  return (
    <section className={`panel row ${styles.channel} ${styles.card}`}>
      <div>
        <h2 className="telemetry">{t('contact.card')}</h2>
        <a
          className={`display text-link ${styles.value}`}
          href={`${basePath}/card/${card}`}
          download
          aria-label={`${t('contact.save')} — ${t('contact.card')}`}
        >
          {t('contact.save')}
          <ArrowDown />
        </a>
        <p className={`row ${styles.more}`}>
          <CvLink className="target small text-link" />
          <CvLink className="target small text-link" type="docx" />
          <a className="target small text-link" href={`${basePath}/resume/${resume}`} download>
            JSON Resume <ArrowDown />
          </a>
        </p>
      </div>
      {/* biome-ignore lint/performance/noImgElement: next/image can't optimise in an export */}
      <img
        className={styles.code}
        src={`${basePath}/card.svg`}
        // Three CSS pixels per square, so that every edge is sharp.
        width={qrSize * 3}
        height={qrSize * 3}
        alt={t('contact.qr')}
        loading="lazy"
      />
    </section>
  );
}
