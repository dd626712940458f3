import { attempt } from '@/app/lib/attempt';
import type { Locale } from '@/app/lib/locales';

/**
 * @param locale matters to the i of Turkish; a browser may refuse it
 * @example capitalize('développeuse fullstack', 'fr') // 'Développeuse fullstack'
 */
export function capitalize(text: string, locale: string): string {
  const first = text.charAt(0);
  return (attempt(() => first.toLocaleUpperCase(locale)) ?? first.toUpperCase()) + text.slice(1);
}

/**
 * A job title as the heading of a CV: in English words have a capital, as parsers expect.
 * @example headline('head of web development', 'en') // 'Head of Web Development'
 */
export const headline = (title: string, locale: string) =>
  locale === 'en'
    ? title.replace(/(?<![\p{L}’])(?!(?:and|at|for|in|of|the)\b)\p{L}/gu, (letter) => letter.toUpperCase())
    : capitalize(title, locale);

/** @example countryName('FR', 'en') // 'France' */
export const countryName = (code: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** @example languageName('es', 'fr') // 'espagnol' */
export const languageName = (code: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

/** @example degreeName({ degree: 'Master', area: 'Physics' }, 'en') // 'Master in Physics' */
export function degreeName({ degree, area }: { degree?: string; area?: string }, locale: string): string {
  // English puts it after a word, and not after “MSc”.
  const isWord = locale === 'en' && /^(?:Master|Bachelor|Doctor)\b/.test(degree ?? '');
  return [degree, area].filter(Boolean).join(isWord ? ' in ' : ' ');
}
