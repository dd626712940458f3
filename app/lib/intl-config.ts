import { getRequestConfig } from 'next-intl/server';
import { defaultLocale } from './locales';

/** For next-intl during the export: a missing text stops it. */
export default getRequestConfig(async ({ locale = defaultLocale }) => ({
  locale,
  messages: (await import(`@/.cache/messages/${locale}.json`)).default,
  onError(error) {
    throw error;
  },
}));
