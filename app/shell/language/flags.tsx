import type { ReactElement } from 'react';

/** A language without a flag shows its code. */
export const flags: Record<string, ReactElement | undefined> = {
  fr: (
    <svg viewBox="0 0 3 2" aria-hidden="true">
      <path fill="#fff" d="M0 0h3v2H0z" />
      <path fill="#0055a4" d="M0 0h1v2H0z" />
      <path fill="#ef4135" d="M2 0h1v2H2z" />
    </svg>
  ),
  en: (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="m0 0 60 40M60 0 0 40" />
      <path stroke="#c8102e" strokeWidth="4" d="m0 0 60 40M60 0 0 40" />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v40M0 20h60" />
    </svg>
  ),
};
