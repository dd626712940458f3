import { useTranslations } from 'next-intl';
import { ArrowDown } from '@/app/_components/icons/icons';
import { CvLink } from '@/app/_components/shell/cv-link';
import { useDownloads } from '@/app/_components/shell/downloads-context';
import { basePath } from '@/app/_lib/addresses';
import styles from './contact-page.module.scss';

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
