import { createContext } from 'react';
import type { EntryKey, ScreenshotName } from '@/content/types';

/** What Home shows of the latest entry. */
export interface LatestEntry {
  key: EntryKey;
  picture?: ScreenshotName;
}

/** The latest entry, which comes with each document: for one picture Home would load the facts of every work. */
export const LatestContext = createContext<LatestEntry | undefined>(undefined);
