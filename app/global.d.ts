import type { Locale } from '@/app/_lib/locales';
import type { Messages } from '@/content/types';

declare module 'next-intl' {
  /** Types every message key and the locale; a missing or misspelt key fails the type check. */
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

declare global {
  interface Navigator {
    /** Network Information API, where the browser has it. */
    readonly connection?: { readonly saveData: boolean };
  }
}
