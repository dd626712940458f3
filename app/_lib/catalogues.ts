import type { Messages } from '@/content/types';
import en from '@/messages/en.json' with { type: 'json' };
import fr from '@/messages/fr.json' with { type: 'json' };
import type { Locale } from './locales';

/** Every word of the site by language; one that lacks a key of the others fails the type check here. */
export const catalogues: Record<Locale, Messages> = { fr, en };
