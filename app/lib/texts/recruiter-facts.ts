import facts from '@/.cache/facts.json' with { type: 'json' };
import type { Locale } from '@/app/lib/locales';

/** What a recruiter asks first, in words that need no label and begin in lower case. */
export interface RecruiterFacts {
  availability?: string;
  contracts?: string;
  workplace?: string;
  experience?: string;
  /** The name of the owner's: a browser takes long to find it, and browsers differ. */
  timeZone: string;
}

/** Written by the build, as the entries they come from are kilobytes. */
export const recruiterFacts = (locale: Locale) => (facts.recruiter as Record<Locale, RecruiterFacts>)[locale];
