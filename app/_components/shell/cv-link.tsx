import type { ContactKey } from '@/app/_components/contact/contact.words';
import type { HomeKey } from '@/app/_components/home/home.words';
import { ArrowDown } from '@/app/_components/icons/icons';
import type { PortfolioKey } from '@/app/_components/portfolio/portfolio.words';
import { basePath } from '@/app/_lib/addresses';
import { useWords } from '@/app/_lib/messages';
import { useDownloads } from './downloads-context';

interface Props {
  className?: string;
  type?: 'pdf' | 'docx';
}

/** A link to the CV in the visitor's language, with its format and size. */
export function CvLink({ className, type = 'pdf' }: Props) {
  // A page with a link to the Word file needs the key `cv.word` too.
  const t = useWords<(HomeKey & PortfolioKey & ContactKey) | Extract<ContactKey, 'cv.word'>>();
  const { file, size } = useDownloads()[type];
  return (
    <a
      className={className}
      href={`${basePath}/cv/${file}`}
      type={type === 'pdf' ? 'application/pdf' : undefined}
    >
      {t(type === 'pdf' ? 'cv.link' : 'cv.word', { size })} <ArrowDown />
    </a>
  );
}
