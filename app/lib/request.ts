import { getRequestConfig } from 'next-intl/server';
import { defaultLocale } from './locales';

/** What next-intl's functions for the export read: the words of a language, of which none may be missing. */
export default getRequestConfig(async ({ locale = defaultLocale }) => ({
  locale,
  messages: (await import(`@/messages/${locale}.json`)).default,
  onError(error) {
    throw error;
  },
}));
