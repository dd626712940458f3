'use client';

import { createContext } from 'react';
import type { LatestEntry } from '@/app/_lib/latest-entry';

/** The latest entry, which comes with each document: for one picture Home would load the facts of every work. */
export const LatestContext = createContext<LatestEntry | undefined>(undefined);
