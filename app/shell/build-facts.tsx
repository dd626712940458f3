import { useLocale, useTranslations } from 'next-intl';
import { createContext, use } from 'react';
import type { downloads } from '@/app/(files)/downloads';
import { basePath } from '@/app/lib/addresses';
import type { Highlight } from '@/app/lib/works';
import { ArrowDown } from '@/app/ui/icons';

/** What components need to know of the build: every page contains it. The commit of the footer: `readCommit`, export-page.tsx. */
export interface BuildFacts {
  /** The works that Home shows: Home itself would load the facts of every work for four pictures. */
  highlights: Highlight[];
  /** The files to download, by language. */
  downloads: Awaited<ReturnType<typeof downloads>>;
}

export const BuildFactsContext = createContext<BuildFacts | undefined>(undefined);

function useBuildFacts(): BuildFacts {
  const facts = use(BuildFactsContext);
  if (!facts) throw new Error('BuildFactsContext is missing.');
  return facts;
}

export const useHighlights = () => useBuildFacts().highlights;

/** The files to download in the visitor's language. */
export function useDownloads() {
  const locale = useLocale();
  return useBuildFacts().downloads[locale];
}

interface Props {
  className?: string;
  /** Whether only screen readers get its format and size on a phone. */
  isShort?: boolean;
  type?: 'pdf' | 'docx';
}

/** A link to the CV in the visitor's language, with its format and size. */
export function CvLink({ className, isShort, type = 'pdf' }: Props) {
  const t = useTranslations();
  const { file, size } = useDownloads()[type];
  return (
    <a
      className={className}
      href={`${basePath}/cv/${file}`}
      type={type === 'pdf' ? 'application/pdf' : undefined}
    >
      <span>
        {type === 'docx'
          ? t('cv.word', { size })
          : t.rich('cv.link', {
              size,
              type: (words) => <span className={isShort ? 'hidden-on-phones' : undefined}>{words}</span>,
            })}
      </span>{' '}
      <ArrowDown />
    </a>
  );
}
