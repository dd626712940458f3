/// <reference types="next/image-types/global" />

import type { Locale } from '@/app/lib/locales';
import type { Messages } from '@/content/types';

declare module 'next-intl' {
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
