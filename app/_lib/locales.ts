/** The languages of the site, the initial one first. A third one starts here (see docs/owner-guide.md). */
export const locales = ['fr', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'fr';

/** Each language's name in its own words, which is how a reader looks for it. */
export const localeNames: Record<Locale, string> = { fr: 'Français', en: 'English' };

/** The language for the formatters of `Intl`: English is British. */
export const formatLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);
