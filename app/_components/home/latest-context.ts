import { createContext } from 'react';
import type { ContentPictureId } from '@/content/pictures';
import type { PortfolioEntry } from '@/content/schema';

/** What Home shows of the latest entry. */
export type LatestEntry = Pick<PortfolioEntry, 'title'> & { picture?: ContentPictureId<'works'> };

/** The latest entry, which comes with each document: for one picture Home would load the facts of every work. */
export const LatestContext = createContext<LatestEntry | undefined>(undefined);
