import type { Locale } from '@/app/_lib/locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    /** `useTranslations` knows no key: use `useWords`, which knows those of a page. */
    Messages: Record<never, never>;
  }
}

declare global {
  interface Navigator {
    /** Network Information API, where the browser has it. */
    readonly connection?: { readonly saveData: boolean };
  }
}
