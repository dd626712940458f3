import facts from '@/.cache/facts.json' with { type: 'json' };
import type { Locale } from '@/app/lib/locales';

/** What a recruiter asks first, in words that need no label and begin in lower case. */
export interface RecruiterFacts {
  availability?: string;
  contracts?: string;
  workplace?: string;
  experience?: string;
  /** Position, employer, year and city, of the latest position that lasts. */
  present?: string;
  languages?: string;
  /** The latest one. */
  degree?: string;
  /** The latest three, as of the awards. */
  certificates?: string;
  awards?: string;
  /** The name of the owner's: a browser takes long to find it, and browsers differ. */
  timeZone?: string;
}

/** Written by the build, as the entries they come from are kilobytes. */
export const recruiterFacts = (locale: Locale) => (facts.recruiter as Record<Locale, RecruiterFacts>)[locale];

/** A main technology. */
export interface StackItem {
  name: string;
  /** Its name in addresses, if works used it. */
  slug?: string;
}

export const stack: readonly StackItem[] = facts.stack;
