import facts from '@/.cache/recruiter-facts.json';
import type { Locale } from './locales';

/** What a recruiter asks first, in words of a language. Each begins in lower case and needs no label. */
export interface RecruiterFacts {
  availability?: string;
  contracts?: string;
  workplace?: string;
  experience?: string;
}

/** The facts that the build has written: pages show them without the kilobytes of all entries. */
export const recruiterFacts = (locale: Locale) => (facts as Record<Locale, RecruiterFacts>)[locale];
