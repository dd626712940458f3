import { useLocale } from 'next-intl';
import { ArrowDown } from '@/app/_components/icons/icons';
import { CvLink } from '@/app/_components/shell/cv-link';
import { basePath } from '@/app/_lib/addresses';
import { useWords } from '@/app/_lib/messages';
import handouts from '@/content/handouts.generated.json';
import styles from './card.module.scss';
import channel from './channel.module.scss';
import type { ContactKey } from './contact.words';

/** Files to download: the contact card, also as a QR code, and the curriculum vitae. */
export function Card() {
  const t = useWords<ContactKey>();
  const locale = useLocale();
  const { card, newestCard, qr, resume } = handouts;
  const address = (file: string) => `${basePath}/card/${file}`;
  return (
    <section className={`${channel.channel} ${styles.card}`}>
      <div>
        <h2 className={channel.label}>{t('contact.card')}</h2>
        <a
          className={channel.value}
          href={address(card[locale])}
          download
          aria-label={`${t('contact.save')} — ${t('contact.card')}`}
        >
          {t('contact.save')}
          <ArrowDown />
        </a>
        <p className={styles.more}>
          <CvLink className={styles.file} />
          <CvLink className={styles.file} type="docx" />
          <a className={styles.file} href={address(newestCard)} download>
            vCard 4.0 <ArrowDown />
          </a>
          <a className={styles.file} href={`${basePath}/${resume[locale]}`} download>
            JSON Resume <ArrowDown />
          </a>
        </p>
      </div>
      {/* biome-ignore lint/performance/noImgElement: next/image can't optimise in an export */}
      <img
        src={`${basePath}/${qr.file}`}
        // Three CSS pixels per square, so that every edge is sharp.
        width={qr.size * 3}
        height={qr.size * 3}
        alt={t('contact.qr')}
        loading="lazy"
      />
    </section>
  );
}
