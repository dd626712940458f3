/// <reference types="next/image-types/global" />

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Locale } from '@/app/lib/locales';
import type { Messages } from '@/content/types';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lite-youtube': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        /** A custom element: React passes `class` through and leaves `className` alone. */
        class?: string;
        videoid: string;
        /** The video's title. */
        label: string;
      };
    }
  }
}

declare global {
  interface Navigator {
    /** Network Information API, where the browser has it. */
    readonly connection?: { readonly saveData: boolean };
  }
}
