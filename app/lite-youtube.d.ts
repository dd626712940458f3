import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lite-youtube': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        /** A custom element: React passes `class` through and leaves `className` alone. */
        class?: string;
        videoid: string;
        params?: string;
      };
    }
  }
}
