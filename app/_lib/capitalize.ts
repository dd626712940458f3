import type { Locale } from './locales';

/** @example capitalize('développeuse fullstack', 'fr') // 'Développeuse fullstack' */
export function capitalize(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
