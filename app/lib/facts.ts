import { facts } from '@/content/profile';
import type { Locale } from './locales';

/** The facts that texts name in braces, such as `{name}`, with the job title as `{role}`. */
export function factsIn(t: (key: 'meta.jobTitle') => string) {
  return { ...facts, role: t('meta.jobTitle') };
}

/** @example capitalize('développeuse fullstack', 'fr') // 'Développeuse fullstack' */
export function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/**
 * A job title as the heading of a CV: in English every word has a capital, as parsers expect.
 * @example headline('web development intern', 'en') // 'Web Development Intern'
 */
export const headline = (title: string, locale: string) =>
  locale === 'en'
    ? title.replace(/(?<![\p{L}’])\p{L}/gu, (letter) => letter.toUpperCase())
    : capitalize(title, locale);

/**
 * The address of a telephone link.
 * @example phoneHref('+33 6 39 98 07 42') // 'tel:+33639980742'
 */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** @example countryName('FR', 'en') // 'France' */
export const countryName = (code: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** @example languageName('es', 'fr') // 'espagnol' */
export const languageName = (code: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
