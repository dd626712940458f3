import { useLocale, useTranslations } from 'next-intl';
import { createContext, use } from 'react';
import type { downloads } from '@/app/(files)/downloads';
import { basePath } from '@/app/lib/addresses';
import { ArrowDown } from '@/app/ui/icons';
import type { EntryKey, ScreenshotName } from '@/content/types';

/** What Home shows of the latest entry. */
export interface LatestEntry {
  key: EntryKey;
  picture?: ScreenshotName;
}

/** What is known when the site is built: every document contains it. */
export interface BuildFacts {
  /** Without it Home would have to load the facts of every work. */
  latest: LatestEntry | undefined;
  /** The files to download, by language. */
  downloads: Awaited<ReturnType<typeof downloads>>;
}

export const BuildFactsContext = createContext<BuildFacts | undefined>(undefined);

function useBuildFacts(): BuildFacts {
  const facts = use(BuildFactsContext);
  if (!facts) throw new Error('BuildFactsContext is missing.');
  return facts;
}

export const useLatestEntry = () => useBuildFacts().latest;

/** The files to download in the visitor's language. */
export function useDownloads() {
  const locale = useLocale();
  return useBuildFacts().downloads[locale];
}

interface Props {
  className?: string;
  type?: 'pdf' | 'docx';
}

/** A link to the CV in the visitor's language, with its format and size. */
export function CvLink({ className, type = 'pdf' }: Props) {
  const t = useTranslations();
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
