import type { Viewport } from 'next';

/** The browser's own surfaces take the ground colour of the page, `--void` in app/styles/_settings.scss. */
export const viewport = { themeColor: '#04060c', colorScheme: 'dark' } as const satisfies Viewport;
