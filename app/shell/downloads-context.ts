import { useLocale } from 'next-intl';
import { createContext, use } from 'react';
import type { downloads } from '@/app/(files)/downloads';
import type { EntryKey, ScreenshotName } from '@/content/types';

/** The files to download by language, which the build makes: they come with each document. */
export const DownloadsContext = createContext<Awaited<ReturnType<typeof downloads>> | undefined>(undefined);

/** The files to download in the visitor's language. */
export function useDownloads() {
  const locale = useLocale();
  const downloads = use(DownloadsContext);
  if (!downloads) throw new Error('useDownloads needs DownloadsContext.');
  return downloads[locale];
}

/** What Home shows of the latest entry. */
export interface LatestEntry {
  key: EntryKey;
  picture?: ScreenshotName;
}

/** The latest entry, which comes with each document: for one picture Home would load the facts of every work. */
export const LatestContext = createContext<LatestEntry | undefined>(undefined);
